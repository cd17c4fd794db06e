import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const waitingListPages: RouteConfigEntry[] = [
  route('waiting-list/leave', 'features/waiting-list/leave-page.tsx'),
]
