import { readdir, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** A mutation of a rule: its position (lines from 1), the original code and its replacement. */
export type Change = { id: number; file: string; line: number; column: number; kind: string; was: string; now: string }

type Mutant = { location: { start: { line: number; column: number }; end: { line: number; column: number } } }

const folder = fileURLToPath(new URL('../../guidance/safety/', import.meta.url))
const partOf = (text: string, { start, end }: Mutant['location']): string => {
  const lines = text.split('\n').slice(start.line, end.line + 1)
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === lines.length - 1 ? end.column : undefined).trim())
    .join(' ')
}

const switchImport = `import { isOn as stryMutAct_9fa48, state as stryState } from ${JSON.stringify(new URL('collect.ts', import.meta.url).href)};`

/**
 * Instruments the safety rules with all of Stryker's mutations, each behind a switch (./collect.ts), except those of string literals and
 * regular expressions (docs/decisions/0018). @returns the mutations, and the code as JavaScript by path, `counting` coverage or `plain`
 */
export const changedRules = async (): Promise<{
  changes: Change[]
  counting: Record<string, string>
  plain: Record<string, string>
}> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const sources = await Promise.all(
    names.map(async (name) => ({ name: folder + name, mutate: true, content: await readFile(folder + name, 'utf8') })),
  )
  const written = new Map(sources.map(({ name, content }) => [name, content]))
  const [no, quiet] = [(): boolean => false, (): void => undefined]
  const log = {
    isTraceEnabled: no,
    isDebugEnabled: no,
    isInfoEnabled: no,
    isWarnEnabled: () => true,
    isErrorEnabled: () => true,
    isFatalEnabled: () => true,
    trace: quiet,
    debug: quiet,
    info: quiet,
    warn: console.warn,
    error: console.error,
    fatal: console.error,
  }
  const { files, mutants } = await new Instrumenter(log).instrument(sources, {
    excludedMutations: ['StringLiteral', 'Regex'],
    plugins: null,
    ignorers: [],
    noHeader: true,
  })
  const numbered = files.map(
    ({ name, content }) =>
      [
        name,
        `${switchImport}${stripTypeScriptTypes(content)}`.replaceAll(/(?<=stryMutAct_9fa48\()"(\d+)"/g, '$1'),
      ] as const,
  )
  /** Replaces each `stryCov_9fa48("1", "2")`, which Stryker puts where a mutation can be. */
  const withCoverage = (mark: (ids: string[]) => string) =>
    Object.fromEntries(
      numbered.map(([name, code]) => [
        name,
        code.replaceAll(/stryCov_9fa48\(([^()]*)\)/g, (_, ids: string) => mark(ids.match(/\d+/g) ?? [])),
      ]),
    )
  return {
    changes: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, mutatorName, replacement }) => ({
        id: Number(id),
        file: basename(fileName),
        line: location.start.line + 1,
        column: location.start.column + 1,
        kind: mutatorName,
        was: partOf(written.get(fileName) ?? '', location),
        now: replacement.replaceAll(/\s+/g, ' '),
      })),
    counting: withCoverage((ids) => `(${ids.map((id) => `stryState.reached[${id}]++`).join()})`),
    plain: withCoverage(() => '0'),
  }
}
