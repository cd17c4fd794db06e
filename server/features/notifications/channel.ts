/**
 * The notification channel of the database on which instances tell each other that the notifications of a member changed. A message is
 * the member's id, followed by a space and the notification's id if one was added.
 */
export const NOTIFICATIONS_CHANNEL = 'skynn_notifications'
