import { queryOptions } from '@tanstack/react-query'
import { countUnreadNotifications, listNotifications } from '#contract/routes/notifications.ts'
import { call } from '#web/api/call.ts'

/** The number of unread notifications of a member; the live stream keeps it current. */
export const unreadCountQuery = (memberId: string) =>
  queryOptions({
    queryKey: [countUnreadNotifications.path, memberId],
    queryFn: () => call(countUnreadNotifications),
  })

/** The key of the list of a member's notifications. */
export const notificationsKey = (memberId: string | undefined) => [listNotifications.path, memberId, 'pages']
