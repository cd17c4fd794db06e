import type { Queries } from '#server/db/database.ts'
import { deleteOpinionsBy } from './queries.ts'

/** Deletes the likes and dislikes of members who are being erased, which leave the totals too. Call it inside the transaction that erases them. */
export const eraseOpinionsBy = (queries: Queries, memberIds: readonly string[]): Promise<void> =>
  deleteOpinionsBy(queries, memberIds)
