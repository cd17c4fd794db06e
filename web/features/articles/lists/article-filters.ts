import { type ArticleCategory, type ArticleSort, articleSorts } from '#contract/kinds/article.ts'
import { asCategory } from '#web/features/articles/categories.ts'

/** The filters in the URL of an article list. `after` is the cursor of this page. */
export type ArticleFilters = {
  category: ArticleCategory | undefined
  tag: string | undefined
  q: string | undefined
  sort: ArticleSort
  after: string | undefined
}

/** The maximum search length that the server accepts (contract/articles.ts). */
export const SEARCH_LENGTH = 100

const nonEmpty = (value: string | null): string | undefined => value?.trim() || undefined

/**
 * Parses query parameters. Empty values (a form submitted without JavaScript has empty fields) and unknown categories or sort orders are
 * ignored. Cursors and tags are validated by the server.
 */
export const readFilters = (parameters: URLSearchParams): ArticleFilters => ({
  category: asCategory(parameters.get('category')),
  tag: nonEmpty(parameters.get('tag')),
  q: nonEmpty(parameters.get('q'))?.slice(0, SEARCH_LENGTH).toWellFormed(),
  sort: articleSorts.find((sort) => sort === parameters.get('sort')) ?? 'newest',
  after: nonEmpty(parameters.get('after')),
})

/** The filters as query parameters, in a fixed order and without defaults. */
export const chosenParameters = ({ category, tag, q, sort, after }: Partial<ArticleFilters>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ category, tag, q, sort: sort === 'newest' ? undefined : sort, after }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/** The path of `/articles` with these filters. */
export const articlesAddress = (filters: Partial<ArticleFilters>): string => {
  const search = new URLSearchParams(chosenParameters(filters))
  return search.size === 0 ? '/articles' : `/articles?${search}`
}

/** The filters with a change applied; resets `after` unless the change sets it. */
export const withChange = (filters: ArticleFilters, change: Partial<ArticleFilters>): ArticleFilters => ({
  ...filters,
  after: undefined,
  ...change,
})

/** Whether the list is filtered by more than its category. */
export const isNarrowed = ({ tag, q }: ArticleFilters): boolean => tag !== undefined || q !== undefined
