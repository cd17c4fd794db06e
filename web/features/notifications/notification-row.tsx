import { useRef } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { classNames } from '#web/ui/class-names.ts'
import { formatTime } from '#web/ui/format.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Petal } from '#web/ui/petal.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const icons: Readonly<Record<string, IconName>> = { welcome: 'leaf', security: 'lock', membership: 'clock' }

/** The icon and the button keep their size when the text is larger, which leaves it the width of a phone. */
const row =
  'relative grid grid-cols-[var(--tap)_minmax(0,1fr)_var(--tap)] gap-x-[min(1rem,4vw)] border-t border-line py-4 [--tap:44px]'
const fixedIcon = 'text-[min(1.12rem,22px)]'

/** A notification: opening it marks it as read. An unread one has a petal, a bold title and a button that marks it. */
export function NotificationRow({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { type, title, message, actionUrl, isRead, createdAt } = notification
  const item = useRef<HTMLLIElement>(null)
  const mark = () => {
    // The pressed button is removed: focus the row before the focus falls back to the page.
    item.current?.focus()
    onRead()
  }
  return (
    <li
      ref={item}
      tabIndex={-1}
      className={classNames(
        row,
        'outline-offset-2 outline-focus has-[a:focus-visible]:outline-3 focus-visible:outline-3',
      )}
    >
      <span
        className={classNames(
          'relative grid size-tap place-items-center rounded-full',
          fixedIcon,
          isRead ? 'bg-raised text-muted' : 'bg-soft text-on-soft',
        )}
      >
        <Icon name={icons[type] ?? 'bell'} />
        {!isRead && <Petal className="absolute top-0 right-0 text-link" />}
      </span>
      <div className="min-w-0 self-center wrap-anywhere">
        <h3 className={classNames('font-sans text-sm', isRead ? 'font-medium' : 'font-bold')}>
          {!isRead && <span className="sr-only">Unread: </span>}
          {actionUrl === null ? (
            title
          ) : (
            <Link
              to={actionUrl}
              viewTransition
              onClick={isRead ? undefined : onRead}
              className="outline-none after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          )}
        </h3>
        <p className="mt-0.5 text-sm text-text-2">{message}</p>
        <p className="num mt-1 text-xs text-muted">
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </p>
      </div>
      {!isRead && (
        <IconButton
          icon="check"
          label={`Mark as read: ${title}`}
          title="Mark as read"
          onClick={mark}
          className={classNames('z-1', fixedIcon)}
        />
      )}
    </li>
  )
}

/** The shape of a row while the list loads. */
export function NotificationSkeleton() {
  return (
    <span className={row}>
      <Skeleton className="size-tap rounded-full" />
      <span className="block self-center">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-2 h-5" />
        <Skeleton className="mt-2 h-3.5 w-12" />
      </span>
    </span>
  )
}
