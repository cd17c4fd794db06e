import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { placeholders } from './placeholders.ts'

/** A route for each placeholder, so that no link is broken. When a feature opens, its placeholder is removed from the list. */
export const placeholderPages: RouteConfigEntry[] = placeholders.map(({ path }) =>
  route(path, 'features/placeholders/placeholder-page.tsx', { id: `coming${path}` }),
)
