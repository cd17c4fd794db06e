import type { User } from '#contract/accounts.ts'
import { daysLeft, membershipLabel, trialProgress } from '#contract/membership.ts'
import { formatDate } from '#web/ui/format.ts'

/** One of the bars of the dashboard: what stands large, how full the bar is (0 to 1), and a sentence under it. */
export type Measure = { value: string; share: number; note: string }

/** Saved articles that fill the bar (specification, business constants). */
const SAVED_GOAL = 10

const DAY = 86_400_000

/** How long the trial of this member is in all, in whole days: the server writes its end, not its length. */
const trialDays = (member: Pick<User, 'signupDate' | 'trialEndDate'>): number =>
  Math.round((Date.parse(member.trialEndDate ?? member.signupDate) - Date.parse(member.signupDate)) / DAY)

/** How far the membership is (decision M4). `now` in milliseconds since 1970. */
export const membershipMeasure = (
  member: Pick<User, 'subscriptionStatus' | 'signupDate' | 'trialEndDate'>,
  now: number,
): Measure => {
  switch (member.subscriptionStatus) {
    case 'free_lifetime':
      return { value: 'Free for life', share: 1, note: 'Nothing to pay and nothing to renew.' }
    case 'trial': {
      const left = daysLeft(Date.parse(member.trialEndDate ?? ''), now) || 0
      const ends = member.trialEndDate === null ? '' : `Your trial ends on ${formatDate(member.trialEndDate)}. `
      return {
        value: left === 1 ? '1 day left' : `${left} days left`,
        share: trialProgress(trialDays(member), left),
        note: `${ends}Nothing is charged.`,
      }
    }
    case 'active':
      return { value: membershipLabel('active', 'panel'), share: 1, note: 'Every guide is open to you in full.' }
    default:
      return {
        value: membershipLabel('free', 'panel'),
        share: 0,
        note: 'Free guides are open to you in full, premium ones as a preview.',
      }
  }
}

/** Articles saved against the goal. `atLeast`: there are more than were counted. */
export const savedMeasure = (saved: number, atLeast = false): Measure => ({
  value: saved >= SAVED_GOAL ? `${saved}${atLeast ? '+' : ''} saved` : `${saved} of ${SAVED_GOAL}`,
  share: Math.min(1, saved / SAVED_GOAL),
  note: saved >= SAVED_GOAL ? 'A shelf of your own.' : 'Save what you want to come back to.',
})
