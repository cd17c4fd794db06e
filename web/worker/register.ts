declare global {
  interface WindowEventMap {
    /** A new version is installed; `detail` activates it and reloads this page once. */
    'skynn:update-ready': CustomEvent<() => void>
  }
}

/** Milliseconds between two checks for a new version in a tab that stays open. */
const CHECK_INTERVAL = 3_600_000

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => window.addEventListener('load', done, { once: true }))

/** Safari has no `requestIdleCallback`. */
const idle = (): Promise<unknown> =>
  new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 200)))

const offerUpdate = (registration: ServiceWorkerRegistration): void => {
  const apply = () => {
    const { waiting } = registration
    // Another tab has already activated it.
    if (waiting === null) return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  window.dispatchEvent(new CustomEvent('skynn:update-ready', { detail: apply }))
}

const watchForUpdates = (registration: ServiceWorkerRegistration): void => {
  // Without a controller this is the first installation, not an update.
  const offer = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offerUpdate(registration)
  }
  offer()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  let checked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < CHECK_INTERVAL) return
    checked = Date.now()
    registration.update().catch(() => {})
  })
}

/**
 * Registers the service worker (sw.ts) once the page has loaded and is idle; a failure is only logged. When a new version waits, it
 * dispatches `skynn:update-ready` on the window.
 */
export const registerWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await loaded()
    await idle()
    watchForUpdates(await navigator.serviceWorker.register('/sw.js'))
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.info('The service worker was not registered:', error)
  }
}
