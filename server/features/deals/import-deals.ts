import { z } from 'zod'
import { PricePoint } from '#contract/deals.ts'
import { Cents, Slug, text, Timestamp } from '#contract/values.ts'
import type { AppContext } from '#server/app-context.ts'
import { importShippedRows, readShippedRows } from '#server/content/shipped-rows.ts'
import { findDealHashes, writeDeal } from './queries.ts'

const ShippedDeal = z.strictObject({
  slug: Slug,
  brand: Slug,
  title: text(120, 1),
  description: text(300, 1),
  category: Slug,
  originalPrice: Cents,
  discountedPrice: Cents,
  sizeMl: z.number().positive().nullable(),
  code: text(40, 1).nullable(),
  /** A page of ours, because a sample leads to no shop. */
  url: z.string().regex(/^\/[a-z0-9/-]+$/),
  isPremium: z.boolean(),
  isSample: z.literal(true),
  expiresAt: Timestamp.nullable(),
  createdAt: Timestamp,
  prices: z.array(PricePoint),
  art: z.strictObject({ motif: z.string(), accent: z.string() }),
})

/** The percentage that a price is reduced by, rounded down, so that no discount looks larger than it is. */
const discountOf = ({ originalPrice, discountedPrice }: { originalPrice: number; discountedPrice: number }): number =>
  Math.floor(((originalPrice - discountedPrice) * 100) / originalPrice)

/** Writes the shipped sample deals that are new or have changed. @returns the number written */
export const importDeals = async (context: AppContext): Promise<number> => {
  const now = context.now()
  const shipped = await readShippedRows('deals.json', ShippedDeal, ({ slug }) => slug)
  return importShippedRows(context, shipped, {
    findHashes: findDealHashes,
    write: (db, { prices, expiresAt, createdAt, ...row }, fileHash) =>
      writeDeal(
        db,
        {
          ...row,
          discountPercentage: discountOf(row),
          expiresAt: expiresAt === null ? null : new Date(expiresAt),
          createdAt: new Date(createdAt),
          fileHash,
        },
        prices,
        now,
      ),
    cacheTags: ['deals'],
  })
}
