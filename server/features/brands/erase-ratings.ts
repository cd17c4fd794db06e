import type { Queries } from '#server/db/database.ts'
import { deleteRatingsBy } from './queries.ts'

/** Deletes the ratings of members who are being erased, which leave the totals too. Call it inside the transaction that erases them. */
export const eraseRatingsBy = (queries: Queries, memberIds: readonly string[]): Promise<void> =>
  deleteRatingsBy(queries, memberIds)
