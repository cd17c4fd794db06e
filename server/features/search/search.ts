import { z } from 'zod'
import { type SearchKind, searchKinds } from '#contract/kinds/search.ts'
import type { search as endpoint } from '#contract/search.ts'
import type { AppContext } from '#server/app-context.ts'
import { rankedCursor } from '#server/db/cursor.ts'
import { paginate } from '#server/db/paginate.ts'
import { findWordForms, readSearch } from '#server/search/queries.ts'
import { termsOf } from '#server/search/text-query.ts'
import { folded, type Term } from './highlight.ts'
import { nearestWords } from './nearest-words.ts'
import { presentResult } from './present.ts'
import { findMatches, type Match, noMatches, type Place, withIndexes } from './match-queries.ts'

/** Results on a page unless the call asks for another number. */
const PAGE_SIZE = 20

/** The kind of a document, and its id in its own table. */
const Key = z.templateLiteral([z.enum(searchKinds), '.', z.string().regex(/^[\w-]{1,100}$/)])

const readCursor = (cursor: string): Place => {
  const { id, ...place } = rankedCursor.read('search', cursor, Key)
  const [kind, ref] = id.split('.') as [SearchKind, string]
  return { ...place, kind, ref }
}

const cursorOf = ({ tier, rank, publishedAt, kind, ref }: Match): string =>
  rankedCursor.write('search', { tier, rank, by: publishedAt, id: `${kind}.${ref}` })

/** The words and phrases of a search, each in every published form of its stem. */
const readTerms = async (search: string, context: AppContext): Promise<Term[]> => {
  const terms = termsOf(search)
  const forms = await findWordForms(context.database.queries, [...new Set(terms.flat())])
  return terms.map((stems) => stems.map((stem) => new Set([folded(stem), ...(forms.get(stem) ?? [])])))
}

/**
 * A page of the published documents that match, best first, with the number of matches of each kind. If there are none, similar words
 * that have some.
 * @throws Refusal invalid_input for a cursor of another list
 */
export const search = async (
  { q, kind, after: cursor, limit = PAGE_SIZE }: z.output<typeof endpoint.query>,
  context: AppContext,
): Promise<{ body: z.input<typeof endpoint.response>; after: string | undefined }> => {
  const db = context.database.queries
  const place = cursor === undefined ? undefined : readCursor(cursor)
  const query = await readSearch(db, q)
  const { found, total, counts } =
    query === undefined
      ? { found: [], total: 0, counts: noMatches }
      : await withIndexes(context.database, (indexed) =>
          findMatches(indexed, { text: q, search: query, kind, after: place, limit: limit + 1, now: context.now() }),
        )
  const terms = query === undefined || found.length === 0 ? [] : await readTerms(query, context)
  const { rows, after } = paginate(found, limit, cursorOf)
  const near = total === 0 ? await nearestWords(q, context) : []
  return { body: { results: rows.map((row) => presentResult(row, terms)), total, counts, near }, after }
}
