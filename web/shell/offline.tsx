import { useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'

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

/** The offline alert. stay-offline.ts shows it, because a page that loses the connection before it is hydrated must say so too. */
export function OfflineAlert() {
  return (
    <div role="alert" className="offline-alert">
      <p hidden suppressHydrationWarning>
        <Icon name="offline" />
        {"You're offline. Some features may not work until you reconnect."}
      </p>
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
