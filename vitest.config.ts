import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chromiumArgs, findBrowser } from './tools/browser.mjs'
import { phonePack } from './tools/phone-pack.ts'
import { findPostgres } from './tools/postgres.mjs'

/**
 * Starts the evaluation first: it takes longer than any other file, and at the end of a run would leave the other worker idle. Vitest orders
 * by earlier durations, and by size where there are none, and these files are small.
 */
class EvaluationFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/evaluation\/.*\.test\.ts$/.test(moduleId)
    return (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

/** Node loads the modules itself and strips the types: transformed by Vite, the engine runs less than half as fast. */
const loadedByNode = { viteModuleRunner: false }

const server = (database: 'pglite' | 'postgres', settings: object = {}) => ({
  test: {
    name: database,
    include: ['server/**/*.test.ts'],
    // A test of something only one engine has (races, outages; the folder lock) names that engine in its file name, and runs on it alone.
    exclude: [`server/**/*.${database === 'pglite' ? 'postgres' : 'pglite'}.test.ts`],
    provide: { engine: database },
    // Loading the server takes longer than the tests of most files, so each worker loads it once. No file changes what others share.
    isolate: false,
    experimental: loadedByNode,
    execArgv: ['--import', new URL('server/quick-imports.ts', import.meta.url).href],
    // Each test file creates its own database, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...settings,
  },
})

const browser = await findBrowser()

/** Components in a real Chromium, one page for all files; without a browser, the project has no tests. */
const components = {
  plugins: [tailwindcss(), phonePack()],
  // A dependency that Vite discovers during a run gets a second copy of React, and its components fail.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
      'radix-ui/dialog',
      'radix-ui/dropdown-menu',
      'radix-ui/slot',
      'radix-ui/tabs',
      'radix-ui/toast',
      'radix-ui/tooltip',
      'react-hook-form',
      'react-router',
      'zod',
    ],
  },
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
 * `unit` needs only Node. The server tests run once per database: `pglite`, and `postgres` where TEST_DATABASE_URL names a server or
 * one can be started on this machine. The engine and its URL are provided to the tests.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: EvaluationFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bench,contract,guidance,evaluation,tools}/**/*.test.ts', 'tests/{*,house/*}.test.ts'],
          exclude: ['**/*-speed.test.ts'],
          // Pure functions can share their imports: compiling the knowledge once instead of two hundred times halves the total time.
          isolate: false,
          experimental: loadedByNode,
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
      // In a process that other tests have used, the same code takes half as long again.
      {
        test: {
          name: 'unit-speed',
          include: ['guidance/**/*-speed.test.ts'],
          experimental: loadedByNode,
          testTimeout: 60_000,
        },
      },
      components,
      server('pglite'),
      ...(postgresHere ? [server('postgres', { globalSetup: 'tests/start-postgres.ts' })] : []),
    ],
  },
})
