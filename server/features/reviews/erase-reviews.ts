import type { AppContext } from '#server/app-context.ts'
import type { Queries } from '#server/db/database.ts'
import { deletePictureFiles } from './picture-files.ts'
import { findPicturesBy } from './picture-queries.ts'
import { countRatings, deleteAllBy, findReviewedBy, lockRatings } from './queries.ts'

/**
 * Deletes the reviews, votes and reports of members who are being erased, and corrects the counts they were part of. Call it inside the
 * transaction that erases them: it deletes the files of their pictures first, so that a failure leaves the rest to be erased later. @returns whether ratings have changed; then invalidate `ratingTags`
 */
export const eraseReviewsBy = async (
  queries: Queries,
  memberIds: readonly string[],
  context: AppContext,
): Promise<boolean> => {
  await deletePictureFiles(await findPicturesBy(queries, memberIds), context)
  const productIds = await findReviewedBy(queries, memberIds)
  await lockRatings(queries, productIds)
  await deleteAllBy(queries, memberIds)
  return countRatings(queries, productIds)
}
