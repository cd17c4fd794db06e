import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ArticleCategory } from '#contract/kinds/article.ts'
import { listArticles } from '#contract/routes/articles.ts'
import { queryOf, read } from '#web/api/read.ts'
import { SEARCH_LENGTH } from '#web/features/articles/lists/article-filters.ts'

/** Maximum results on the home page, as specified. */
export const RESULTS_SHOWN = 6

/** Delay between the last keystroke and the request, in milliseconds. */
const DEBOUNCE_DELAY = 200

export type Search = { text: string; category: ArticleCategory | undefined }

export const noSearch: Search = { text: '', category: undefined }

/** Whether the search has any text or category. */
export const isSearching = ({ text, category }: Search): boolean => text.trim() !== '' || category !== undefined

/** The search, debounced while the user types; empty at first. A chosen category or a cleared field takes effect at once. */
const useDebounced = (search: Search): Search => {
  const [debounced, setDebounced] = useState(noSearch)
  const typing = search.text !== debounced.text && search.text.trim() !== ''
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(search), typing ? DEBOUNCE_DELAY : 0)
    return () => clearTimeout(timer)
  }, [search, typing])
  return debounced
}

/**
 * The six best articles of the category with every word of the text in title, tags, excerpt or body, in any form or by a synonym, searched on
 * the server (decisions C22, 42). The previous results stay until the next ones arrive.
 */
export const useArticleSearch = (search: Search) => {
  const debounced = useDebounced(search)
  const q = debounced.text.trim().slice(0, SEARCH_LENGTH) || undefined
  const request = read(listArticles, { query: { q, category: debounced.category, limit: String(RESULTS_SHOWN) } })
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(request),
    enabled: isSearching(debounced),
    placeholderData: keepPreviousData,
  })
  return { articles: isSearching(debounced) ? data : undefined, error, isFetching, refetch }
}
