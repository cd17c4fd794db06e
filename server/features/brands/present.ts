import type { Brand } from '#contract/brands.ts'
import type { ProductSummary } from '#contract/products.ts'
import type { BrandRow, findPopularProducts, Own } from './queries.ts'

/** The members' average to one decimal, null until somebody has rated. */
export const presentAverage = ({ ratingCount, ratingSum }: Pick<BrandRow, 'ratingCount' | 'ratingSum'>) => ({
  memberRating: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
  memberRatingCount: ratingCount,
})

/** A brand with what the requesting member has done with it. */
export const presentBrand = (row: BrandRow, own: Own): Brand => ({
  id: row.id,
  name: row.name,
  tagline: row.tagline,
  description: row.description,
  highlights: row.highlights,
  website: row.website,
  rating: row.rating,
  ...presentAverage(row),
  art: row.art,
  isSample: row.isSample,
  yourRating: own.ratings.get(row.id) ?? null,
  isFollowed: own.follows.has(row.id),
})

/** A product on the page of its brand. */
export const presentBrandProduct = (
  row: Awaited<ReturnType<typeof findPopularProducts>>[number],
  brand: BrandRow,
): ProductSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  productName: row.productName,
  brand: brand.id,
  brandName: brand.name,
  hasBrandPage: true,
  category: row.category,
  skinTypes: row.skinTypes,
  skinConcerns: row.skinConcerns,
  price: row.price,
  sizeMl: row.sizeMl,
  unitPrice: row.unitPrice,
  affiliateUrl: row.affiliateUrl,
  featuredImage: row.featuredImage,
  images: row.images,
  rating: row.rating,
  ratingCount: row.ratingCount,
  pros: row.pros,
  cons: row.cons,
  spf: row.spf,
  tinted: row.tinted,
  freeFrom: row.freeFrom as ProductSummary['freeFrom'],
  isLocal: row.isLocal,
  isRecommended: row.isRecommended,
  isSample: row.isSample,
  art: row.art,
  why: null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
