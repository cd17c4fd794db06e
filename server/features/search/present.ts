import type { SearchResult } from '#contract/search.ts'
import { extractOf, highlight, type Term } from './highlight.ts'
import type { Match } from './match-queries.ts'

/** A search result, with the words that match marked. The extract is the excerpt, or the part of the body with the match. */
export const presentResult = (row: Match, terms: readonly Term[]): SearchResult => ({
  kind: row.kind,
  path: row.path,
  title: highlight(row.title, terms),
  extract: extractOf(row.body, terms) ?? highlight(row.excerpt, terms),
  art: row.art,
  isSample: row.isSample,
  publishedAt: row.publishedAt.toISOString(),
})
