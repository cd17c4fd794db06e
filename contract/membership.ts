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

/** Whole days until a trial ends, rounded up, never below 0. `now` and `end` in milliseconds since 1970. */
export const daysLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 86_400_000))

/** Elapsed fraction of a trial, 0 to 1 (decision M4). */
export const trialProgress = (totalDays: number, left: number): number =>
  totalDays <= 0 ? 1 : Math.min(1, Math.max(0, (totalDays - left) / totalDays))

/** Whether a member is offered an upgrade: everyone who is neither premium nor founding (decision M6). */
export const isUpgradable = (status: SubscriptionStatus): boolean => status === 'trial' || status === 'free'

/** Whether the assistant's answers use the skin profile: trial, active and founding members (decision M10). */
export const hasPersonalAdvice = (status: SubscriptionStatus): boolean => status !== 'free'
