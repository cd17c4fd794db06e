import type { AppContext } from '#server/app-context.ts'
import { changeRatings } from './change-ratings.ts'
import { noSuchReview } from './policy.ts'
import { findOwnership, updateReview } from './queries.ts'

/** Approves a review for a moderator: it appears, and counts for the rating of its product. Idempotent. @throws Refusal not_found */
export const approveReview = async (id: string, context: AppContext): Promise<void> => {
  const review = await findOwnership(context.database.queries, id)
  if (review === undefined) throw noSuchReview()
  await changeRatings([review.productId], context, (queries) => updateReview(queries, id, { isApproved: true }))
}
