import { z } from 'zod'
import { Art } from './articles.ts'
import * as routes from './routes/deals.ts'
import { endpoint } from './endpoint.ts'
import { Cents, Cursor, Id, IdOrSlug, Limit, Slug, text, Timestamp } from './values.ts'

/**
 * A sponsored offer. Prices in cents. Duplicate fields return one stored value (decision C14). A premium deal that the reader is not
 * entitled to is `locked`: its code is null and its addresses lead to the membership page.
 */
export const Deal = z.object({
  id: Id,
  slug: Slug,
  brand: z.string(),
  brandName: z.string(),
  hasBrandPage: z.boolean(),
  title: z.string(),
  description: z.string(),
  discountPercentage: z.int().min(0).max(100),
  originalPrice: Cents,
  discountedPrice: Cents,
  sizeMl: z.number().nullable(),
  /** Cents per 100 ml at the discounted price. */
  unitPrice: z.int().nullable(),
  code: z.string().nullable(),
  url: z.string(),
  affiliateUrl: z.string(),
  imageUrl: z.string().nullable(),
  category: z.string(),
  isActive: z.boolean(),
  isPremium: z.boolean(),
  locked: z.boolean(),
  isSample: z.boolean(),
  validUntil: Timestamp.nullable(),
  expiresAt: Timestamp.nullable(),
  /** On, with at most 3 days left (decision C2). Decided by the server's clock. */
  endingSoon: z.boolean(),
  likes: z.int(),
  dislikes: z.int(),
  /** The requesting member's opinion; null for none and for visitors. */
  yourLike: z.boolean().nullable(),
  art: Art,
  createdAt: Timestamp,
})
export type Deal = z.infer<typeof Deal>

/** The price on a day, in cents. */
export const PricePoint = z.object({ on: z.iso.date(), price: Cents })
export type PricePoint = z.infer<typeof PricePoint>

/** How the discounted price compares with the recorded ones. A verdict needs at least 3 recorded days that span at least 30 days. */
export const PriceVerdict = z.enum(['lowest-recorded', 'not-lowest', 'not-enough-history'])
export type PriceVerdict = z.infer<typeof PriceVerdict>

/** One deal. `ended`: past its end date, so it is no longer listed (decision C2). */
export const DealPage = Deal.extend({
  ended: z.boolean(),
  /** The recorded prices of the last 400 recorded days, oldest first. */
  prices: z.array(PricePoint),
  verdict: PriceVerdict,
})
export type DealPage = z.infer<typeof DealPage>

const ByIdOrSlug = z.object({ id: IdOrSlug })
/** What members think of a deal, and the requesting member. */
export const DealOpinion = Deal.pick({ id: true, likes: true, dislikes: true, yourLike: true })
export type DealOpinion = z.infer<typeof DealOpinion>

export const listDeals = endpoint(routes.listDeals, {
  who: 'anyone',
  summary: 'Deals that are on, newest first; never ordered by what we are paid',
  query: z.object({
    brand: text(80, 1).optional(),
    category: text(40, 1).optional(),
    after: Cursor.optional(),
    limit: Limit.optional(),
  }),
  response: z.array(Deal),
  errors: [],
})

export const DealFilters = z.object({
  categories: z.array(z.object({ category: z.string(), deals: z.int() })),
  brands: z.array(z.object({ brand: z.string(), brandName: z.string(), deals: z.int() })),
})
export type DealFilters = z.infer<typeof DealFilters>

export const listDealFilters = endpoint(routes.listDealFilters, {
  who: 'anyone',
  summary: 'The categories and brands of the deals that are on, with how many each has',
  response: DealFilters,
  errors: [],
})

export const readDeal = endpoint(routes.readDeal, {
  who: 'anyone',
  summary: 'One deal with its recorded prices, also after its end',
  params: ByIdOrSlug,
  response: DealPage,
  errors: ['not_found'],
})

export const likeDeal = endpoint(routes.likeDeal, {
  who: 'member',
  summary: 'Likes or dislikes a deal; the second replaces the first',
  params: ByIdOrSlug,
  body: z.strictObject({ isLike: z.boolean() }),
  response: DealOpinion,
  errors: ['sign_in_required', 'not_found'],
})

export const unlikeDeal = endpoint(routes.unlikeDeal, {
  who: 'member',
  summary: 'Takes the like or dislike back; idempotent',
  params: ByIdOrSlug,
  response: DealOpinion,
  errors: ['sign_in_required', 'not_found'],
})
