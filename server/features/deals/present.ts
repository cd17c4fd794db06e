import type { Deal, DealPage, PricePoint } from '#contract/deals.ts'
import { verdictOn } from './price-verdict.ts'
import type { DealRow } from './queries.ts'

const DAY = 86_400_000
/** "Ending Soon" from this many days before the end (decision C2). */
const SOON = 3

/** The page where membership is bought. */
const MEMBERSHIP = '/subscription'

/** Who reads a deal, and when. */
export type Reader = { mayRedeem: boolean; yourLike: boolean | null; now: Date }

const hasEnded = ({ expiresAt }: DealRow, now: Date): boolean => expiresAt !== null && expiresAt <= now

/** A deal in a list. The code and address of a premium one are in the response only if the reader is entitled to it. */
export const presentDeal = (row: DealRow, { mayRedeem, yourLike, now }: Reader): Deal => {
  const url = mayRedeem ? row.url : MEMBERSHIP
  const end = row.expiresAt?.toISOString() ?? null
  return {
    id: row.id,
    slug: row.slug,
    brand: row.brand,
    brandName: row.brandName ?? row.brand,
    hasBrandPage: row.brandName !== null,
    title: row.title,
    description: row.description,
    discountPercentage: row.discountPercentage,
    originalPrice: row.originalPrice,
    discountedPrice: row.discountedPrice,
    sizeMl: row.sizeMl,
    unitPrice: row.sizeMl === null ? null : Math.round((row.discountedPrice * 100) / row.sizeMl),
    code: mayRedeem ? row.code : null,
    url,
    affiliateUrl: url,
    imageUrl: row.imageUrl,
    category: row.category,
    isActive: row.isActive,
    isPremium: row.isPremium,
    locked: !mayRedeem,
    isSample: row.isSample,
    validUntil: end,
    expiresAt: end,
    endingSoon: row.expiresAt !== null && !hasEnded(row, now) && row.expiresAt.getTime() - now.getTime() <= SOON * DAY,
    likes: row.likes,
    dislikes: row.dislikes,
    yourLike,
    art: row.art,
    createdAt: row.createdAt.toISOString(),
  }
}

/** When a deal next changes by time alone: its label turns to "Ending Soon", then it ends. */
export const nextChange = ({ expiresAt, endingSoon }: Pick<Deal, 'expiresAt' | 'endingSoon'>): Date | undefined => {
  if (expiresAt === null) return undefined
  return new Date(Date.parse(expiresAt) - (endingSoon ? 0 : SOON * DAY))
}

/** One deal with its price history. */
export const presentDealPage = (row: DealRow, reader: Reader, prices: PricePoint[]): DealPage => ({
  ...presentDeal(row, reader),
  ended: hasEnded(row, reader.now),
  prices,
  verdict: verdictOn(row.discountedPrice, prices),
})
