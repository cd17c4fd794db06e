import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MAX_UNREAD_COUNT } from './kinds/notification.ts'
import * as routes from './routes/notifications.ts'
import { Cursor, Id, Timestamp } from './values.ts'

/** A path of our own, where opening a notification leads: one slash first, and nothing that a browser reads as another host. */
export const OwnPath = z
  .string()
  .regex(/^\/(?!\/)[^\s\\]*$/)
  .max(500)

export const Notification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  actionUrl: OwnPath.nullable(),
  isRead: z.boolean(),
  createdAt: Timestamp,
})
export type Notification = z.infer<typeof Notification>

const UnreadCount = z.int().min(0).max(MAX_UNREAD_COUNT)

/** The data of an event of the live stream: the unread notifications, and those that were added since the previous event. */
export const LiveNotifications = z.object({ unreadCount: UnreadCount, added: z.array(Notification) })
export type LiveNotifications = z.infer<typeof LiveNotifications>

/** Maximum number of notifications that one call marks as read or unread. */
export const MAX_MARKED = 1000

export const listNotifications = endpoint(routes.listNotifications, {
  who: 'member',
  summary: 'The notifications of the member, newest first; the Link header holds the next page',
  query: z.object({
    after: Cursor.optional(),
    limit: z
      .string()
      .regex(/^([1-9]|[1-4]\d|50)$/, 'Use a whole number from 1 to 50')
      .transform(Number)
      .optional(),
  }),
  response: z.array(Notification),
  errors: ['sign_in_required'],
})

export const countUnreadNotifications = endpoint(routes.countUnreadNotifications, {
  who: 'member',
  summary: `The number of unread notifications of the member, at most ${MAX_UNREAD_COUNT}`,
  response: z.object({ unreadCount: UnreadCount }),
  errors: ['sign_in_required'],
})

export const readNotification = endpoint(routes.readNotification, {
  who: 'member',
  summary: 'Marks a notification as read; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ id: Id, isRead: z.literal(true), unreadCount: UnreadCount }),
  errors: ['sign_in_required', 'not_found'],
})

export const readAllNotifications = endpoint(routes.readAllNotifications, {
  who: 'member',
  summary: `Marks all notifications as read; returns the ids of those that were unread, the newest ${MAX_MARKED} at most`,
  response: z.object({ ids: z.array(Id), unreadCount: UnreadCount }),
  errors: ['sign_in_required'],
})

export const unreadNotifications = endpoint(routes.unreadNotifications, {
  who: 'member',
  summary: 'Marks notifications as unread again, to undo marking all as read; ids of other members are ignored',
  body: z.object({ ids: z.array(Id).min(1).max(MAX_MARKED) }),
  response: z.object({ unreadCount: UnreadCount }),
  errors: ['sign_in_required'],
})
