import type { Queries } from '#server/db/database.ts'
import { deleteVotesBy } from './queries.ts'

/** Deletes the votes of members who are being erased, which leave the totals too. Call it inside the transaction that erases them. */
export const eraseVotesBy = (queries: Queries, memberIds: readonly string[]): Promise<void> =>
  deleteVotesBy(queries, memberIds)
