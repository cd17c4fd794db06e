// Runs every check in turn, even after failures, then prints a table and the totals.
import { mkdirSync, rmSync } from 'node:fs'
import { type Browser, ensureBrowser } from '../browser.mjs'
import { findPostgres } from '../postgres.mjs'
import { ensureBuild } from '../setup/build.mjs'
import { SetUpFailed } from '../setup/command.mjs'
import { at, manifest } from '../setup/project.mjs'
import { type Environment, run, runPackage } from './command.ts'
import {
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  none,
  one,
  readReport,
  total,
} from './counts.ts'
import { type Outcome, summary } from './summary.ts'

const outcomes: Outcome[] = []
const done = (outcome: Outcome): Outcome => {
  outcomes.push(outcome)
  return outcome
}

const heading = (text: string) => console.log(`\n── ${text}`)

const reports = at('.cache/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const build = async () => {
  heading('Build')
  const start = performance.now()
  let ok = true
  try {
    await ensureBuild()
  } catch (error) {
    if (!(error instanceof SetUpFailed)) throw error
    console.error(error.message)
    ok = false
  }
  done({ name: 'Build', counts: one(ok), seconds: (performance.now() - start) / 1000 })
  return ok
}

const format = async () => {
  heading('Format')
  const { ok, seconds } = await runPackage('oxfmt', ['--check'])
  done({ name: 'Format', counts: one(ok), seconds })
}

const lint = async () => {
  heading('Lint')
  const { ok, seconds } = await runPackage('oxlint', ['--deny-warnings'])
  done({ name: 'Lint', counts: one(ok), seconds })
}

const unused = async () => {
  heading('Unused code')
  const { ok, seconds } = await runPackage('knip', ['--no-progress', '--no-config-hints'])
  done({ name: 'Unused code', counts: one(ok), seconds })
}

const types = async () => {
  heading('Types')
  const generated = await runPackage('@react-router/dev', ['typegen'], { command: 'react-router' })
  const checked = await runPackage('typescript', ['--noEmit', '-p', 'tsconfig.json'], { command: 'tsc' })
  done({ name: 'Types', counts: one(generated.ok && checked.ok), seconds: generated.seconds + checked.seconds })
}

const content = async () => {
  heading('Content')
  const { ok, seconds } = await run('tools/check-content.ts')
  done({ name: 'Content', counts: one(ok), seconds })
}

const vitest = async (project: string, name: string, note?: string, env: Environment = {}) => {
  heading(note ? `${name}: ${note}` : name)
  const report = `${reports}/${project}.json`
  const options = [
    'run',
    '--project',
    `${project}*`,
    '--update=none',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const { ok, seconds } = await runPackage('vitest', options, { env: { NODE_ENV: 'test', ...env } })
  const parsedReport = readReport(report)
  return done({
    name,
    ...(note && { note }),
    counts: countVitest(parsedReport, ok),
    seconds,
    failures: failedInVitest(parsedReport),
  })
}

const integration = async () => {
  const embedded = await vitest('pglite', 'Server tests', `PGlite ${manifest('@electric-sql/pglite').version}`)
  const found = findPostgres()
  if (process.env.TEST_DATABASE_URL) await vitest('postgres', 'Server tests', 'PostgreSQL at TEST_DATABASE_URL')
  else if (found.bin !== undefined) await vitest('postgres', 'Server tests', `PostgreSQL ${found.version}`)
  else {
    done({
      name: 'Server tests',
      note: `PostgreSQL skipped, ${found.why}`,
      counts: { ...none, skipped: total(embedded.counts) },
      seconds: 0,
    })
  }
}

const noBrowser = 'did not run, there is no Chromium here and none could be installed'

const components = async (browser: Browser | undefined) =>
  browser
    ? vitest('components', 'Components', browser.version, { SKYNN_CHROMIUM: browser.path })
    : done({ name: 'Components', note: noBrowser, counts: one(false), seconds: 0 })

const journeys = async (built: boolean, browser: Browser | undefined) => {
  heading('Browser journeys')
  const name = 'Browser journeys'
  const notRun = (note: string) => done({ name, note, counts: one(false), seconds: 0 })
  if (!built) return notRun('not run, the build failed')
  if (!browser) return notRun('not run, Chromium is missing and could not be installed')
  const env = { SKYNN_CHROMIUM: browser.path, NODE_ENV: undefined }
  const { ok, seconds } = await runPackage('@playwright/test', ['test'], { command: 'playwright', env })
  const parsedReport = readReport(`${reports}/journeys.json`)
  return done({
    name,
    note: browser.version,
    counts: countPlaywright(parsedReport, ok),
    seconds,
    failures: failedInPlaywright(parsedReport),
  })
}

const built = await build()
await format()
await lint()
await types()
await unused()
await content()
await vitest('unit', 'Unit tests')
await integration()
const browser = await ensureBrowser((line) => console.log(line))
await components(browser)
await journeys(built, browser)

console.log(summary(outcomes))
process.exitCode = outcomes.some(({ counts }) => counts.failed > 0) ? 1 : 0
