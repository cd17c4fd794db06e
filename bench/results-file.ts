import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { machine } from './machine.ts'
import type { Findings } from './report.ts'

const resultsPath = new URL('RESULTS.md', import.meta.url)
const intro = [
  '# Measurements',
  '',
  'Written by `npm run bench`. Each part can be measured alone, as in `npm run bench -- bytes lighthouse`;',
  'the others then stay as they were.',
  '',
]
const machineLine = () => `Machine: ${machine()}.`

/** Sections by their title, as they stand in the file; none when the file is of another machine. */
const readSections = (): Map<string, string> => {
  const text = existsSync(resultsPath) ? readFileSync(resultsPath, 'utf8') : ''
  if (!text.includes(machineLine())) return new Map()
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n')
        return [section.slice(0, end), section.slice(end + 1).trim()]
      }),
  )
}

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: new URL('.', import.meta.url), encoding: 'utf8' }).stdout?.trim() ?? ''

/** What was measured: the commit, and whether files differ from it. */
const measuredAt = (): string => {
  const changed = git('status', '--porcelain', '--', ':/', ':!/bench/RESULTS.md') !== ''
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${git('rev-parse', '--short=8', 'HEAD') || 'unknown'}${changed ? ' with changes' : ''}`
}

/** Writes one part's findings into the results file, among the sections of the other parts. */
export const writeSection = (titles: readonly string[], title: string, findings: Findings): void => {
  const sections = readSections()
  const missed =
    findings.missed.length === 0 ? '' : `\n\nMissed:\n\n${findings.missed.map((line) => `- ${line}`).join('\n')}`
  sections.set(title, `${measuredAt()}\n\n${findings.text}${missed}`)
  const body = titles.flatMap((each) => (sections.has(each) ? [`## ${each}`, '', sections.get(each) ?? '', ''] : []))
  writeFileSync(resultsPath, [...intro, machineLine(), '', ...body].join('\n'))
}
