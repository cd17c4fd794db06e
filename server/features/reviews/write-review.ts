import type { Review, ReviewInput } from '#contract/reviews.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { Queries } from '#server/db/database.ts'
import { noSuchProduct } from '#server/features/products/no-such-product.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeRatings } from './change-ratings.ts'
import type { Reader } from './order-queries.ts'
import { deleteDiscarded } from './picture-files.ts'
import { attachPictures, detachPictures } from './picture-queries.ts'
import { assertMayChange, assertReviewable, noSuchReview } from './policy.ts'
import { presentReview } from './present.ts'
import { deleteReview, findOwnership, findReview, findReviewable, insertReview, updateReview } from './queries.ts'
import { readerOf } from './reader.ts'

/** What is stored of the input. The skin tone comes from the skin profile, and only when the member shares it. */
const storedOf = (
  { shareSkinTone, pictureIds: _pictureIds, ...input }: Partial<ReviewInput>,
  { fitzpatrickScale }: Reader,
) => ({
  ...input,
  ...(shareSkinTone !== undefined && { fitzpatrickScale: shareSkinTone ? fitzpatrickScale : null }),
})

const readBack = async (id: string, reader: Reader, context: AppContext): Promise<Review> => {
  const row = await findReview(context.database.queries, id, reader)
  if (row === undefined) throw noSuchReview()
  return presentReview(row, reader)
}

type Pictures = { reviewId: string; userId: string; ids: readonly string[]; now: Date }

/**
 * Gives a review exactly these pictures. @returns the keys of those that it had before, to delete after the transaction
 * @throws Refusal invalid_input for a picture of another member or review, or one that is gone
 */
const setPictures = async (queries: Queries, { ids, ...of }: Pictures): Promise<string[]> => {
  const discarded = await detachPictures(queries, of.reviewId, of.now, ids)
  if (ids.length > 0 && (await attachPictures(queries, { ...of, ids })) < ids.length) {
    const message = 'One of your pictures is no longer there. Please remove it and add it again.'
    throw new Refusal('invalid_input', { message, issues: [{ path: 'body.pictureIds', message }] })
  }
  return discarded
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
  const id = await context.database.transaction(async (transaction) => {
    const written = await insertReview(transaction, {
      ...input,
      ...storedOf(input, reader),
      userId: member.id,
      productId,
      productName,
      brand,
      createdAt: now,
      updatedAt: now,
    })
    if (written === undefined) throw new Refusal('already_reviewed')
    await setPictures(transaction, { reviewId: written, userId: member.id, ids: input.pictureIds ?? [], now })
    return written
  })
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
  const now = context.now()
  let discarded: string[] = []
  if (Object.keys(changes).length > 0)
    await changeRatings([review.productId], context, async (queries) => {
      await updateReview(queries, id, { ...storedOf(changes, reader), isApproved: false, updatedAt: now })
      if (changes.pictureIds)
        discarded = await setPictures(queries, { reviewId: id, userId: member.id, ids: changes.pictureIds, now })
    })
  await deleteDiscarded(discarded, context)
  return readBack(id, reader, context)
}

/** Removes the member's own review with its votes, reports and pictures. @throws Refusal not_found, not_allowed */
export const removeReview = async (id: string, member: Member, context: AppContext): Promise<{ ok: true }> => {
  const review = await findOwnership(context.database.queries, id)
  assertMayChange(review, member.id)
  let discarded: string[] = []
  await changeRatings([review.productId], context, async (queries) => {
    discarded = await detachPictures(queries, id, context.now())
    await deleteReview(queries, id)
  })
  await deleteDiscarded(discarded, context)
  return { ok: true }
}
