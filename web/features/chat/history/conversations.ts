import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteConversation, deleteConversations, listConversations } from '#contract/routes/chat.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import { call } from '#web/api/call.ts'
import { readPage } from '#web/api/read.ts'
import { conversationsKey } from '../chat-data.ts'

/** The member's conversations, most recent first. */
export const useConversations = (memberId: string) => {
  const list = useInfiniteQuery({
    queryKey: conversationsKey(memberId),
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const request = readPage(listConversations, { query: pageParam === null ? {} : { after: pageParam } })
      return request.parse(await browserFetch(request.address, { signal }))
    },
    getNextPageParam: (last) => last.after,
  })
  return {
    conversations: list.data?.pages.flatMap(({ rows }) => rows),
    error: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    isFetching: list.isFetching,
    hasMore: list.hasNextPage,
    fetchMore: () => void list.fetchNextPage(),
    isFetchingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
  }
}

/** Deletes a conversation for good, or all of them. `onDeleted` learns which: null for all. */
export const useDeletion = (memberId: string, onDeleted: (id: string | null) => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | null) => {
      await (id === null ? call(deleteConversations) : call(deleteConversation, { params: { id } }))
    },
    onSuccess: async (_, id) => {
      onDeleted(id)
      await client.invalidateQueries({ queryKey: conversationsKey(memberId) })
    },
  })
}
