import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isKept, pageKey } from './kept-pages.ts'

/** Milliseconds a page opened within the app is open before it counts as read: its copy costs a document of about 30 KB. */
const READ_AFTER = 3_000

const workers = (): ServiceWorkerContainer | undefined =>
  typeof navigator === 'undefined' || !('serviceWorker' in navigator) ? undefined : navigator.serviceWorker

/** The document that this tab loaded; the worker has kept it if it already controlled the tab. */
const opened = workers() && { url: location.href, controlled: workers()?.controller !== null }

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** The files that this page loaded before the worker controlled it: they come from the browser's own cache. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|art)\//.test(new URL(name).pathname) && new URL(name).origin === location.origin)

const keep = async (url: string, isOpened: boolean): Promise<void> => {
  const { active } = (await workers()?.ready) ?? {}
  const page = [url, { headers: { accept: 'text/html' } }]
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...(isOpened ? loadedFiles() : [])] } })
}

/**
 * Has the worker keep a copy of each public page that is read, so that it opens again without a connection. A page opened within the app
 * has no document yet: its copy is fetched, unless the visitor saves data.
 */
export const useKeepPage = (): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const url = location.origin + pathname + search
    const isOpened = opened !== undefined && pageKey(new URL(url)) === pageKey(new URL(opened.url))
    if (opened === undefined || !isKept(pathname) || (isOpened ? opened.controlled : savesData())) return
    // The document is in the browser's own cache: a copy costs a 304.
    if (isOpened) return void keep(url, true)
    const timer = setTimeout(() => void keep(url, false), READ_AFTER)
    return () => clearTimeout(timer)
  }, [pathname, search])
}

/** Has the worker forget the pages read here, when the member signs out. */
export const forgetPages = (): void => workers()?.controller?.postMessage({ type: 'FORGET' })

/** Whether a worker answers the requests of this page. */
export const isControlled = (): boolean => (workers()?.controller ?? null) !== null

/**
 * Opens the kept copy of a page that failed to open within the app. A copy that was itself loaded as a document and fails is not
 * loaded again.
 */
export const openKeptPage = async (): Promise<void> => {
  if (!isControlled() || opened?.url === location.href) return
  const copy = await caches.match(pageKey(new URL(location.href)), { ignoreVary: true })
  if (copy !== undefined) location.reload()
}
