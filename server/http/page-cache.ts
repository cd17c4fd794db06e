import { LRUCache } from 'lru-cache'
import { cacheKey } from './cache-key.ts'
import { bytesOf, type CachedPage, cachedPage, compressBest, type Rendered } from './cached-page.ts'

/** After a refresh that failed, the next one is tried so much later, milliseconds. */
const RETRY_AFTER = 5000
/** Refreshes behind the reader that may run at once: readers who wait come first. */
const MOST_REFRESHES = 2
/** A page that was served so often from the cache is worth the best compression. */
const WORTH_COMPRESSING = 3
/** Pages that may wait for the best compression, one of which runs at a time. */
const MOST_COMPRESSIONS = 50
/** The share of the memory for addresses with parameters: a flood of searches pushes out other searches, never the pages. */
const SHARE_WITH_PARAMETERS = 0.25

/** A page could not be refreshed; the cached one goes on being served. */
class RefreshFailed extends Error {
  override name = 'RefreshFailed'
}

const isFailure = ({ status, headers }: Rendered): boolean =>
  status >= 500 || (status === 200 && headers['cache-control'] === 'no-store')

/** What may be served again. An API response must name what it cacheTags, or nothing would ever remove it. */
const isCacheable = (key: string, { status, headers, tags }: Rendered): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store' && (tags.length > 0 || !key.startsWith('/api/'))

/** Runs one compression at a time, and forgets those that would wait too long. */
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
    if (waiting.size >= MOST_COMPRESSIONS) return
    waiting.add(page)
    if (!running) void run()
  }
}

/**
 * The cache of rendered pages and of API responses to visitors, which are the same for everybody. A page stays until something it shows is
 * invalidated, or its memory is needed. After `maxAge` (view counts change without an invalidation) it is refreshed behind the reader; when
 * that fails, because the database is away, the cached one goes on being served.
 * @param options.render renders an address; the key is the address in its one spelling
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
  /** Raised by every invalidation: a response that was made before is sent, but not cached. */
  let generation = 0

  const toPage = (rendered: Rendered): CachedPage =>
    cachedPage(rendered, now() + (rendered.isStale ? RETRY_AFTER : maxAge))

  const createCache = (bytes: number): LRUCache<string, CachedPage> =>
    new LRUCache({
      maxSize: bytes,
      maxEntrySize: bytes,
      // What may not be cached is larger than any entry may be.
      sizeCalculation: (page, key) => (isCacheable(key, page) ? bytesOf(page) : bytes + 1),
      allowStale: true,
      noDeleteOnFetchRejection: true,
      // Whoever waits for a rendering that an invalidation overtook gets it; it is just not cached.
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
          if (cached) cached.staleAt = now() + RETRY_AFTER
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

  const refresh = (key: string): void => {
    if (refreshes >= MOST_REFRESHES || inFlight.has(key)) return
    refreshes += 1
    cacheOf(key)
      .fetch(key, { forceRefresh: true, allowStale: false })
      .catch(() => {})
      .finally(() => {
        refreshes -= 1
      })
  }

  return {
    /** The cached page of an address, if there is one; one that is due is refreshed meanwhile. */
    find: (url: string): CachedPage | undefined => {
      const key = cacheKey(url)
      const page = key === undefined ? undefined : cacheOf(key).get(key)
      if (key === undefined || page === undefined) return undefined
      page.hits += 1
      if (page.hits === WORTH_COMPRESSING && page.compressible) compress(page)
      if (now() >= page.staleAt) refresh(key)
      return page
    },
    /** The page of an address, rendered if need be; many who ask at once share one rendering. */
    get: async (url: string): Promise<CachedPage> => {
      const key = cacheKey(url)
      const page = key === undefined ? undefined : await cacheOf(key).fetch(key)
      return page ?? toPage(await render(url))
    },
    /** As `get`, but a page that is due is refreshed first; `isStale` says that this failed. For what other pages are made from. */
    getFresh: async (url: string): Promise<CachedPage> => {
      const key = cacheKey(url)
      if (key === undefined) return toPage(await render(url))
      const cache = cacheOf(key)
      const cached = cache.get(key)
      if (cached === undefined || now() < cached.staleAt) return (await cache.fetch(key)) ?? toPage(await render(url))
      const page = await cache.fetch(key, { forceRefresh: true, allowStale: false }).catch(() => undefined)
      return page ?? { ...cached, isStale: true }
    },
    /** The mark that `put` asks for: taken before a response is made. */
    mark: (): number => generation,
    /** Caches what was made elsewhere, unless something was invalidated since `mark`: the response may be older than that. */
    put: (url: string, rendered: Rendered, mark: number): void => {
      const key = cacheKey(url)
      if (key !== undefined && mark === generation) cacheOf(key).set(key, toPage(rendered))
    },
    /** Removes every page that shows one of these. */
    invalidate: (tags: readonly string[]): void => {
      generation += 1
      for (const cache of caches) {
        const showing = [...cache.entries()].filter(([, page]) => page.tags.some((tag) => tags.includes(tag)))
        for (const [key] of showing) cache.delete(key)
      }
      // What is being rendered may show them too, and nobody who asks from now on may get it.
      for (const key of inFlight) cacheOf(key).delete(key)
    },
    /** Has every page refreshed when it is next asked for: invalidations may have been missed. */
    markStale: (): void => {
      generation += 1
      for (const cache of caches) for (const page of cache.values()) page.staleAt = 0
    },
    /** Waits until every rendering that is in flight has ended. */
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
