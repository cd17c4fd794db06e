import type { SubscriptionStatus } from './accounts.ts'

/** Where a membership label appears; the specification defines the wording per place. */
export type LabelPlace = 'menu' | 'panel' | 'drawer'

const labels: Record<LabelPlace, Record<SubscriptionStatus, string>> = {
  menu: { free_lifetime: 'Founding Member', active: 'Premium Member', trial: 'Free Trial', free: 'Free Member' },
  panel: { free_lifetime: 'Free Lifetime', active: 'Premium', trial: 'Premium Trial', free: 'Free' },
  drawer: { free_lifetime: 'Founding Member', active: 'Premium', trial: 'Premium Trial', free: 'Free' },
}

const aliases: Record<string, SubscriptionStatus> = { premium: 'active', founding_member: 'free_lifetime' }

/** The specified label for a status at a place. Unknown values count as free; `premium` and `founding_member` are legacy names (M2). */
export const membershipLabel = (status: string, place: LabelPlace): string => {
  const known = aliases[status] ?? status
  return labels[place][known as SubscriptionStatus] ?? labels[place].free
}

type Membership = { subscriptionStatus: SubscriptionStatus; trialEndDate: Date | string | null }

/** The status that counts at a moment: a trial counts as free from the moment it ends (decision M8), or without an end. `now` in milliseconds. */
export const statusAt = ({ subscriptionStatus, trialEndDate }: Membership, now: number): SubscriptionStatus =>
  subscriptionStatus === 'trial' && (trialEndDate === null || new Date(trialEndDate).getTime() <= now)
    ? 'free'
    : subscriptionStatus

/** Whole days until a trial ends, rounded up, never below 0. `now` and `end` in milliseconds since 1970. */
export const daysLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 86_400_000))

/**
 * The days left of a member's trial and the share of its own length that has passed, 0 to 1 (decision M4); null without a trial. The
 * status is taken as the server reported it: the clock of a phone may be wrong. `now` in milliseconds since 1970.
 */
export const trialAt = (
  { subscriptionStatus, signupDate, trialEndDate }: Membership & { signupDate: string },
  now: number,
): { left: number; passed: number } | null => {
  if (subscriptionStatus !== 'trial' || trialEndDate === null) return null
  const end = new Date(trialEndDate).getTime()
  const left = daysLeft(end, now)
  const total = Math.round((end - Date.parse(signupDate)) / 86_400_000)
  return { left, passed: total <= 0 ? 1 : Math.min(1, Math.max(0, (total - left) / total)) }
}

/** Whether a member is offered an upgrade: everyone who is neither premium nor founding (decision M6). */
export const isUpgradable = (status: SubscriptionStatus): boolean => status === 'trial' || status === 'free'

/** Whether the assistant's answers use the skin profile: trial, active and founding members (decision M10). */
export const hasPersonalAdvice = (status: SubscriptionStatus): boolean => status !== 'free'
