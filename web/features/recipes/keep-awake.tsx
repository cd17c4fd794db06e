import { useEffect, useState } from 'react'
import { useHydrated } from '#web/shell/hydrated.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

/**
 * Keeps the screen on while `wanted`. The browser ends the lock when the page is hidden, so it is asked for again when the page returns.
 * @param onRefused called when the device does not allow it, in battery saver for example
 */
const useWakeLock = (wanted: boolean, onRefused: () => void): void => {
  useEffect(() => {
    if (!wanted) return undefined
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        if (!isOver) onRefused()
      }
    }
    const askAgain = (): void => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release()
    }
  }, [wanted, onRefused])
}

/** A switch that keeps the screen on while hands are wet, where the browser can. */
export function KeepAwake() {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  const [refuse] = useState(() => () => setState('refused'))
  useWakeLock(state === 'on', refuse)
  if (!useHydrated() || !('wakeLock' in navigator)) return null
  return (
    <div className="print:hidden">
      <Checkbox
        checked={state === 'on'}
        onChange={(event) => setState(event.target.checked ? 'on' : 'off')}
        error={state === 'refused' && 'Your device did not allow it. Battery saver may be on.'}
      >
        Keep the screen on
      </Checkbox>
    </div>
  )
}
