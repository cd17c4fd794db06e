import type { SearchKind } from '#contract/kinds/search.ts'
import type { Database } from '#server/db/database.ts'
import { findArticles, findFeatured, findMatches } from '#server/features/articles/list-queries.ts'
import { findArticle, findRelated, findSaved, findSavedAmong, findTags } from '#server/features/articles/queries.ts'
import { findMatches as findDocuments, withIndexes } from '#server/features/search/match-queries.ts'
import { suggest } from '#server/features/search/suggest.ts'
import { readSearch } from '#server/search/queries.ts'
import type { Sample } from './sample.ts'

/** A page of a list, and one more row to detect a next page. */
const PAGE = 13

/** One query of the product. */
export type Question = {
  name: string
  /** Why the cost grows with the library, if that is known and accepted. */
  grows?: string
  /** @returns the number of rows */
  ask: (database: Database, sample: Sample) => Promise<number>
}

const any = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('the sample is empty')
  return one
}

type Filter = Omit<Parameters<typeof findArticles>[1], 'limit' | 'sort'> & {
  sort?: Parameters<typeof findArticles>[1]['sort']
}

const list = (name: string, filter: (sample: Sample) => Filter, grows?: string): Question => ({
  name,
  ...(grows && { grows }),
  ask: async ({ queries }, sample) =>
    (await findArticles(queries, { sort: 'newest', limit: PAGE, ...filter(sample) })).length,
})

/** A search as in the API: parses the input, then finds the matches, best first unless a sort order is given. */
const search = (
  name: string,
  filter: (sample: Sample) => Omit<Filter, 'after'> & { q: string },
  grows?: string,
): Question => ({
  name: `search: ${name}`,
  ...(grows && { grows }),
  ask: async ({ queries }, sample) => {
    const { q, sort, ...rest } = filter(sample)
    const text = await readSearch(queries, q)
    if (text === undefined) return 0
    const found =
      sort === undefined
        ? await findMatches(queries, { ...rest, search: text, limit: PAGE }, undefined)
        : await findArticles(queries, { ...rest, search: text, sort, limit: PAGE })
    return found.length
  },
})

/** A site-wide search as in the API: a page of matches, and the number of each kind. */
const siteSearch = (name: string, wanted: (sample: Sample) => { q: string; kind?: SearchKind }): Question => ({
  name: `site-wide search: ${name}`,
  ask: async (database, sample) => {
    const { q, kind } = wanted(sample)
    const text = await readSearch(database.queries, q)
    if (text === undefined) return 0
    const { found } = await withIndexes(database, (db) =>
      findDocuments(db, { text: q, search: text, kind, limit: PAGE, now: new Date() }),
    )
    return found.length
  },
})

const suggestions = (name: string, q: string): Question => ({
  name: `suggestions: ${name}`,
  ask: async (database) => (await suggest({ q }, { database, now: () => new Date() })).length,
})

const afterAny = (sample: Sample) => {
  const { id, publishedAt } = any(sample.articles)
  return { sort: 'newest' as const, place: { by: publishedAt, id } }
}

/** Lists and single articles as pages and the API query them, with other articles, tags, cursors and members each time. */
export const questions: readonly Question[] = [
  list('newest, first page', () => ({})),
  list('newest, a page deep in the list', (sample) => ({ after: afterAny(sample) })),
  list('oldest, first page', () => ({ sort: 'oldest' })),
  list('quickest, first page', () => ({ sort: 'quickest' })),
  list('quickest, a page deep in the list', (sample) => {
    const { id, readMinutes } = any(sample.articles)
    return { sort: 'quickest', after: { sort: 'quickest', place: { by: readMinutes, id } } }
  }),
  list('one category', (sample) => ({ category: any(sample.articles).category })),
  list('one tag', (sample) => ({ tag: any(sample.commonTags) })),
  list('a tag with few articles', (sample) => ({ tag: any(sample.rareTags) })),
  list('a tag in a category', (sample) => ({ tag: any(sample.commonTags), category: 'guide' })),
  list('a tag in a category, quickest', (sample) => ({
    tag: any(sample.commonTags),
    category: 'guide',
    sort: 'quickest',
  })),
  list('a tag, a page deep in the list', (sample) => ({ tag: any(sample.commonTags), after: afterAny(sample) })),
  { name: 'featured', ask: async ({ queries }) => (await findFeatured(queries, undefined, PAGE)).length },
  search('a word in every second article', () => ({ q: 'skin' })),
  search('a word in one of five articles', () => ({ q: 'Rooibos' })),
  search('a word in every text', () => ({ q: 'body' })),
  search('two words in one of a hundred articles', () => ({ q: 'marula for hands' })),
  search('a brand in twenty articles', (sample) => ({ q: any(sample.brands) })),
  search('a brand and a frequent word', (sample) => ({ q: `skin ${any(sample.brands)}` })),
  search('two letters', () => ({ q: 'ro' })),
  search('two letters without a match', () => ({ q: 'xq' })),
  search('an unfinished word', () => ({ q: 'niacin' })),
  search('a synonym', () => ({ q: 'vitamin b3' })),
  search('a typo', () => ({ q: 'niacinimide' })),
  search('a word without a match', () => ({ q: 'moisturiser' })),
  search('a brand, in a category', (sample) => ({ q: any(sample.brands), category: 'guide' })),
  search('a word, under a tag', (sample) => ({ q: 'marula', tag: any(sample.commonTags) })),
  search('a brand, under a tag', (sample) => ({ q: any(sample.brands), tag: any(sample.commonTags) })),
  search('a brand, quickest', (sample) => ({ q: any(sample.brands), sort: 'quickest' })),
  siteSearch('a word in every second document', () => ({ q: 'skin' })),
  siteSearch('a word in every text', () => ({ q: 'body' })),
  siteSearch('a brand in twenty documents', (sample) => ({ q: any(sample.brands) })),
  siteSearch('a rare word in the text', () => ({ q: 'galenic' })),
  siteSearch('a synonym', () => ({ q: 'vitamin b3' })),
  siteSearch('a word without a match', () => ({ q: 'qqqqzzzz' })),
  siteSearch('a frequent word in a rare kind', () => ({ q: 'skin', kind: 'help' })),
  suggestions('an unfinished word', 'niac'),
  suggestions('two letters of a frequent word', 'sk'),
  {
    name: 'article by slug',
    ask: async ({ queries }, sample) => ((await findArticle(queries, any(sample.articles).slug)) ? 1 : 0),
  },
  {
    name: 'article by id',
    ask: async ({ queries }, sample) => ((await findArticle(queries, any(sample.articles).id)) ? 1 : 0),
  },
  {
    name: 'related articles',
    ask: async ({ queries }, sample) => (await findRelated(queries, any(sample.articles), 3)).length,
  },
  { name: 'tags in use', ask: async ({ queries }) => (await findTags(queries)).length },
  {
    name: 'reading list',
    ask: async ({ queries }, sample) => (await findSaved(queries, any(sample.members), undefined, PAGE)).length,
  },
  {
    name: 'saved articles among a page',
    ask: async ({ queries }, sample) => {
      const page = Array.from({ length: PAGE }, () => any(sample.articles).id)
      return (await findSavedAmong(queries, any(sample.members), page)).size
    },
  },
]
