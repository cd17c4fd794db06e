import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const accountSecurityPages: RouteConfigEntry[] = [
  route('forgot-password', 'features/account-security/forgot-password-page.tsx'),
  route('reset-password', 'features/account-security/reset-password-page.tsx'),
  route('verify-email', 'features/account-security/verify-email-page.tsx'),
]
