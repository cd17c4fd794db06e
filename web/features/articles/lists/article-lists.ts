import type { ArticleSummary } from '#contract/articles.ts'
import { listArticleTags, listArticles } from '#contract/routes/articles.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type ListPage, queryOf, type Read, read, readPage } from '#web/api/read.ts'
import { type ArticleFilters, chosenParameters } from './article-filters.ts'

/** Articles on one page of a list. */
const PAGE_SIZE = 12

/** One page of articles that match the filters. */
export const pageOfArticles = (filters: Partial<ArticleFilters>): Read<ListPage<ArticleSummary[]>> =>
  readPage(listArticles, { query: { ...chosenParameters(filters), limit: String(PAGE_SIZE) } })

/** The tags in use, most used first. */
export const articleTags = read(listArticleTags)

/**
 * The cached data of a read, or undefined. A list page renders at once with skeletons and fills them when the data arrives, instead of
 * blocking the navigation.
 */
export const cached = <T>(request: Read<T>): T | undefined => queryClient().getQueryData<T>(queryOf(request).queryKey)
