import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const accountPages: RouteConfigEntry[] = [
  route('profile', 'features/account/profile-page.tsx'),
  route('settings', 'features/account/settings-page.tsx'),
]
