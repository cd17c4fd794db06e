import type { z } from 'zod'
import type { suggest as endpoint } from '#contract/search.ts'
import type { AppContext } from '#server/app-context.ts'
import { findStartingWords, readSearch } from '#server/search/queries.ts'
import { findTitles, withIndexes } from './match-queries.ts'
import { findUsed } from './queries.ts'

const MAX_SUGGESTIONS = 8
/** At most this many of the suggestions are words; titles fill the rest. */
const MAX_WORDS = 3

/** Words in use that begin like the text, the most used first, then titles that contain a word that does, newest first. */
export const suggest = async (
  { q }: z.output<typeof endpoint.query>,
  context: Pick<AppContext, 'database' | 'now'>,
): Promise<z.input<typeof endpoint.response>> => {
  const db = context.database.queries
  const [starting, search] = await Promise.all([findStartingWords(db, q), readSearch(db, q)])
  const [used, titles] = await Promise.all([
    findUsed(db, starting, context.now()),
    search === undefined
      ? []
      : withIndexes(context.database, (indexed) => findTitles(indexed, search, MAX_SUGGESTIONS, context.now())),
  ])
  const titled = new Set(titles.map(({ title }) => title.toLowerCase()))
  const words = used
    .filter(({ word }) => !titled.has(word))
    .sort((one, other) => other.uses - one.uses || one.word.length - other.word.length)
    .slice(0, MAX_WORDS)
    .map(({ word }) => ({ text: word, kind: null, path: null }))
  return [...words, ...titles.map(({ title, kind, path }) => ({ text: title, kind, path }))].slice(0, MAX_SUGGESTIONS)
}
