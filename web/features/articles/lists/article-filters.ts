import { type ArticleCategory, type ArticleSort, articleSorts } from '#contract/article-kinds.ts'
import { asCategory } from '#web/features/articles/categories.ts'

/** What the address of a list of articles chooses. `after` is the place where this page of the list starts. */
export type ArticleFilters = {
  category: ArticleCategory | undefined
  tag: string | undefined
  q: string | undefined
  sort: ArticleSort
  after: string | undefined
}

/** The longest search the server takes (contract/articles.ts). */
export const SEARCH_LENGTH = 100

const given = (value: string | null): string | undefined => value?.trim() || undefined

/**
 * Reads an address. What is empty, and a category or order that we do not have, counts as not chosen; a form sent without scripts
 * carries empty fields. A page or tag that is not one of ours goes to the server, which says so.
 */
export const readFilters = (address: URLSearchParams): ArticleFilters => ({
  category: asCategory(address.get('category')),
  tag: given(address.get('tag')),
  q: given(address.get('q'))?.slice(0, SEARCH_LENGTH).toWellFormed(),
  sort: articleSorts.find((sort) => sort === address.get('sort')) ?? 'newest',
  after: given(address.get('after')),
})

/** The choices as query parameters, in one order, without what is the default. */
export const chosenParameters = ({ category, tag, q, sort, after }: Partial<ArticleFilters>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ category, tag, q, sort: sort === 'newest' ? undefined : sort, after }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/** The address of `/articles` under these filters. */
export const articlesAddress = (filters: Partial<ArticleFilters>): string => {
  const search = new URLSearchParams(chosenParameters(filters))
  return search.size === 0 ? '/articles' : `/articles?${search}`
}

/** The filters with something changed. A different choice starts at its first page. */
export const withChange = (filters: ArticleFilters, change: Partial<ArticleFilters>): ArticleFilters => ({
  ...filters,
  after: undefined,
  ...change,
})

/** Whether the list is narrowed by more than its category. */
export const isNarrowed = ({ tag, q }: ArticleFilters): boolean => tag !== undefined || q !== undefined
