import type { NotificationType } from '#contract/notification-kinds.ts'
import { OwnPath } from '#contract/notifications.ts'
import type { AppContext } from '#server/app-context.ts'
import { NOTIFICATIONS_CHANNEL } from './channel.ts'
import { insertNotification } from './queries.ts'

type NewNotification = {
  type: NotificationType
  title: string
  message: string
  /** Where opening it leads: a path of our own, or null. */
  actionUrl: string | null
}

/**
 * Notifies a member, for other features to call. Nothing is stored if the member has muted the type. Every open page of the member shows
 * it at once, on any instance.
 * @param queries those of a transaction, to notify only if it commits
 * @throws Error if `actionUrl` is not a path of our own
 */
export const notify = async (
  context: AppContext,
  memberId: string,
  { type, title, message, actionUrl }: NewNotification,
  queries = context.database.queries,
): Promise<void> => {
  if (!OwnPath.nullable().safeParse(actionUrl).success)
    throw new Error(`the link of a "${type}" notification is not a path of our own`)
  await insertNotification(queries, NOTIFICATIONS_CHANNEL, {
    userId: memberId,
    type,
    title,
    message,
    actionUrl,
    createdAt: context.now(),
  })
}
