import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverUnderTest, type ServerUnderTest } from '#tools/drill/server-under-test.ts'

export type Site = ServerUnderTest

/**
 * The product as it runs in production, on a data folder of its own, with limits out of reach: a measurement comes from one address.
 * @param work gets it before it is started
 * @param settings more of its settings, such as DATABASE_URL
 */
export const withSite = async <T>(
  port: number,
  work: (site: Site) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'skynn-bench-'))
  const site = serverUnderTest(port, {
    DATA_DIR: folder,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    ...settings,
  })
  try {
    return await work(site)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A server that has started warms its advice workers, which takes a core; what a browser measures meanwhile is not the page. Milliseconds. */
const WARMED_UP_AFTER = 8000

/** Starts the site and waits until it has nothing more to do. */
export const startQuietly = async (site: Site): Promise<void> => {
  await site.start()
  await pause(WARMED_UP_AFTER)
}

/** An address of this page that is rendered for every request: longer than any that is cached (server/http/cache-key.ts). */
export const renderedEachTime = (path: string): string => `${path}?${'x'.repeat(500)}`

/** What the home page shows first, and the article it leads to. */
export const pages = { home: '/', article: '/articles/dark-spots-and-tinted-sunscreen', articles: '/articles' } as const
