import { ageRanges } from '#contract/kinds/review.ts'
import { skinTypes } from '#contract/kinds/skin.ts'
import type { Review, ReviewPicture } from '#contract/reviews.ts'
import { isClose, type Reader } from './order-queries.ts'
import { REVIEW_PICTURES } from './picture-files.ts'
import type { PictureRow } from './picture-queries.ts'
import type { ReviewRow } from './queries.ts'

/** A stored value if it is one of the options; one that a newer release stored is left out. */
const oneOf = <T extends string>(options: readonly T[], stored: string | null): T | null =>
  options.find((option) => option === stored) ?? null

/** A picture with its addresses. */
export const presentPicture = ({ id, key, width, height, placeholder }: PictureRow): ReviewPicture => ({
  id,
  url: `${REVIEW_PICTURES}${key}`,
  smallUrl: `${REVIEW_PICTURES}${key}-small`,
  width,
  height,
  placeholder,
})

/** A review as the reader may see it. The skin tone of its writer is only compared, never shown. */
export const presentReview = (row: ReviewRow, reader: Reader): Review => {
  const pictures = row.pictures.map(presentPicture)
  const isOwn = row.userId === reader.id
  const mayReact = reader.id !== null && !isOwn && row.isApproved
  return {
    id: row.id,
    productId: row.productId,
    productName: row.productName,
    brand: row.brand,
    author: row.author?.trim() || 'A Skynn member',
    rating: row.rating,
    title: row.title,
    content: row.content,
    skinType: oneOf(skinTypes, row.skinType),
    ageRange: oneOf(ageRanges, row.ageRange),
    skinLikeYours: reader.fitzpatrickScale === null ? null : isClose(row.fitzpatrickScale, reader.fitzpatrickScale),
    purchaseVerified: row.purchaseVerified,
    wouldRecommend: row.wouldRecommend,
    weeksUsed: row.weeksUsed,
    gotItFree: row.gotItFree,
    imageUrls: pictures.map(({ url }) => url),
    pictures,
    helpful: row.helpful,
    yourVote: row.vote,
    isApproved: row.isApproved,
    sharesSkinTone: isOwn && row.fitzpatrickScale !== null,
    can: { edit: isOwn, remove: isOwn, vote: mayReact, report: mayReact },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
