import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The number of tests by result. */
export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** A check that counts as one test. */
export const one = (ok: boolean): Counts => (ok ? { ...none, passed: 1 } : { ...none, failed: 1 })

export const add = (left: Counts, right: Counts): Counts => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
})

/** The total number of tests. */
export const total = ({ passed, failed, skipped }: Counts): number => passed + failed + skipped

/** A runner's report, or undefined if it exited before writing one. */
export const readReport = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

// A runner that fails without a failed test (a file that does not load, an error outside of tests) counts as one failure.
const withExitCode = (counts: Counts, ok: boolean): Counts =>
  ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }

type VitestTest = { status: string; fullName?: string; failureMessages?: string[] }
type VitestReport = {
  testResults?: { status: string; name?: string; message?: string; assertionResults: VitestTest[] }[]
}

const maxLength = 200
const firstLine = (text = ''): string =>
  (
    stripVTControlCharacters(text)
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  )
    .trim()
    .slice(0, maxLength)

/** The failures in Vitest's JSON report, one line each: the test, or the file that could not be loaded, and the first line of the error. */
export const failedInVitest = (report: unknown): string[] =>
  ((report as VitestReport | undefined)?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (file.status === 'failed' && failed.length === 0) return [`${file.name ?? 'a file'}: ${firstLine(file.message)}`]
    return failed.map(
      ({ fullName = 'a test', failureMessages = [] }) => `${fullName}: ${firstLine(failureMessages[0])}`,
    )
  })

/** Counts Vitest's JSON report. A file that could not be loaded counts as one failed test. */
export const countVitest = (report: unknown, ok: boolean): Counts => {
  const files = (report as VitestReport | undefined)?.testResults ?? []
  const counts = files.reduce<Counts>((sum, file) => {
    const of = (...statuses: string[]) => file.assertionResults.filter(({ status }) => statuses.includes(status)).length
    const failed = of('failed')
    const unloaded = file.status === 'failed' && failed === 0 ? 1 : 0
    return add(sum, {
      passed: of('passed'),
      failed: failed + unloaded,
      skipped: of('skipped', 'pending', 'todo', 'disabled'),
    })
  }, none)
  return withExitCode(counts, ok)
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: { title: string; tests: PlaywrightTest[] }[] }
type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] }
type PlaywrightReport = {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
}

/** The journeys that failed, or passed only on a retry, in Playwright's JSON report, one line each with the first error. */
export const failedInPlaywright = (report: unknown): string[] => {
  const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(
        ({ title, tests }) =>
          `${title}: ${firstLine(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message)}`,
      ),
    ...suites.flatMap(inSuite),
  ]
  return ((report as PlaywrightReport | undefined)?.suites ?? []).flatMap(inSuite)
}

/** Counts Playwright's JSON report. A test that passed only on a retry counts as failed. */
export const countPlaywright = (report: unknown, ok: boolean): Counts => {
  const stats = (report as PlaywrightReport | undefined)?.stats
  if (!stats) return withExitCode(none, ok)
  return withExitCode({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }, ok)
}
