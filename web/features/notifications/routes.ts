import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const notificationsPages: RouteConfigEntry[] = [
  route('notifications', 'features/notifications/notifications-page.tsx'),
]
