import { z } from 'zod'
import { Art } from './articles.ts'
import { endpoint } from './endpoint.ts'
import { searchKinds } from './kinds/search.ts'
import * as routes from './routes/search.ts'
import { Cursor, Limit, text, Timestamp } from './values.ts'

const Kind = z.enum(searchKinds)

/** A piece of text; `match` if it is a word that was searched for. */
const Piece = z.object({ text: z.string(), match: z.boolean() })

export const SearchResult = z.object({
  kind: Kind,
  path: z.string(),
  title: z.array(Piece),
  /** The excerpt, or the part of the text around the match. */
  extract: z.array(Piece),
  art: Art,
  isSample: z.boolean(),
  publishedAt: Timestamp,
})
export type SearchResult = z.infer<typeof SearchResult>

export const search = endpoint(routes.search, {
  who: 'anyone',
  summary: 'Searches everything that is published, most relevant first; the Link header holds the next page',
  query: z.object({
    q: text(100, 1),
    kind: Kind.optional(),
    after: Cursor.optional(),
    limit: Limit.optional(),
  }),
  response: z.object({
    results: z.array(SearchResult),
    /** The number of matches of all kinds, whatever kind was asked for: exact up to 2 000, and 2 001 if there are more. */
    total: z.int(),
    /** The number of matches of each kind: exact, but if `total` is 2 001 only up to 100, and 101 if there are more. */
    counts: z.record(Kind, z.int()),
    /** If nothing matches: similar words that find something, nearest first. */
    near: z.array(z.string()),
  }),
  errors: [],
})

export const suggest = endpoint(routes.suggest, {
  who: 'anyone',
  summary: 'Up to 8 titles and words that begin like the text, for the search field',
  query: z.object({ q: text(100, 1) }),
  response: z.array(z.object({ text: z.string(), kind: Kind.nullable(), path: z.string().nullable() })),
  errors: [],
})
