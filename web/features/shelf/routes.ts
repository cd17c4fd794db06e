import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const shelfPages: RouteConfigEntry[] = [route('routines/shelf', 'features/shelf/shelf-page.tsx')]
