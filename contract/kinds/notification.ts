/** The types of notification. */
export type NotificationType = 'welcome' | 'security' | 'membership' | 'brand'

/**
 * The types that a member can mute. Not those about the security of the account: whoever gets into it must not be able to hide that. And not
 * the welcome, which comes once, before there is anything to set.
 */
export const mutableTypes = ['membership', 'brand'] as const satisfies readonly NotificationType[]
export type MutableType = (typeof mutableTypes)[number]

/** Unread notifications are counted up to this number, which stands for "this many or more". */
export const MAX_UNREAD_COUNT = 100
