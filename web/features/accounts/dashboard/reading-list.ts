import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedArticle } from '#contract/articles.ts'
import { sentenceFor } from '#web/api/api-error.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import { call } from '#web/api/call.ts'
import { readPage } from '#web/api/read.ts'
import { markSaved } from '#web/features/articles/saved-marks.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { allSaved, placeOf, putBack, type SavedPages, takeOut } from './saved-pages.ts'

const ADDRESS = '/api/user/saved-articles'

/**
 * The reading list of a member, last saved first, a hundred at a time. It changes on other pages, so it is asked for anew whenever the
 * dashboard is opened.
 */
export const useReadingList = (memberId: string | undefined) => {
  const client = useQueryClient()
  const toasts = useToast()
  const queryKey = [ADDRESS, memberId, 'pages']
  const list = useInfiniteQuery({
    queryKey,
    enabled: memberId !== undefined,
    staleTime: 0,
    refetchOnReconnect: true,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const question = readPage(ADDRESS, { query: pageParam === null ? {} : { after: pageParam } })
      return question.take(await browserFetch(question.address, { signal }))
    },
    getNextPageParam: (last) => last.after,
  })

  const change = (how: (pages: SavedPages) => SavedPages) =>
    client.setQueryData<SavedPages>(queryKey, (pages) => (pages ? how(pages) : pages))
  /** Takes an article out of the list and says so to every other place that shows it. */
  const leaveOut = (articleId: string) => {
    markSaved(client, articleId, false)
    change((pages) => takeOut(pages, articleId))
  }

  const remove = async (article: SavedArticle): Promise<void> => {
    const before = client.getQueryData<SavedPages>(queryKey)
    const place = (before && placeOf(before, article.id)) ?? { page: 0, row: 0 }
    const restore = () => {
      markSaved(client, article.id, true)
      change((pages) => putBack(pages, article, place))
    }
    // A fetch that is under way would bring the article back for a moment.
    await client.cancelQueries({ queryKey })
    leaveOut(article.id)
    try {
      await call('DELETE /api/articles/{id}/save', { params: { id: article.id } })
    } catch (error) {
      restore()
      toasts.show({ tone: 'destructive', title: 'Error', description: sentenceFor(error, 'Failed to remove article') })
      return
    }
    toasts.show({
      title: 'Article removed',
      description: 'Taken off your reading list',
      action: { label: 'Undo', onSelect: () => void saveAgain(article, restore) },
    })
  }

  const saveAgain = async (article: SavedArticle, restore: () => void): Promise<void> => {
    restore()
    try {
      await call('POST /api/articles/{id}/save', { params: { id: article.id } })
    } catch (error) {
      leaveOut(article.id)
      toasts.show({ tone: 'destructive', title: 'Error', description: sentenceFor(error, 'Failed to save article') })
    }
  }

  return {
    articles: allSaved(list.data),
    /** The list has been answered, now or earlier. */
    known: list.data !== undefined,
    error: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    retrying: list.isFetching,
    /** There are more on the server than were fetched. */
    hasMore: list.hasNextPage,
    fetchMore: () => void list.fetchNextPage(),
    fetchingMore: list.isFetchingNextPage,
    remove,
  }
}

export type ReadingList = ReturnType<typeof useReadingList>
