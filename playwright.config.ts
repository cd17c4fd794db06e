import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findBrowser } from './tools/browser.mjs'
import { pinnedNode } from './tools/setup/project.mjs'

const port = Number(process.env.JOURNEYS_PORT || 3100)
const origin = `http://localhost:${port}`

// Each worker evaluates this file again; only the parent process creates the folder, and removes it on exit.
const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'skynn-journeys-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
const dataDir = process.env.TEST_WORKER_INDEX === undefined ? freshFolder() : ''

const browser = await findBrowser()

export default defineConfig({
  testDir: 'tests/journeys',
  // One file per journey; shared code is in pieces/.
  testMatch: /tests[\\/]journeys[\\/](?!pieces)(?:\w+[\\/])?[^\\/]+\.ts$/,
  globalSetup: './tests/journeys/pieces/wait-for-advice.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.cache/test-reports/journeys.json' }]],
  use: {
    baseURL: origin,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Only the journey about it lets the worker answer requests, so that all others measure and test the server.
    serviceWorkers: 'block',
    launchOptions: { args: chromiumArgs, ...(browser && { executablePath: browser.path }) },
  },
  webServer: {
    command: `"${pinnedNode}" server/main.ts`,
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // Overrides every setting that the journeys depend on and that a shell or .env could define. Empty counts as not set.
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      TRUST_PROXY: '',
      RATE_LIMIT_FACTOR: '1000',
      SMTP_URL: '',
      MAIL_FROM: '',
      FOUNDING_CAP: '',
      TRIAL_LIMIT: '',
      TRIAL_DAYS: '',
      ANNUAL_PRICE_USD: '',
      CASHBACK_LAUNCH: '',
      LLM_BASE_URL: '',
      LLM_MODEL: '',
      LLM_API_KEY: '',
      LLM_PROVIDER_NAME: '',
    },
  },
})
