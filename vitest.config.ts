import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findBrowser } from './tools/browser.mjs'
import { findPostgres } from './tools/postgres.mjs'

/** Read by Node itself, which takes the types out. Rewritten by Vite, the engine runs less than half as fast. */
const asTheServerRuns = { viteModuleRunner: false }

const server = (database: 'pglite' | 'postgres', settings: object = {}) => ({
  test: {
    name: database,
    include: ['server/**/*.test.ts'],
    // What only one engine can show (races, outages; the folder lock) names it, and runs there alone.
    exclude: [`server/**/*.${database === 'pglite' ? 'postgres' : 'pglite'}.test.ts`],
    provide: { engine: database },
    experimental: asTheServerRuns,
    execArgv: ['--import', new URL('server/quick-imports.ts', import.meta.url).href],
    // A database of its own per test file takes its time, the more so on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...settings,
  },
})

const browser = await findBrowser()

/** Components in a real Chromium, one page for all files; without a browser, the project has no tests. */
const components = {
  plugins: [tailwindcss()],
  test: {
    name: 'components',
    include: browser ? ['web/**/*.browser.test.tsx'] : [],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: chromiumArgs, ...(browser && { executablePath: browser.path }) },
        contextOptions: { locale: 'en-ZA', timezoneId: 'Africa/Johannesburg' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

const postgresHere = Boolean(process.env.TEST_DATABASE_URL) || findPostgres().bin !== undefined

/**
 * `unit` needs nothing but Node. The server's tests run once per database: `pglite`, and `postgres` where TEST_DATABASE_URL
 * names a server or one can be started here. They are told which, and where it is.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Vitest leaves one core idle; with two, that is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,guidance,evaluation,tools}/**/*.test.ts', 'tests/{*,house/*}.test.ts'],
          exclude: ['**/*-speed.test.ts'],
          // Pure functions share what they import: the knowledge is compiled once and not two hundred times, which halves the time of the whole.
          isolate: false,
          experimental: asTheServerRuns,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      // Beside all that other tests have made in a process, the same takes half as long again.
      {
        test: {
          name: 'unit-speed',
          include: ['guidance/**/*-speed.test.ts'],
          experimental: asTheServerRuns,
          testTimeout: 60_000,
        },
      },
      components,
      server('pglite'),
      ...(postgresHere ? [server('postgres', { globalSetup: 'tests/start-postgres.ts' })] : []),
    ],
  },
})
