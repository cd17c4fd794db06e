import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedArticle } from '#contract/articles.ts'
import { listSavedArticles, saveArticle, unsaveArticle } from '#contract/routes/articles.ts'
import { messageFor } from '#web/api/api-error.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import { call } from '#web/api/call.ts'
import { readPage } from '#web/api/read.ts'
import { markSaved } from '#web/features/articles/saved-marks.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { allSaved, placeOf, putBack, type SavedPages, takeOut } from './saved-pages.ts'

/**
 * The reading list of a member, most recently saved first, fetched in pages of 100. Other pages change it, so it is refetched whenever
 * the dashboard opens.
 */
export const useReadingList = (memberId: string | undefined) => {
  const client = useQueryClient()
  const toasts = useToast()
  const queryKey = [listSavedArticles.path, memberId, 'pages']
  const list = useInfiniteQuery({
    queryKey,
    enabled: memberId !== undefined,
    staleTime: 0,
    refetchOnReconnect: true,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const request = readPage(listSavedArticles, { query: pageParam === null ? {} : { after: pageParam } })
      return request.parse(await browserFetch(request.address, { signal }))
    },
    getNextPageParam: (last) => last.after,
  })

  const update = (change: (pages: SavedPages) => SavedPages) =>
    client.setQueryData<SavedPages>(queryKey, (pages) => (pages ? change(pages) : pages))
  /** Removes an article from the list and marks it as not saved everywhere else. */
  const removeLocally = (articleId: string) => {
    markSaved(client, articleId, false)
    update((pages) => takeOut(pages, articleId))
  }

  const remove = async (article: SavedArticle): Promise<void> => {
    const before = client.getQueryData<SavedPages>(queryKey)
    const place = (before && placeOf(before, article.id)) ?? { page: 0, row: 0 }
    const restore = () => {
      markSaved(client, article.id, true)
      update((pages) => putBack(pages, article, place))
    }
    // A response already in flight would briefly restore the article.
    await client.cancelQueries({ queryKey })
    removeLocally(article.id)
    try {
      await call(unsaveArticle, { params: { id: article.id } })
    } catch (error) {
      restore()
      toasts.show({ tone: 'destructive', title: 'Error', description: messageFor(error, 'Failed to remove article') })
      return
    }
    toasts.show({
      title: 'Article removed',
      description: 'Removed from your reading list',
      action: { label: 'Undo', onSelect: () => void saveAgain(article, restore) },
    })
  }

  const saveAgain = async (article: SavedArticle, restore: () => void): Promise<void> => {
    restore()
    try {
      await call(saveArticle, { params: { id: article.id } })
    } catch (error) {
      removeLocally(article.id)
      toasts.show({ tone: 'destructive', title: 'Error', description: messageFor(error, 'Failed to save article') })
    }
  }

  return {
    articles: allSaved(list.data),
    /** Whether the list has been loaded, now or earlier. */
    isLoaded: list.data !== undefined,
    error: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    retrying: list.isFetching,
    /** Whether the server has more articles than were fetched. */
    hasMore: list.hasNextPage,
    fetchMore: () => void list.fetchNextPage(),
    fetchingMore: list.isFetchingNextPage,
    remove,
  }
}

export type ReadingList = ReturnType<typeof useReadingList>
