import type { User } from '#contract/accounts.ts'
import { trialAt } from '#contract/membership.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { formatDate } from '#web/ui/format.ts'

/** One measure of the dashboard: the large value, how full the bar is (0 to 1), and the sentence below it. */
export type Measure = { value: string; share: number; note: string }

/** The goal of saved articles (specification, business constants). */
const SAVED_GOAL = 10

const freePlan: Measure = {
  value: 'Free guides',
  share: 0,
  note: 'You can read free guides in full and preview premium ones.',
}

/** The progress of the membership (decision M4). `now` is in milliseconds since 1970. */
export const membershipMeasure = (
  member: Pick<User, 'subscriptionStatus' | 'signupDate' | 'trialEndDate'>,
  now: number,
): Measure => {
  switch (member.subscriptionStatus) {
    case 'free_lifetime':
      return { value: 'Free for life', share: 1, note: 'Nothing to pay and nothing to renew.' }
    case 'trial': {
      const trial = trialAt(member, now)
      if (trial === null) return freePlan
      return {
        value: trial.left === 1 ? '1 day left' : `${trial.left} days left`,
        share: trial.passed,
        note: `Your trial ends on ${formatDate(member.trialEndDate ?? '')}. You will not be charged.`,
      }
    }
    case 'active':
      return { value: 'Full access', share: 1, note: 'You can read every guide in full.' }
    default:
      return freePlan
  }
}

const missingNames: Record<SkinProfile['missing'][number], string> = {
  skinType: 'skin type',
  skinConcerns: 'concerns',
  skinGoals: 'goals',
  monthlyBudget: 'budget',
  routinePreference: 'routine',
  allergies: 'ingredients to avoid',
  fitzpatrickScale: 'skin tone',
}

/** How much of the skin profile is filled in, as the server counts it. */
export const profileMeasure = ({
  completionPercentage,
  missing,
}: Pick<SkinProfile, 'completionPercentage' | 'missing'>): Measure => ({
  value: `${completionPercentage}%`,
  share: completionPercentage / 100,
  note:
    missing.length === 0
      ? 'That is everything we ask.'
      : missing.length > 3
        ? 'A few questions make your picks personal.'
        : `Still open: ${missing.map((field) => missingNames[field]).join(', ')}.`,
})

/** Saved articles against the goal. `atLeast`: more exist than have been fetched. */
export const savedMeasure = (saved: number, atLeast = false): Measure => ({
  value: saved >= SAVED_GOAL ? `${saved}${atLeast ? '+' : ''} saved` : `${saved} of ${SAVED_GOAL}`,
  share: Math.min(1, saved / SAVED_GOAL),
  note: saved >= SAVED_GOAL ? 'That is quite a collection.' : 'Save what you want to come back to.',
})
