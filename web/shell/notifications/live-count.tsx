import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveNotifications } from '#contract/notifications.ts'
import { keepLive } from './live-connection.ts'
import { notificationsKey, unreadCountQuery } from './notification-queries.ts'

/** Milliseconds after which an announcement is removed, so that the next one is read even if it is the same. */
const ANNOUNCEMENT_TIME = 4000

export type LiveCountProps = { memberId: string; onCount: (count: number) => void }

/** What a screen reader says about an update. `missed` notifications arrived while the page was hidden or offline. */
const announcementOf = ({ added }: LiveNotifications, missed: number): string => {
  const count = Math.max(added.length, missed)
  if (count === 0) return ''
  if (count > 1) return `${count} new notifications`
  return added[0] ? `New notification: ${added[0].title}` : '1 new notification'
}

/** Reports the number of unread notifications, live, and announces new ones. Shows nothing. */
export default function LiveCount({ memberId, onCount }: LiveCountProps) {
  const client = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const { data } = useQuery(unreadCountQuery(memberId))

  useEffect(() => {
    if (data) onCount(data.unreadCount)
  }, [data, onCount])

  useEffect(() => {
    const { queryKey } = unreadCountQuery(memberId)
    let hasConnected = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const close = keepLive((update, isFirst) => {
      const { added, unreadCount } = update
      const before = client.getQueryData(queryKey)?.unreadCount ?? unreadCount
      client.setQueryData(queryKey, { unreadCount })
      const reconnected = isFirst && hasConnected
      hasConnected = true
      // After the member's own marks the list already shows what the update says.
      if (reconnected || added.length > 0 || unreadCount !== before)
        void client.invalidateQueries({ queryKey: notificationsKey(memberId) })
      const text = announcementOf(update, isFirst ? unreadCount - before : 0)
      if (text === '') return
      setAnnouncement(text)
      clearTimeout(timer)
      timer = setTimeout(() => setAnnouncement(''), ANNOUNCEMENT_TIME)
    })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [client, memberId])

  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  )
}
