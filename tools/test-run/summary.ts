import { add, type Counts, none, total } from './counts.ts'

/** What one part of the run came to. `note` says what it ran on, or why it did not run; `failures` names what failed, a line each. */
export type Outcome = { name: string; note?: string; counts: Counts; seconds: number; failures?: readonly string[] }

/** More than these are a fault of the whole; the part's own output has them all. */
const mostNamed = 20
const failuresIn = (outcomes: readonly Outcome[]): string[] => {
  const named = outcomes.flatMap(({ name, failures = [] }) => failures.map((failure) => `  ${name}: ${failure}`))
  const more = named.length - mostNamed
  return named.length === 0
    ? []
    : ['', 'FAILED', ...named.slice(0, mostNamed), ...(more > 0 ? [`  and ${more} more`] : [])]
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

/** The closing lines: what failed by name, a table of what ran on what, and the sum alone on the last line. */
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
