import type { ProductKind } from '#contract/kinds/product.ts'
import type { PlannedStep } from '#contract/routines.ts'
import { kindWords } from '#web/features/products/product-words.ts'
import type { Time } from './plan.ts'

export const timeWords: Readonly<Record<Time, string>> = { morning: 'Morning', evening: 'Evening' }

/** `Once a week`, `3 times a week`. */
export const timesAWeekWords = (times: number): string => (times === 1 ? 'Once a week' : `${times} times a week`)

/** How often a step is used at a time of day. */
export const oftenWords = ({ nights, timesAWeek }: PlannedStep, time: Time): string => {
  if (nights !== undefined && time === 'evening') return nights
  if (timesAWeek !== undefined && timesAWeek < 7) return timesAWeekWords(timesAWeek)
  return `Every ${time}`
}

export const kindLabel = (kind: ProductKind | undefined): string | undefined =>
  kind === undefined ? undefined : kindWords[kind].one
