import { readFileSync } from 'node:fs'

/** How many tests came out how. */
export type Counts = { passed: number, failed: number, skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** A check that counts as one test. */
export const one = (ok: boolean): Counts => (ok ? { ...none, passed: 1 } : { ...none, failed: 1 })

export const add = (left: Counts, right: Counts): Counts => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
})

/** How many tests there are in all. */
export const total = ({ passed, failed, skipped }: Counts): number => passed + failed + skipped

/** What the runner wrote, or nothing when it ended before it wrote. */
export const readReport = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

// A runner that ends badly without naming a failed test (a file that does not load, an error outside of tests) failed once.
const withExitCode = (counts: Counts, ok: boolean): Counts => (ok || counts.failed > 0 ? counts : { ...counts, failed: 1 })

type VitestReport = { testResults?: { status: string, assertionResults: { status: string }[] }[] }

/** Counts Vitest's JSON report. A file that could not be loaded counts as one failed test. */
export const countVitest = (report: unknown, ok: boolean): Counts => {
  const files = (report as VitestReport | undefined)?.testResults ?? []
  const counts = files.reduce<Counts>((sum, file) => {
    const of = (...statuses: string[]) => file.assertionResults.filter(({ status }) => statuses.includes(status)).length
    const failed = of('failed')
    const unloaded = file.status === 'failed' && failed === 0 ? 1 : 0
    return add(sum, { passed: of('passed'), failed: failed + unloaded, skipped: of('skipped', 'pending', 'todo', 'disabled') })
  }, none)
  return withExitCode(counts, ok)
}

type PlaywrightReport = { stats?: { expected: number, unexpected: number, flaky: number, skipped: number } }

/** Counts Playwright's JSON report. A test that passed only when tried again counts as failed. */
export const countPlaywright = (report: unknown, ok: boolean): Counts => {
  const stats = (report as PlaywrightReport | undefined)?.stats
  if (!stats) return withExitCode(none, ok)
  return withExitCode({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }, ok)
}
