import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** Milliseconds until the alert gives way to the header icon (specification: Offline alert). */
const ALERT_TIME = 5_000

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser is online; true during server rendering and hydration. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Shows the offline alert for five seconds or until the connection is back. */
export function OfflineAlert() {
  const online = useOnline()
  const [showing, setShowing] = useState(false)
  useEffect(() => {
    setShowing(!online)
    if (online) return
    const timer = setTimeout(() => setShowing(false), ALERT_TIME)
    return () => clearTimeout(timer)
  }, [online])
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

/** The header icon shown while offline (decision S5). There is free space before the buttons, so nothing shifts when it appears. */
export function OfflineMark() {
  if (useOnline()) return null
  return (
    <span title="You're offline">
      <Icon name="offline" label="You're offline" className="text-warning" />
    </span>
  )
}
