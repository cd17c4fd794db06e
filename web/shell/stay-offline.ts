/**
 * Runs in the page, also before its other scripts, which cannot load without a connection. Shows the offline alert for five seconds or until
 * the connection is back (specification: Offline alert). Until a service worker controls the page, some seconds into the first visit, a
 * link followed offline would replace the page with the browser's own error page: the page stays, and the alert says why. It must not use
 * anything outside of itself.
 */
const stayOffline = (): void => {
  let isHydrated = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (shown: boolean) => {
    clearTimeout(timer)
    document.querySelector('.offline-alert > p')?.toggleAttribute('hidden', !shown)
    if (shown) timer = setTimeout(show, 5_000, false)
  }
  /** Whether the click follows a link to another document of Skynn in this tab. */
  const leaves = (event: MouseEvent): boolean => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.origin !== location.origin || link.target !== '') return false
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
    const isPart = link.hash !== '' && link.pathname + link.search === location.pathname + location.search
    // The scripts open it over the page. Those of a `data-opens` link may be on their way (server/page-starter.ts).
    const opens = link.hasAttribute('data-opens') || (isHydrated && link.hasAttribute('aria-haspopup'))
    return !isPart && !opens
  }
  const stay = (event: Event) => {
    if (navigator.onLine || navigator.serviceWorker?.controller) return
    if (event instanceof MouseEvent ? !leaves(event) : isHydrated) return
    event.preventDefault()
    event.stopImmediatePropagation()
    show(true)
  }

  addEventListener('skynn:hydrated', () => (isHydrated = true), { once: true })
  addEventListener('click', stay, true)
  addEventListener('submit', stay, true)
  addEventListener('offline', () => show(true))
  addEventListener('online', () => show(false))
  if (!navigator.onLine) show(true)
}

/** The inline script. A function, so that the scripts of the browser do not contain it again. */
export const stayOfflineScript = (): string => `(${stayOffline.toString()})()`
