import { LRUCache } from 'lru-cache'
import { cacheKey } from './cache-key.ts'
import { expiryOf } from './expiry.ts'
import { bytesOf, type CachedPage, cachedPage, compressBest, type Rendered } from './cached-page.ts'

/** Delay after a failed refresh before the next one, milliseconds. */
const RETRY_DELAY = 5000
/** Concurrent background refreshes; limited, because waiting readers come first. */
const MAX_REFRESHES = 2
/** Cache hits after which a page gets the best compression. */
const HITS_TO_COMPRESS = 3
/** Pages that may wait for the best compression, which runs for one page at a time. */
const MAX_COMPRESSIONS = 50
/** The share of the memory for URLs with parameters: a flood of searches evicts other searches, never the pages. */
const SHARE_WITH_PARAMETERS = 0.25

/** A page could not be refreshed; the cached one is still served. */
class RefreshFailed extends Error {
  override name = 'RefreshFailed'
}

const isFailure = ({ status, headers }: Rendered): boolean =>
  status >= 500 || (status === 200 && headers['cache-control'] === 'no-store')

/** Whether a response may be cached. An API response needs cache tags, or nothing would ever remove it. */
const isCacheable = (key: string, { status, headers, tags }: Rendered): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store' && (tags.length > 0 || !key.startsWith('/api/'))

/** Runs one compression at a time, and drops those beyond the limit. */
const createCompressionQueue = () => {
  const waiting = new Set<CachedPage>()
  let running = false
  const run = async (): Promise<void> => {
    running = true
    for (const page of waiting) {
      waiting.delete(page)
      await compressBest(page).catch(() => {})
    }
    running = false
  }
  return (page: CachedPage): void => {
    if (waiting.size >= MAX_COMPRESSIONS) return
    waiting.add(page)
    if (!running) void run()
  }
}

/**
 * The cache of rendered pages and of API responses to visitors, which are the same for every client. A page stays until one of its tags is
 * invalidated, or its memory is needed. After `maxAge` (view counts change without an invalidation) it is refreshed in the background; if
 * that fails, because the database is unavailable, the cached one is still served. A page with an `Expires` header changes by time alone:
 * from then on it is refreshed before it is served.
 * @param options.render renders a URL; the key is the canonical URL
 * @param options.now the clock, milliseconds
 */
export const createPageCache = (options: {
  render: (url: string) => Promise<Rendered>
  now: () => number
  maxBytes: number
  maxAge: number
}) => {
  const { render, now, maxBytes, maxAge } = options
  const inFlight = new Set<string>()
  const compress = createCompressionQueue()
  let refreshes = 0
  /** Incremented by every invalidation: a response created before is sent, but not cached. */
  let generation = 0

  const toPage = (rendered: Rendered): CachedPage => {
    const expiresAt = expiryOf(rendered.headers)
    // Made from what could not be refreshed: it is served until the next attempt, expired or not.
    if (rendered.isStale)
      return cachedPage(rendered, { staleAt: now() + RETRY_DELAY, expiresAt: Math.max(expiresAt, now() + RETRY_DELAY) })
    return cachedPage(rendered, { staleAt: Math.min(now() + maxAge, expiresAt), expiresAt })
  }

  const createCache = (bytes: number): LRUCache<string, CachedPage> =>
    new LRUCache({
      maxSize: bytes,
      maxEntrySize: bytes,
      // A response that may not be cached counts as larger than the largest allowed entry.
      sizeCalculation: (page, key) => (isCacheable(key, page) ? bytesOf(page) : bytes + 1),
      allowStale: true,
      noDeleteOnFetchRejection: true,
      // Waiting requests get the result of a rendering despite an invalidation; it is just not cached.
      ignoreFetchAbort: true,
      fetchMethod: async (key, cached) => {
        inFlight.add(key)
        const before = generation
        try {
          const rendered = await render(key)
          if (cached && isFailure(rendered)) throw new RefreshFailed(key)
          const page = toPage(rendered)
          if (before !== generation) page.staleAt = now()
          return page
        } catch (error) {
          if (cached) {
            cached.staleAt = now() + RETRY_DELAY
            cached.expiresAt = Math.max(cached.expiresAt, cached.staleAt)
          }
          throw error
        } finally {
          inFlight.delete(key)
        }
      },
    })
  const withParameters = createCache(Math.floor(maxBytes * SHARE_WITH_PARAMETERS))
  const pages = createCache(maxBytes - Math.floor(maxBytes * SHARE_WITH_PARAMETERS))
  const caches = [pages, withParameters]
  const cacheOf = (key: string) => (key.includes('?') ? withParameters : pages)

  /** The page after a refresh; undefined if that failed. */
  const refreshed = (key: string): Promise<CachedPage | undefined> =>
    cacheOf(key)
      .fetch(key, { forceRefresh: true, allowStale: false })
      .catch(() => undefined)

  const refreshInBackground = (key: string): void => {
    if (refreshes >= MAX_REFRESHES || inFlight.has(key)) return
    refreshes += 1
    void refreshed(key).finally(() => {
      refreshes -= 1
    })
  }

  return {
    /** The cached page of a URL, if there is one that has not expired; a stale one is refreshed in the background. */
    find: (url: string): CachedPage | undefined => {
      const key = cacheKey(url)
      const page = key === undefined ? undefined : cacheOf(key).get(key)
      if (key === undefined || page === undefined || now() >= page.expiresAt) return undefined
      page.hits += 1
      if (page.hits === HITS_TO_COMPRESS && page.compressible) compress(page)
      if (now() >= page.staleAt) refreshInBackground(key)
      return page
    },
    /**
     * The page of a URL, rendered if necessary; concurrent requests share one rendering. An expired one is refreshed first, and only
     * returned if that fails.
     */
    get: async (url: string): Promise<CachedPage> => {
      const key = cacheKey(url)
      if (key === undefined) return toPage(await render(url))
      const cached = cacheOf(key).get(key)
      if (cached !== undefined && now() >= cached.expiresAt) return (await refreshed(key)) ?? cached
      return (await cacheOf(key).fetch(key)) ?? toPage(await render(url))
    },
    /** Like `get`, but a stale page is refreshed first; `isStale` is set if that fails. For responses that pages are rendered from. */
    getFresh: async (url: string): Promise<CachedPage> => {
      const key = cacheKey(url)
      if (key === undefined) return toPage(await render(url))
      const cache = cacheOf(key)
      const cached = cache.get(key)
      if (cached === undefined || now() < cached.staleAt) return (await cache.fetch(key)) ?? toPage(await render(url))
      return (await refreshed(key)) ?? { ...cached, isStale: true }
    },
    /** The checkpoint for `put`, taken before a response is created. */
    checkpoint: (): number => generation,
    /** Caches a response created elsewhere, unless something was invalidated since `checkpoint`: the response may be older than that. */
    put: (url: string, rendered: Rendered, checkpoint: number): void => {
      const key = cacheKey(url)
      if (key !== undefined && checkpoint === generation) cacheOf(key).set(key, toPage(rendered))
    },
    /** Removes every page with one of these tags. */
    invalidate: (tags: readonly string[]): void => {
      generation += 1
      for (const cache of caches) {
        const tagged = [...cache.entries()].filter(([, page]) => page.tags.some((tag) => tags.includes(tag)))
        for (const [key] of tagged) cache.delete(key)
      }
      // Pages being rendered may have these tags too, and later requests must not get them.
      for (const key of inFlight) cacheOf(key).delete(key)
    },
    /** Makes every page stale, because invalidations may have been missed: it is refreshed on its next request. */
    markStale: (): void => {
      generation += 1
      for (const cache of caches) for (const page of cache.values()) page.staleAt = 0
    },
    /** Waits for all renderings in flight. */
    settled: async (): Promise<void> => {
      while (inFlight.size > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, 5)
        })
    },
    /** How much is cached. */
    size: () => ({
      pages: pages.size + withParameters.size,
      bytes: pages.calculatedSize + withParameters.calculatedSize,
    }),
  }
}
export type PageCache = ReturnType<typeof createPageCache>
