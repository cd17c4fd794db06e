import type { Notification } from '#contract/notifications.ts'
import type { NotificationRow } from './queries.ts'

/** A notification as returned to its member. */
export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  actionUrl: row.actionUrl,
  isRead: row.isRead,
  createdAt: row.createdAt.toISOString(),
})
