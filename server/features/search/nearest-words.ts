import type { AppContext } from '#server/app-context.ts'
import { findSimilarWords } from '#server/search/queries.ts'
import { findUsed } from './queries.ts'

/** Words proposed for a search without results. */
const MAX_PROPOSED = 6

/** Words of the site that a text contains or resembles and that find something, nearest first. */
export const nearestWords = async (text: string, context: AppContext): Promise<string[]> => {
  const db = context.database.queries
  const used = await findUsed(db, await findSimilarWords(db, text), context.now())
  return used.slice(0, MAX_PROPOSED).map(({ word }) => word)
}
