import type { Brand } from '#contract/brands.ts'
import type { BrandRow, Own } from './queries.ts'

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
