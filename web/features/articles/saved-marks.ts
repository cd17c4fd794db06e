import { listSavedArticles } from '#contract/routes/articles.ts'
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

const keyOf = (articleId: string) => ['saved', articleId] as const

/**
 * The last save (true) or removal (false) of an article in this browser, else undefined. It overrides `isSaved` of fetched lists and
 * articles, so that all save buttons of an article agree. Cleared with all cached data on sign-out.
 */
export const useSavedMark = (articleId: string): boolean | undefined =>
  useQuery<boolean>({ queryKey: keyOf(articleId), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data

export const markSaved = (client: QueryClient, articleId: string, isSaved: boolean): void => {
  client.setQueryData<boolean>(keyOf(articleId), isSaved)
}

/** Reverts a mark, unless it has changed since. */
export const rollBackMark = (client: QueryClient, articleId: string, isSaved: boolean): void => {
  client.setQueryData<boolean>(keyOf(articleId), (current) => (current === isSaved ? !isSaved : current))
}

/** Invalidates the reading list: refetches it where it is visible, and before it is shown again. */
export const refreshReadingList = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => typeof address === 'string' && address.startsWith(listSavedArticles.path),
  })
