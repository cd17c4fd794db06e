import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { messageFor } from '#web/api/api-error.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { byDay } from '#web/ui/format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { NotificationRow, NotificationSkeleton } from './notification-row.tsx'
import { useNotifications } from './use-notifications.ts'

type Notifications = ReturnType<typeof useNotifications>

/** The member's notifications by day, with the button that marks them all. */
export function NotificationList({ memberId }: { memberId: string }) {
  const list = useNotifications(memberId)
  const [now] = useState(() => Date.now())
  const { notifications, isLoaded, error, hasUnread } = list
  return (
    <>
      <Head>
        <Button
          variant="line"
          size="sm"
          aria-disabled={!hasUnread || undefined}
          className={hasUnread ? undefined : 'text-muted'}
          onClick={hasUnread ? () => void list.markAllRead() : undefined}
        >
          Mark all as read
        </Button>
      </Head>
      {error !== null && (
        <ErrorState title="Your notifications did not load" onRetry={list.retry} retrying={list.retrying}>
          {messageFor(error, 'Please try again in a moment.')}
        </ErrorState>
      )}
      {error === null && !isLoaded && <ListSkeleton />}
      {isLoaded && notifications.length === 0 && <NoNotifications />}
      {byDay(notifications, ({ createdAt }) => createdAt, now).map(({ label, rows }) => (
        <DaySection key={label} label={label} notifications={rows} list={list} />
      ))}
      {list.hasMore && (
        <div className="mt-6 grid justify-items-center gap-3">
          {list.moreFailed && (
            <p role="alert" className="text-danger">
              The older notifications did not load. Please try again.
            </p>
          )}
          <Button variant="line" pending={list.fetchingMore} onClick={list.fetchMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

/** The title. The button beside it stays in place and keeps the focus when nothing is unread. */
function Head({ children }: { children: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {/* One word, which fits a phone at any text size. */}
      <h1 className="text-[min(var(--t-2xl),13vw)] leading-[1.08] tracking-[-0.022em]">Notifications</h1>
      {children}
    </div>
  )
}

type DayProps = { label: string; notifications: Notification[]; list: Notifications }

function DaySection({ label, notifications, list }: DayProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 first-of-type:mt-0">
      <h2 id={id} className="mb-3 text-lg">
        {label}
      </h2>
      <ul className="border-b border-line">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => void list.markRead(notification)}
          />
        ))}
      </ul>
    </section>
  )
}

function NoNotifications() {
  return (
    <EmptyState
      art={<Cover slug="no-notifications-yet" accent="fynbos" size="square" motif="moon" composition="plate" />}
      title="All quiet here"
      action={
        <Button variant="primary" asChild>
          <Link to="/dashboard">Go to your dashboard</Link>
        </Button>
      }
    >
      When there is news about your membership or the security of your account, you will find it here.
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Your notifications are loading">
      <Skeleton className="mb-3 h-6 w-20" />
      {Array.from({ length: 4 }, (_, at) => (
        <NotificationSkeleton key={at} />
      ))}
    </SkeletonGroup>
  )
}

/** The list before the member is known, in the same shape. */
export function UnknownMemberList() {
  return (
    <>
      <Head>
        <Skeleton className="h-11 w-37 rounded-md noscript:hidden" />
      </Head>
      <div className="noscript:hidden">
        <ListSkeleton />
      </div>
    </>
  )
}
