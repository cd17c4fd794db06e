import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverUnderTest, type ServerUnderTest } from '#tools/drill/server-under-test.ts'

export type Site = ServerUnderTest

/**
 * Runs the product in production mode, on a temporary data folder, with very high rate limits, because all requests come from one address.
 * @param work receives the site before it starts
 * @param settings additional settings, such as DATABASE_URL
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

/** After start-up the server warms its advice workers, which uses a core and would distort browser measurements. Milliseconds. */
const WARMED_UP_AFTER = 8000

/** Starts the site and waits until it is idle. */
export const startQuietly = async (site: Site): Promise<void> => {
  await site.start()
  await pause(WARMED_UP_AFTER)
}

/** The page's address with a query that makes it too long to be cached (server/http/cache-key.ts), so that every request renders it. */
export const renderedEachTime = (path: string): string => `${path}?${'x'.repeat(500)}`

/** The measured pages. The article is the first on the home page. */
export const pages = { home: '/', article: '/articles/dark-spots-and-tinted-sunscreen', articles: '/articles' } as const
