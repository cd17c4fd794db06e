import type { NotificationType } from '#contract/notification-kinds.ts'

/** What each type of notification is called, and when it comes. */
export const notificationLabels: Record<NotificationType, { label: string; text: string }> = {
  welcome: { label: 'Welcome', text: 'A note with first steps when you join.' },
}
