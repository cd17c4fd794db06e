import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { rooms } from './rooms.ts'

/** A page for each room that is not open yet, so that no link leads nowhere. A room that opens leaves the list. */
export const comingPages: RouteConfigEntry[] = rooms.map(({ path }) =>
  route(path, 'features/coming/coming-page.tsx', { id: `coming${path}` }),
)
