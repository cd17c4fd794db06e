import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { MAX_UNREAD_COUNT } from '#contract/kinds/notification.ts'
import type { Notification } from '#contract/notifications.ts'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  unreadNotifications,
} from '#contract/routes/notifications.ts'
import { messageFor } from '#web/api/api-error.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import { call } from '#web/api/call.ts'
import { type ListPage, readPage } from '#web/api/read.ts'
import { notificationsKey, unreadCountQuery } from '#web/shell/notifications/notification-queries.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

type Pages = InfiniteData<ListPage<Notification[]>>

/** The notifications of a member, newest first, with the functions that mark them. Marks show at once and are reverted on failure. */
export const useNotifications = (memberId: string) => {
  const client = useQueryClient()
  const { show } = useToast()
  const queryKey = notificationsKey(memberId)
  const countQuery = unreadCountQuery(memberId)
  const list = useInfiniteQuery({
    queryKey,
    staleTime: 0,
    refetchOnReconnect: true,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const request = readPage(listNotifications, { query: pageParam === null ? {} : { after: pageParam } })
      return request.parse(await browserFetch(request.address, { signal }))
    },
    getNextPageParam: (last) => last.after,
  })
  const notifications = list.data?.pages.flatMap(({ rows }) => rows) ?? []
  const { data: count } = useQuery({ ...countQuery, enabled: false })

  /** Sets the mark of the notifications that `includes` selects. */
  const setMarks = (isRead: boolean, includes: (id: string) => boolean) =>
    client.setQueryData<Pages>(
      queryKey,
      (pages) =>
        pages && {
          ...pages,
          pages: pages.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => (includes(row.id) ? { ...row, isRead } : row)),
          })),
        },
    )
  const setCount = (change: (before: number) => number) =>
    client.setQueryData(
      countQuery.queryKey,
      (before) => before && { unreadCount: Math.min(MAX_UNREAD_COUNT, Math.max(0, change(before.unreadCount))) },
    )
  const reportFailure = (error: unknown, fallback: string) => {
    show({ tone: 'destructive', title: 'Error', description: messageFor(error, fallback) })
    void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: countQuery.queryKey })
  }
  /** Marks in the cache first; a response already in flight would bring the old marks back for a moment. */
  const markLocally = async (
    isRead: boolean,
    includes: (id: string) => boolean,
    change: (before: number) => number,
  ) => {
    await client.cancelQueries({ queryKey })
    setMarks(isRead, includes)
    setCount(change)
  }

  const markRead = async ({ id }: Notification): Promise<void> => {
    await markLocally(
      true,
      (each) => each === id,
      (before) => before - 1,
    )
    try {
      const { unreadCount } = await call(readNotification, { params: { id } })
      setCount(() => unreadCount)
    } catch (error) {
      reportFailure(error, 'Failed to mark the notification as read')
    }
  }

  const markUnread = async (ids: string[]): Promise<void> => {
    const restored = new Set(ids)
    await markLocally(
      false,
      (id) => restored.has(id),
      (before) => before + ids.length,
    )
    try {
      const { unreadCount } = await call(unreadNotifications, { body: { ids } })
      setCount(() => unreadCount)
    } catch (error) {
      reportFailure(error, 'Failed to mark the notifications as unread')
    }
  }

  const markAllRead = async (): Promise<void> => {
    await markLocally(
      true,
      () => true,
      () => 0,
    )
    try {
      const { ids, unreadCount } = await call(readAllNotifications)
      setCount(() => unreadCount)
      show({
        title: 'All marked as read',
        ...(ids.length > 0 && { action: { label: 'Undo', onSelect: () => void markUnread(ids) } }),
      })
    } catch (error) {
      reportFailure(error, 'Failed to mark the notifications as read')
    }
  }

  return {
    notifications,
    isLoaded: list.data !== undefined,
    error: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    retrying: list.isFetching,
    hasUnread: notifications.some(({ isRead }) => !isRead) || (count?.unreadCount ?? 0) > 0,
    hasMore: list.hasNextPage,
    fetchMore: () => void list.fetchNextPage(),
    fetchingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    markRead,
    markAllRead,
  }
}
