import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const accountsPages: RouteConfigEntry[] = [
  route('auth', 'features/accounts/auth-page.tsx'),
  route('dashboard', 'features/accounts/dashboard-page.tsx'),
]
