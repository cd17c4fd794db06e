import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const routinesPages: RouteConfigEntry[] = [
  route('routines', 'features/routines/routines-page.tsx'),
  route('routines/shared/:token', 'features/routines/shared-page.tsx'),
]
