import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The page that the service worker installs. */
export const offlinePages: RouteConfigEntry[] = [route('offline', 'worker/offline-page.tsx')]
