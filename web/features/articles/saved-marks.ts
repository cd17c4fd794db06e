import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

const keyOf = (articleId: string) => ['saved', articleId] as const

/**
 * What this browser last did about an article: saved it, took it off, or neither (undefined). It stands above what lists and articles
 * said when they were asked, so that every button of an article shows the same. Forgotten with all cached data on signing out.
 */
export const useSavedMark = (articleId: string): boolean | undefined =>
  useQuery<boolean>({ queryKey: keyOf(articleId), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data

export const markSaved = (client: QueryClient, articleId: string, isSaved: boolean): void => {
  client.setQueryData<boolean>(keyOf(articleId), isSaved)
}

/** Takes a mark back, unless it has been changed again meanwhile. */
export const rollBackMark = (client: QueryClient, articleId: string, isSaved: boolean): void => {
  client.setQueryData<boolean>(keyOf(articleId), (now) => (now === isSaved ? !isSaved : now))
}

/** Asks for the reading list anew where it is shown, and before it is shown again. */
export const refreshReadingList = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && address.startsWith('/api/user/saved-articles'),
  })
