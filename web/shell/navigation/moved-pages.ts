import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { moves } from './moves.ts'

/** One redirect for each address that has moved. */
export const movedPages: RouteConfigEntry[] = Object.keys(moves).map((path) =>
  route(path, 'shell/navigation/moved-page.ts', { id: `moved${path}` }),
)
