import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { MAX_UNREAD_COUNT } from '#contract/kinds/notification.ts'
import { useSession } from '#web/session/session.tsx'
import { NOTIFICATIONS } from '#web/shell/destinations.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { LiveCountProps } from './live-count.tsx'

const loadLiveCount = () => import('./live-count.tsx')

/** Runs when the browser has nothing more urgent to do, after two seconds at the latest. @returns a function that cancels it */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

const shown = (count: number): string => (count < MAX_UNREAD_COUNT ? String(count) : `${MAX_UNREAD_COUNT - 1}+`)

const countClass =
  'num absolute top-0 left-[calc(50%+0.65rem)] min-w-5 -translate-x-1/2 rounded-full bg-primary px-[0.3rem] text-center text-[0.8125rem] leading-5 font-bold text-on-primary outline-2 outline-page'

/** The link to the member's notifications, with the number of unread ones. The code that counts them loads after hydration. */
export function NotificationsBell() {
  const { member } = useSession()
  const memberId = member?.id
  const [LiveCount, setLiveCount] = useState<ComponentType<LiveCountProps> | null>(null)
  const [count, setCount] = useState(0)

  useEffect(() => {
    setCount(0)
    if (memberId === undefined) return undefined
    return whenIdle(() => {
      loadLiveCount().then(
        (module) => setLiveCount(() => module.default),
        () => {},
      )
    })
  }, [memberId])

  return (
    <>
      <IconButton asChild icon="bell" label={count === 0 ? 'Notifications' : `Notifications, ${shown(count)} unread`}>
        <Link to={NOTIFICATIONS} viewTransition>
          {count > 0 && (
            <span aria-hidden="true" className={countClass}>
              {shown(count)}
            </span>
          )}
        </Link>
      </IconButton>
      {LiveCount && memberId !== undefined && <LiveCount key={memberId} memberId={memberId} onCount={setCount} />}
    </>
  )
}
