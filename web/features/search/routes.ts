import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const searchPages: RouteConfigEntry[] = [route('search', 'features/search/search-page.tsx')]
