import { createHash, randomUUID } from 'node:crypto'
import type { NotificationType } from '#contract/kinds/notification.ts'
import { OwnPath } from '#contract/notifications.ts'
import type { AppContext } from '#server/app-context.ts'
import { NOTIFICATIONS_CHANNEL } from './channel.ts'
import { insertNotifications } from './queries.ts'

type NewNotification = {
  type: NotificationType
  title: string
  message: string
  /** Where opening it leads: a path of our own, or null. */
  actionUrl: string | null
  /** What it is about, if the member is told about that only once: a second notification with the same key is not stored. */
  once?: string
}

/** An id that depends only on the member and the key, so that the primary key keeps a notification from being stored twice, on any instance. */
const idOf = (memberId: string, key: string): string => {
  const hex = createHash('sha256').update(`${memberId} ${key}`).digest('hex')
  // Version 8, variant 10: RFC 9562, section 5.8.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Notifies members, for other features to call. Nothing is stored for a member who has muted the type. Every open page of a member shows
 * it at once, on any instance.
 * @param queries those of a transaction, to notify only if it commits
 * @throws Error if an `actionUrl` is not a path of our own
 */
export const notifyEach = async (
  context: AppContext,
  notices: readonly (NewNotification & { memberId: string })[],
  queries = context.database.queries,
): Promise<void> => {
  const rows = notices.map(({ memberId, type, title, message, actionUrl, once }) => {
    if (!OwnPath.nullable().safeParse(actionUrl).success)
      throw new Error(`the link of a "${type}" notification is not a path of our own`)
    return {
      id: once === undefined ? randomUUID() : idOf(memberId, once),
      userId: memberId,
      type,
      title,
      message,
      actionUrl,
    }
  })
  if (rows.length > 0) await insertNotifications(queries, NOTIFICATIONS_CHANNEL, rows, context.now())
}

/** Notifies one member. */
export const notify = (
  context: AppContext,
  memberId: string,
  notice: NewNotification,
  queries = context.database.queries,
): Promise<void> => notifyEach(context, [{ ...notice, memberId }], queries)
