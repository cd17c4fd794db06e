import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PricePoint } from '#contract/deals.ts'
import type { Queries } from '#server/db/database.ts'
import { dealPrices, deals } from '#server/db/schema.ts'

/** Deals that are active and not past their end. */
export const isOn = (now: Date): SQL | undefined =>
  and(sql`${deals.isActive}`, or(isNull(deals.expiresAt), gt(deals.expiresAt, now)))

/** Recorded days that a price history shows. */
const RECORDED_DAYS = 400

/** The recorded prices of a deal, oldest first. */
export const findPrices = async (db: Queries, dealId: string) => {
  const newest = await db
    .select({ on: dealPrices.recordedOn, price: dealPrices.price })
    .from(dealPrices)
    .where(eq(dealPrices.dealId, dealId))
    .orderBy(desc(dealPrices.recordedOn))
    .limit(RECORDED_DAYS)
  return newest.reverse()
}

/** Writes the recorded prices of a deal; of two for the same day the last. */
export const writePrices = async (db: Queries, dealId: string, prices: readonly PricePoint[]): Promise<void> => {
  const byDay = new Map(prices.map(({ on, price }) => [on, price]))
  if (byDay.size === 0) return
  await db
    .insert(dealPrices)
    .values([...byDay].map(([recordedOn, price]) => ({ dealId, recordedOn, price })))
    .onConflictDoUpdate({
      target: [dealPrices.dealId, dealPrices.recordedOn],
      set: { price: sql`excluded.price` },
    })
}

/** Records the price of each deal that is on, unless it is recorded for this day. @returns whether any was recorded */
export const recordPrices = async (db: Queries, day: string, now: Date): Promise<boolean> => {
  const recorded = await db
    .insert(dealPrices)
    .select(
      db
        .select({ dealId: deals.id, recordedOn: sql`${day}::date`.as('recorded_on'), price: deals.discountedPrice })
        .from(deals)
        .where(isOn(now)),
    )
    .onConflictDoNothing()
    .returning({ dealId: dealPrices.dealId })
  return recorded.length > 0
}
