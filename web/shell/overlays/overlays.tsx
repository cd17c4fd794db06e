import { type ComponentType, useEffect, useState } from 'react'
import type { InstallOffer } from './install.ts'
import type { OverlayHostProps } from './overlay-host.tsx'
import { watchForms } from './unsaved-form.ts'

/** Milliseconds after the start of the page when the code of the overlays loads: before the first of them is due. */
const LOAD_AT = 3_000

/**
 * The events that overlays wait for. `skynn:cookie-settings` opens the cookie settings. `skynn:update-ready` says that a new version is
 * installed; its `detail` is the function that activates it and reloads: `new CustomEvent('skynn:update-ready', { detail: reload })`.
 */
export const COOKIE_SETTINGS = 'skynn:cookie-settings'
const UPDATE_READY = 'skynn:update-ready'

/**
 * The overlays of the page. Their code loads after the page, or when one is asked for; until then this only keeps the events that the
 * browser sends once.
 */
export function Overlays() {
  const [Host, setHost] = useState<ComponentType<OverlayHostProps> | null>(null)
  const [install, setInstall] = useState<OverlayHostProps['install']>(null)
  const [reload, setReload] = useState<OverlayHostProps['reload']>(null)
  const [settingsOpened, setSettingsOpened] = useState(0)
  useEffect(() => {
    const load = async () => {
      try {
        const host = await import('./overlay-host.tsx')
        setHost(() => host.default)
      } catch {
        // Offline: the next `online` event tries again.
      }
    }
    const timer = setTimeout(() => void load(), Math.max(0, LOAD_AT - performance.now()))
    const stop = new AbortController()
    const listen = (type: string, listener: (event: Event) => void) =>
      addEventListener(type, listener, { signal: stop.signal })
    listen('online', () => void load())
    listen('beforeinstallprompt', (event) => {
      event.preventDefault()
      setInstall({ offer: event as InstallOffer, since: performance.now() })
    })
    listen('appinstalled', () => setInstall(null))
    listen(UPDATE_READY, (event) => {
      setReload(() => (event as CustomEvent<() => void>).detail)
      void load()
    })
    listen(COOKIE_SETTINGS, () => {
      setSettingsOpened((count) => count + 1)
      void load()
    })
    const stopWatching = watchForms()
    return () => {
      clearTimeout(timer)
      stop.abort()
      stopWatching()
    }
  }, [])
  return Host && <Host install={install} reload={reload} settingsOpened={settingsOpened} />
}
