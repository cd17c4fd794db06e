import type { AppContext } from '#server/app-context.ts'
import type { Queries } from '#server/db/database.ts'
import { countRatings, lockRatings } from './queries.ts'

/** What a changed rating invalidates: the lists and pages that show it. */
export const ratingTags = ['reviews', 'products'] as const

/**
 * Changes reviews of these products and counts their ratings again, in one transaction. Cached pages are invalidated when a count has
 * changed, so that a member who keeps changing a review that waits does not empty the cache.
 */
export const changeRatings = async (
  productIds: readonly string[],
  context: AppContext,
  change: (queries: Queries) => Promise<unknown>,
): Promise<void> => {
  const hasChanged = await context.database.transaction(async (queries) => {
    await lockRatings(queries, productIds)
    await change(queries)
    return countRatings(queries, productIds)
  })
  if (hasChanged) await context.invalidate(ratingTags)
}
