import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { cacheName, isEndpoint, isKept, OFFLINE_PAGE, pageKey } from './kept-pages.ts'
import { placeholderPicture } from './placeholder-picture.ts'
import type { WorkerMessage, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/** Replaced by tools/build-worker.ts: every build has its own caches. */
const BUILD = '__SKYNN_BUILD__'

/** Seconds to wait for the network when there is a copy. */
const PATIENCE = 4
const PAGES = 30
const DAY = 86_400

const names = {
  pages: cacheName(BUILD, 'pages'),
  data: cacheName(BUILD, 'data'),
  assets: cacheName(BUILD, 'assets'),
  pictures: cacheName(BUILD, 'pictures'),
}

type Judge = (response: Response) => boolean
const isPublic: Judge = ({ status, headers }) =>
  status === 200 && !/private|no-store/.test(headers.get('cache-control') ?? '')

/** Keeps only the responses that pass. Workbox would also keep redirects, which have status 0. */
const keepIf = (judge: Judge) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) => (judge(response) ? response : null),
})
const atMost = (maxEntries: number, maxAgeSeconds?: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })

// The framework, the code of the pages, two fonts and the offline page.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

const isDocument = (request: Request): boolean =>
  request.mode === 'navigate' || (request.headers.get('accept')?.startsWith('text/html') ?? false)

// A document contains nothing personal (CONTRIBUTING.md), so a copy of it may be kept for everyone who uses this browser.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isDocument(request) && isKept(url.pathname),
  new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)) },
      keepIf(
        (response) =>
          isPublic(response) &&
          !response.redirected &&
          (response.headers.get('content-type')?.startsWith('text/html') ?? false),
      ),
      atMost(PAGES),
    ],
  }),
)
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())

// Public reads, which pages need when they are opened within the app. The server tags exactly the responses that are the same for
// everyone. A member's requests carry a token and never pass through here.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    isEndpoint(url.pathname) &&
    !request.headers.has('authorization') &&
    !request.headers.get('accept')?.includes('text/event-stream'),
  new NetworkFirst({
    cacheName: names.data,
    networkTimeoutSeconds: PATIENCE,
    plugins: [keepIf((response) => isPublic(response) && response.headers.has('cache-tag')), atMost(60)],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: names.assets, plugins: [keepIf(isPublic), atMost(150)] }),
)

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && (request.destination === 'image' || url.pathname.startsWith('/art/')),
  new CacheFirst({ cacheName: names.pictures, plugins: [keepIf(isPublic), atMost(120, 30 * DAY)] }),
)

setCatchHandler(async ({ request }) => {
  if (request.mode === 'navigate') return (await matchPrecache(OFFLINE_PAGE)) ?? Response.error()
  return request.destination === 'image' ? placeholderPicture() : Response.error()
})

const remove = async (cache: string): Promise<void> => {
  await caches.delete(cache)
  await new CacheExpiration(cache, { maxEntries: 1 }).delete()
}
const removeOtherBuilds = async (): Promise<void> => {
  const own: readonly string[] = Object.values(names)
  const all = await caches.keys()
  await Promise.all(all.filter((name) => name.startsWith('skynn-') && !own.includes(name)).map(remove))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOtherBuilds(), self.clients.claim(), self.registration.navigationPreload?.enable()]),
  )
})

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as Partial<WorkerMessage>
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  // What was read here is nobody else's business on a shared phone.
  if (type === 'FORGET') event.waitUntil(Promise.all([names.pages, names.data, names.pictures].map(remove)))
})
