import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ArticleCategory } from '#contract/article-kinds.ts'
import { queryOf, read } from '#web/api/read.ts'
import { SEARCH_LENGTH } from '#web/features/articles/lists/article-filters.ts'

/** Results on home, as specified. */
export const RESULTS_SHOWN = 6

/** How long typing has to rest before the server is asked, milliseconds. */
const REST = 200

export type Search = { text: string; category: ArticleCategory | undefined }

export const noSearch: Search = { text: '', category: undefined }

/** Whether there is anything to look for: some text, or a category. */
export const isSearching = ({ text, category }: Search): boolean => text.trim() !== '' || category !== undefined

/** The search as it was when typing last rested: at first, none. A chosen category and an emptied field count at once. */
const useRested = (search: Search): Search => {
  const [rested, setRested] = useState(noSearch)
  const typing = search.text !== rested.text && search.text.trim() !== ''
  useEffect(() => {
    const timer = setTimeout(() => setRested(search), typing ? REST : 0)
    return () => clearTimeout(timer)
  }, [search, typing])
  return rested
}

/**
 * Articles whose title or excerpt holds the text, whatever the case, in the category: the newest six, asked from the server (decision
 * C22). The answer before stays while the next one is on its way.
 */
export const useArticleSearch = (search: Search) => {
  const rested = useRested(search)
  const q = rested.text.trim().slice(0, SEARCH_LENGTH) || undefined
  const question = read('/api/articles', { query: { q, category: rested.category, limit: String(RESULTS_SHOWN) } })
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(question),
    enabled: isSearching(rested),
    placeholderData: keepPreviousData,
  })
  return { articles: isSearching(rested) ? data : undefined, error, isFetching, refetch }
}
