/** The types of notification; a member can mute each of them (`muted_notifications` of a member). */
export type NotificationType = 'welcome'

/** Unread notifications are counted up to this number, which stands for "this many or more". */
export const MAX_UNREAD_COUNT = 100
