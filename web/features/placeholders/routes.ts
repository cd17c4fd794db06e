import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { placeholders } from './placeholders.ts'

/** A page for each placeholder that is not open yet, so that no link leads nowhere. A placeholder that opens leaves the list. */
export const placeholderPages: RouteConfigEntry[] = placeholders.map(({ path }) =>
  route(path, 'features/placeholders/placeholder-page.tsx', { id: `coming${path}` }),
)
