import type { Queries } from '#server/db/database.ts'
import { countRatings, deleteAllBy, findReviewedBy, lockRatings } from './queries.ts'

/**
 * Deletes the reviews, votes and reports of members who are being erased, and corrects the counts they were part of. Call it inside the
 * transaction that erases them. @returns whether ratings have changed; then invalidate `ratingTags`
 */
export const eraseReviewsBy = async (queries: Queries, memberIds: readonly string[]): Promise<boolean> => {
  const productIds = await findReviewedBy(queries, memberIds)
  await lockRatings(queries, productIds)
  await deleteAllBy(queries, memberIds)
  return countRatings(queries, productIds)
}
