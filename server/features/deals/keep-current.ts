import type { AppContext } from '#server/app-context.ts'
import { repeat } from '#server/repeat.ts'
import { recordPrices } from './price-queries.ts'
import { removeEndedDocuments } from './queries.ts'
import { southAfricanDay } from './south-african-day.ts'

const MINUTE = 60_000

/** Records the price of every deal that is on, once a day, and removes ended deals from the search. */
export const keepDealsCurrent = async (context: AppContext): Promise<void> => {
  const now = context.now()
  const { queries } = context.database
  const hasRecorded = await recordPrices(queries, southAfricanDay(now), now)
  const removed = await removeEndedDocuments(queries, now)
  if (hasRecorded || removed > 0) await context.invalidate(['deals'])
}

/** Does this now and every minute. @returns a function that stops it */
export const startKeepingDealsCurrent = (context: AppContext): (() => void) =>
  repeat('keeping the deals current', context.log, MINUTE, () => keepDealsCurrent(context))
