import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'

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
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine, () => true)

/** Says that the connection is gone, for five seconds or until it is back. */
export function OfflineAlert() {
  const online = useOnline()
  const [told, setTold] = useState(false)
  useEffect(() => {
    if (online) {
      setTold(false)
      return
    }
    const timer = setTimeout(() => setTold(true), ALERT_TIME)
    return () => clearTimeout(timer)
  }, [online])
  return (
    <div role="alert" className="offline-alert">
      {!online && !told && <p><Icon name="offline" />{'You\'re offline. Some features may not work until you reconnect.'}</p>}
    </div>
  )
}

/** Stays beside the logo as long as there is no connection (decision S5). */
export function OfflineMark({ className }: { className?: string }) {
  if (useOnline()) return null
  return <span className={className} title="You're offline"><Icon name="offline" label="You're offline" className="text-warning" /></span>
}
