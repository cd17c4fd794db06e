import type { Notification } from '#contract/notifications.ts'
import { formatDate } from '#web/ui/format.ts'

/** Notifications of one day in South African time. */
export type Day = { label: string; notifications: Notification[] }

const DAY = 86_400_000

/** Groups notifications, newest first, by day: Today, Yesterday, then the date. @param now milliseconds since 1970 */
export const byDay = (notifications: readonly Notification[], now: number): Day[] => {
  const today = formatDate(new Date(now).toISOString())
  const yesterday = formatDate(new Date(now - DAY).toISOString())
  const days: Day[] = []
  for (const notification of notifications) {
    const date = formatDate(notification.createdAt)
    const label = date === today ? 'Today' : date === yesterday ? 'Yesterday' : date
    const last = days.at(-1)
    if (last?.label === label) last.notifications.push(notification)
    else days.push({ label, notifications: [notification] })
  }
  return days
}
