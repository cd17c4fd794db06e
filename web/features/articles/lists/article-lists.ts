import type { ArticleSummary } from '#contract/articles.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type ListPage, queryOf, type Read, read, readPage } from '#web/api/read.ts'
import { type ArticleFilters, chosenParameters } from './article-filters.ts'

/** Articles on one page of a list. */
const PAGE_SIZE = 12

/** One page of articles under the filters. */
export const pageOfArticles = (filters: Partial<ArticleFilters>): Read<ListPage<ArticleSummary[]>> =>
  readPage('/api/articles', { query: { ...chosenParameters(filters), limit: String(PAGE_SIZE) } })

/** The tags in use, most used first. */
export const articleTags = read('/api/article-tags')

/**
 * What the browser already has of a question, or undefined. A list page shows at once and fills its skeletons when the answer comes,
 * instead of leaving the reader on the old page.
 */
export const known = <T>(question: Read<T>): T | undefined => queryClient().getQueryData<T>(queryOf(question).queryKey)
