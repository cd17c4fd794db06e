import type { Change } from './changes.ts'

/** The outcome of a mutation: a test noticed it, or it looped endlessly; it survived, or no test reached it; or the rules could not be loaded with it. */
export type Outcome = Change & {
  became: 'noticed' | 'endless' | 'survived' | 'unreached' | 'broken'
  by?: string | undefined
}

/** The 95 % confidence interval (Wilson) of a share, from a sample of `of` with `some` hits. */
const between = (some: number, of: number): [number, number] => {
  const [z, share] = [1.96, some / of]
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return [middle - half, middle + half]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const numberOf = (outcomes: readonly Outcome[], ...became: Outcome['became'][]): number =>
  outcomes.filter((one) => became.includes(one.became)).length
const shareOf = (outcomes: readonly Outcome[]): number =>
  numberOf(outcomes, 'noticed', 'endless') / (outcomes.length - numberOf(outcomes, 'broken'))

const row = (name: string, outcomes: readonly Outcome[]): string =>
  [
    name.padEnd(22),
    percent(shareOf(outcomes)).padStart(8),
    ...(['noticed', 'endless', 'survived', 'unreached', 'broken'] as const).map((became) =>
      String(numberOf(outcomes, became)).padStart(10),
    ),
  ].join('')

/** Prints the survivors, the figures by file, and the share of mutations noticed. @returns that share; mutations that cannot be loaded do not count */
export const printOutcomes = (outcomes: readonly Outcome[], all: number): number => {
  const byFile = Map.groupBy(outcomes, ({ file }) => file)
  for (const [file, ofFile] of [...byFile].sort(([a], [b]) => a.localeCompare(b))) {
    for (const { line, column, kind, was, now, became } of ofFile.toSorted(
      (a, b) => a.line - b.line || a.column - b.column,
    )) {
      if (became === 'survived' || became === 'unreached')
        console.log(`${became} ${file}:${line}:${column} ${kind}\n  - ${was.slice(0, 300)}\n  + ${now.slice(0, 300)}`)
    }
  }
  console.log(
    [
      '\nfile'.padEnd(23),
      'share'.padStart(8),
      ...['noticed', 'endless', 'survived', 'unreached', 'broken'].map((name) => name.padStart(10)),
    ].join(''),
  )
  for (const [file, ofFile] of [...byFile].sort(([, a], [, b]) => shareOf(a) - shareOf(b)))
    console.log(row(file, ofFile))
  console.log(row('all', outcomes))
  const judged = outcomes.length - numberOf(outcomes, 'broken')
  const [least, most] = between(numberOf(outcomes, 'noticed', 'endless'), judged)
  console.log(
    `\n${percent(shareOf(outcomes))} of ${judged} mutations are noticed${outcomes.length < all ? `, a sample of ${all}: with 95 % confidence ${percent(least)} to ${percent(most)} of all` : ''}.`,
  )
  return shareOf(outcomes)
}
