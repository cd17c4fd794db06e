import { add, type Counts, none, total } from './counts.ts'

/** The outcome of one part of the run. `note` is what it ran on, or why it did not run; `failures` has one line per failure. */
export type Outcome = { name: string; note?: string; counts: Counts; seconds: number; failures?: readonly string[] }

/** More failures than this have a common cause; the part's own output lists them all. */
const maxListed = 20
const failuresIn = (outcomes: readonly Outcome[]): string[] => {
  const listed = outcomes.flatMap(({ name, failures = [] }) => failures.map((failure) => `  ${name}: ${failure}`))
  const more = listed.length - maxListed
  return listed.length === 0
    ? []
    : ['', 'FAILED', ...listed.slice(0, maxListed), ...(more > 0 ? [`  and ${more} more`] : [])]
}

const inWords = (counts: Counts): string => {
  if (total(counts) === 1 && counts.skipped === 0) return counts.passed ? 'passed' : 'FAILED'
  const parts = [
    [counts.passed, 'passed'],
    [counts.failed, 'FAILED'],
    [counts.skipped, 'skipped'],
  ] as const
  return (
    parts
      .filter(([number]) => number > 0)
      .map(([number, word]) => `${number} ${word}`)
      .join(', ') || 'no tests'
  )
}

/** The closing lines: the failures, a table of the parts, and the totals alone on the last line. */
export const summary = (outcomes: readonly Outcome[]): string => {
  const rows = outcomes.map(({ name, note, counts, seconds }) => ({
    name: note ? `${name}: ${note}` : name,
    result: inWords(counts),
    time: seconds ? `${seconds.toFixed(1)} s` : '',
  }))
  const width = (cells: string[]) => Math.max(...cells.map((cell) => cell.length))
  const names = width(rows.map(({ name }) => name))
  const results = width(rows.map(({ result }) => result))
  const table = rows.map(({ name, result, time }) =>
    `  ${name.padEnd(names)}  ${result.padEnd(results)}  ${time.padStart(7)}`.trimEnd(),
  )
  const { passed, failed, skipped } = outcomes.map(({ counts }) => counts).reduce(add, none)
  return [...failuresIn(outcomes), '', ...table, '', `${passed} passed, ${failed} failed, ${skipped} skipped`].join(
    '\n',
  )
}
