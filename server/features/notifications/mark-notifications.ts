import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { NOTIFICATIONS_CHANNEL } from './channel.ts'
import { countUnread, markAllRead, markRead, markUnread } from './queries.ts'

/** Tells the member's other open pages that the count changed. @returns the unread notifications */
const countAfterChange = async (member: Member, { database }: AppContext): Promise<number> => {
  await database.notify(NOTIFICATIONS_CHANNEL, member.id)
  return countUnread(database.queries, member.id)
}

/** Marks a notification of the member as read; idempotent. @throws Refusal not_found */
export const readNotification = async (id: string, member: Member, context: AppContext) => {
  const { queries } = context.database
  const wasUnread = await markRead(queries, member.id, id)
  if (wasUnread === undefined) throw new Refusal('not_found')
  const unreadCount = wasUnread ? await countAfterChange(member, context) : await countUnread(queries, member.id)
  return { id, isRead: true as const, unreadCount }
}

/** Marks all notifications of the member as read; idempotent. */
export const readAllNotifications = async (member: Member, context: AppContext) => {
  const ids = await markAllRead(context.database.queries, member.id)
  return { ids, unreadCount: await countAfterChange(member, context) }
}

/** Marks notifications of the member as unread again; ids of others are ignored. */
export const unreadNotifications = async (ids: string[], member: Member, context: AppContext) => {
  await markUnread(context.database.queries, member.id, ids)
  return { unreadCount: await countAfterChange(member, context) }
}
