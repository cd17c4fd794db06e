import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { searchDocuments as documents } from '#server/db/schema.ts'
import type { VocabularyWord } from '#server/search/queries.ts'
import { isValid } from './match-queries.ts'

/** Uses of a word are counted up to this number. */
const MOST_USES = 20

/** Those words of the vocabulary that the title, tags or excerpt of a document has, in the same order, with the number of these documents. */
export const findUsed = async (
  db: Queries,
  words: readonly VocabularyWord[],
  now: Date,
): Promise<(VocabularyWord & { uses: number })[]> => {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ stem: string; uses: number }>(sql`
    select stems.stem, (
      with matches as materialized (select from ${documents} where ${documents.searchHead} @@ plainto_tsquery('simple', stems.stem) and ${isValid(now)})
      select count(*)::integer from (select from matches limit ${MOST_USES}) as counted
    ) as uses from unnest(${sql.param(words.map(({ stem }) => stem))}::text[]) as stems (stem)`)
  const uses = new Map(rows.map((row) => [row.stem, row.uses]))
  return words.flatMap((word) => {
    const count = uses.get(word.stem) ?? 0
    return count > 0 ? [{ ...word, uses: count }] : []
  })
}
