import { z } from 'zod'
import { Art } from './articles.ts'
import * as routes from './routes/brands.ts'
import { Deal } from './deals.ts'
import { endpoint } from './endpoint.ts'
import { ProductSummary } from './products.ts'
import { Slug } from './values.ts'

/** A local brand. `rating` is the editors' (decision C3); `memberRating` the members' average, null until somebody has rated. */
export const Brand = z.object({
  id: Slug,
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  website: z.url({ protocol: /^https$/ }).nullable(),
  rating: z.int().min(1).max(5),
  memberRating: z.number().nullable(),
  memberRatingCount: z.int(),
  art: Art,
  isSample: z.boolean(),
  /** The requesting member's stars and whether they follow the brand; null and false for visitors. */
  yourRating: z.int().nullable(),
  isFollowed: z.boolean(),
})
export type Brand = z.infer<typeof Brand>

/** Four products, and the deals that are on. */
export const BrandPage = Brand.extend({ products: z.array(ProductSummary), deals: z.array(Deal) })
export type BrandPage = z.infer<typeof BrandPage>

const ById = z.object({ id: Slug })

export const listBrands = endpoint(routes.listBrands, {
  who: 'anyone',
  summary: 'All brands, in editorial order',
  response: z.array(Brand),
  errors: [],
})

export const readBrand = endpoint(routes.readBrand, {
  who: 'anyone',
  summary: 'One brand with its popular products and current deals',
  params: ById,
  response: BrandPage,
  errors: ['not_found'],
})

export const rateBrand = endpoint(routes.rateBrand, {
  who: 'member',
  summary: 'Rates a brand; a second rating replaces the first',
  params: ById,
  body: z.strictObject({ stars: z.int().min(1).max(5) }),
  response: Brand.pick({ id: true, memberRating: true, memberRatingCount: true, yourRating: true }),
  errors: ['sign_in_required', 'not_found'],
})

const Followed = Brand.pick({ id: true, isFollowed: true })

export const followBrand = endpoint(routes.followBrand, {
  who: 'member',
  summary: 'Follows a brand; idempotent',
  params: ById,
  response: Followed,
  errors: ['sign_in_required', 'not_found'],
})

export const unfollowBrand = endpoint(routes.unfollowBrand, {
  who: 'member',
  summary: 'Stops following a brand; idempotent',
  params: ById,
  response: Followed,
  errors: ['sign_in_required', 'not_found'],
})

export const listFollowedBrands = endpoint(routes.listFollowedBrands, {
  who: 'member',
  summary: 'The brands that the member follows',
  response: z.array(Brand),
  errors: ['sign_in_required'],
})
