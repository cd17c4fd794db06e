import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useStayWhileOffline } from './navigation/stay-while-offline.ts'

/** Milliseconds until the alert makes way for the mark (specification: Offline alert). */
const ALERT_TIME = 5_000

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser has a connection; true while nobody can know. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Says that the connection is gone, for five seconds or until it is back, and says it again when a link could not be followed. */
export function OfflineAlert() {
  const online = useOnline()
  const [showing, setShowing] = useState(false)
  const [stays, setStays] = useState(0)
  useStayWhileOffline(
    online,
    useCallback(() => setStays((times) => times + 1), []),
  )
  useEffect(() => {
    setShowing(!online)
    if (online) return
    const timer = setTimeout(() => setShowing(false), ALERT_TIME)
    return () => clearTimeout(timer)
  }, [online, stays])
  return (
    <div role="alert" className="offline-alert">
      {showing && (
        <p>
          <Icon name="offline" />
          {"You're offline. Some features may not work until you reconnect."}
        </p>
      )}
    </div>
  )
}

/** Stays in the header as long as there is no connection (decision S5). The room before the buttons is free: nothing moves when it comes. */
export function OfflineMark() {
  if (useOnline()) return null
  return (
    <span title="You're offline">
      <Icon name="offline" label="You're offline" className="text-warning" />
    </span>
  )
}
