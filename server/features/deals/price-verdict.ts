import type { PricePoint, PriceVerdict } from '#contract/deals.ts'

const DAY = 86_400_000
/** A verdict needs this many recorded days, the first and last at least this many days apart. */
const MIN_RECORDED = 3
const MIN_SPAN = 30

/** How a price compares with the recorded ones, oldest first. */
export const verdictOn = (price: number, recorded: readonly PricePoint[]): PriceVerdict => {
  const [first, last] = [recorded[0], recorded.at(-1)]
  if (!first || !last || recorded.length < MIN_RECORDED) return 'not-enough-history'
  if (Date.parse(last.on) - Date.parse(first.on) < MIN_SPAN * DAY) return 'not-enough-history'
  return recorded.every((point) => price <= point.price) ? 'lowest-recorded' : 'not-lowest'
}
