import type { z } from 'zod'
import type { listReviews as endpoint, Review } from '#contract/reviews.ts'
import { LIST_LIMIT } from '#contract/values.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { momentCursor, numberCursor, rankedCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import { noSuchProduct } from '#server/features/products/no-such-product.ts'
import type { Order } from './order-queries.ts'
import { presentReview } from './present.ts'
import { findOwnReview, findReviewable, findReviews, type ReviewRow } from './queries.ts'
import { anyReader, readerOf } from './reader.ts'

const orderOf = (sort: Order['sort'], after: string | undefined): Order => {
  if (sort === 'helpful') return { sort, after: after === undefined ? undefined : numberCursor.read(sort, after) }
  if (sort === 'newest') return { sort, after: after === undefined ? undefined : momentCursor.read(sort, after) }
  return { sort, after: after === undefined ? undefined : rankedCursor.read(sort, after) }
}

const cursorOf = (sort: Order['sort'], { id, helpful, createdAt, tier }: ReviewRow): string => {
  if (sort === 'helpful') return numberCursor.write(sort, { by: helpful, id })
  if (sort === 'newest') return momentCursor.write(sort, { by: createdAt, id })
  return rankedCursor.write(sort, { tier, rank: 0, by: createdAt, id })
}

/**
 * A page of the approved reviews of a product. `like-mine` needs something to compare with: for a visitor, and for a member without a skin
 * profile, it is the order `helpful`.
 * @throws Refusal not_found; invalid_input for a cursor of another list
 */
export const listReviews = async (
  idOrSlug: string,
  { sort = 'helpful', skinType, after, limit = LIST_LIMIT }: z.output<typeof endpoint.query>,
  member: Member | null,
  context: AppContext,
): Promise<Page<Review>> => {
  const { queries } = context.database
  const [product, reader] = await Promise.all([findReviewable(queries, idOrSlug), anyReader(member, context)])
  if (product === undefined) throw noSuchProduct()
  const hasSkin = reader.skinType !== null || reader.fitzpatrickScale !== null
  const order = orderOf(sort === 'like-mine' && !hasSkin ? 'helpful' : sort, after)
  const found = await findReviews(queries, { productId: product.id, skinType }, order, reader, limit + 1)
  const page = paginate(found, limit, (row) => cursorOf(order.sort, row))
  return { rows: page.rows.map((row) => presentReview(row, reader)), after: page.after }
}

/** The member's own review of a product, approved or not; null before they wrote one. @throws Refusal not_found */
export const readOwnReview = async (idOrSlug: string, member: Member, context: AppContext): Promise<Review | null> => {
  const { queries } = context.database
  const [product, reader] = await Promise.all([findReviewable(queries, idOrSlug), readerOf(member, context)])
  if (product === undefined) throw noSuchProduct()
  const row = await findOwnReview(queries, product.id, reader)
  return row === undefined ? null : presentReview(row, reader)
}
