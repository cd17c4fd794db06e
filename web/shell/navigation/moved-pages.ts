import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { moves } from './moves.ts'

/** One redirect route for each moved path. */
export const movedPages: RouteConfigEntry[] = Object.keys(moves).map((path) =>
  route(path, 'shell/navigation/moved-page.ts', { id: `moved${path}` }),
)
