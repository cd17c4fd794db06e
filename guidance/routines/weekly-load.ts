import type { Family } from '../knowledge/kinds.ts'
import type { Situation } from '../safety/situation.ts'
import { inAny } from '../match/working-items.ts'
import type { RoutineCheck } from './routine.ts'
import type { KnownStep } from './step-facts.ts'

const peeling: readonly Family[] = ['aha', 'bha', 'pha', 'retinoid', 'retinoid-medicine', 'exfoliating-enzyme']
/** Urea and sugars also count as exfoliants; in a moisturiser they draw water and do not peel. */
const peels = (families: readonly Family[]): boolean =>
  inAny(families, peeling) || (families.includes('exfoliant') && !families.includes('humectant'))

/** How strongly a step peels or stings, 0 to 3; what is not there to exfoliate or treat does not count. */
export const strengthOf = ({ working }: KnownStep): number =>
  working.reduce(
    (most, { id, families, full }) =>
      peels(families) || id === 'benzoyl-peroxide' ? Math.max(most, full?.irritation ?? 0) : most,
    0,
  )

/**
 * What a week of a routine asks of the skin: for each step, how strongly it peels or stings (0–3) × uses a week; what is rinsed off counts
 * half. Up to 12 points is low, up to 20 needs care, more is too much; for skin that is sensitive or has eczema, rosacea or a wound the
 * limits are half of that. Our own rule of thumb: 12 is one strong active (3) on four nights, where careful starting schedules stay; no
 * trial has measured these numbers.
 */
export const weeklyLoad = (steps: readonly KnownStep[], situation: Situation): RoutineCheck['load'] => {
  const points = steps.reduce(
    (sum, one) => sum + strengthOf(one) * one.timesAWeek * (one.kind === 'cleanser' ? 0.5 : 1),
    0,
  )
  const tender =
    situation.skinType === 'sensitive' ||
    (['eczema', 'rosacea', 'psoriasis', 'broken-skin', 'sunburn', 'isotretinoin', 'steroid-cream'] as const).some(
      (one) => situation.conditions.has(one),
    )
  const limit = tender ? 6 : 12
  if (points <= limit)
    return {
      points,
      level: 'low',
      text:
        points === 0
          ? 'Nothing in this routine peels the skin.'
          : 'The peeling and stinging in a week stays within what most skin takes well.',
    }
  if (points <= limit * (5 / 3)) {
    return {
      points,
      level: 'careful',
      text: `That is a fair amount of exfoliation for a week${tender ? ' on easily upset skin' : ''}. Keep two nights a week for moisturiser alone, and cut back at the first tightness or sting.`,
    }
  }
  return {
    points,
    level: 'high',
    text: `That is too much exfoliation for a week${tender ? ' on easily upset skin' : ''}. Keep one strong active on three nights at most and leave the others out for now: worn skin stings, breaks out and, in deeper tones, marks.`,
  }
}
