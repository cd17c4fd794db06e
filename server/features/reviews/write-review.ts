import type { Review, ReviewInput } from '#contract/reviews.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { noSuchProduct } from '#server/features/products/no-such-product.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeRatings } from './change-ratings.ts'
import type { Reader } from './order-queries.ts'
import { assertMayChange, assertReviewable, noSuchReview } from './policy.ts'
import { presentReview } from './present.ts'
import { deleteReview, findOwnership, findReview, findReviewable, insertReview, updateReview } from './queries.ts'
import { readerOf } from './reader.ts'

/** What is stored of the input. The skin tone comes from the skin profile, and only when the member shares it. */
const storedOf = ({ shareSkinTone, ...input }: Partial<ReviewInput>, { fitzpatrickScale }: Reader) => ({
  ...input,
  ...(shareSkinTone !== undefined && { fitzpatrickScale: shareSkinTone ? fitzpatrickScale : null }),
})

const readBack = async (id: string, reader: Reader, context: AppContext): Promise<Review> => {
  const row = await findReview(context.database.queries, id, reader)
  if (row === undefined) throw noSuchReview()
  return presentReview(row, reader)
}

/** Reviews a product; a moderator approves the review before it appears. @throws Refusal not_found, not_allowed, already_reviewed */
export const writeReview = async (
  idOrSlug: string,
  input: ReviewInput,
  member: Member,
  context: AppContext,
): Promise<Review> => {
  const { queries } = context.database
  const [product, reader] = await Promise.all([findReviewable(queries, idOrSlug), readerOf(member, context)])
  if (product === undefined) throw noSuchProduct()
  assertReviewable(product)
  const { id: productId, productName, brand } = product
  const now = context.now()
  const id = await insertReview(queries, {
    ...input,
    ...storedOf(input, reader),
    userId: member.id,
    productId,
    productName,
    brand,
    createdAt: now,
    updatedAt: now,
  })
  if (id === undefined) throw new Refusal('already_reviewed')
  return readBack(id, reader, context)
}

/**
 * Changes the member's own review, which then waits for approval again and does not count until then. Without a change it stays as it is.
 * @throws Refusal not_found, not_allowed
 */
export const editReview = async (
  id: string,
  changes: Partial<ReviewInput>,
  member: Member,
  context: AppContext,
): Promise<Review> => {
  const review = await findOwnership(context.database.queries, id)
  assertMayChange(review, member.id)
  const reader = await readerOf(member, context)
  if (Object.keys(changes).length > 0)
    await changeRatings([review.productId], context, (queries) =>
      updateReview(queries, id, { ...storedOf(changes, reader), isApproved: false, updatedAt: context.now() }),
    )
  return readBack(id, reader, context)
}

/** Removes the member's own review with its votes and reports. @throws Refusal not_found, not_allowed */
export const removeReview = async (id: string, member: Member, context: AppContext): Promise<{ ok: true }> => {
  const review = await findOwnership(context.database.queries, id)
  assertMayChange(review, member.id)
  await changeRatings([review.productId], context, (queries) => deleteReview(queries, id))
  return { ok: true }
}
