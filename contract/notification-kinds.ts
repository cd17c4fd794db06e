/** The types of notification; a member can mute each of them. */
export const notificationTypes = ['welcome'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Unread notifications are counted up to this number, which stands for "this many or more". */
export const MAX_UNREAD_COUNT = 100
