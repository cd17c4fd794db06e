import type { MutableType } from '#contract/kinds/notification.ts'

/** What each type of notification that can be switched off is called, and when it comes. */
export const notificationLabels: Record<MutableType, { label: string; text: string }> = {
  membership: { label: 'Membership', text: 'Before your trial ends, and when it has ended.' },
  brand: { label: 'Brands you follow', text: 'When one of them has a new product or deal.' },
}
