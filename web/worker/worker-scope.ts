/** The parts of `ServiceWorkerGlobalScope` that the worker uses: TypeScript's declarations of it exclude those of pages. */
export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  /** Replaced by tools/build-worker.ts with the files to install. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

type WorkerEvent = { waitUntil: (done: Promise<unknown>) => void }

/** What a page may ask of the worker; `CACHE_URLS` (workbox-routing) also keeps the listed addresses. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'FORGET' }
