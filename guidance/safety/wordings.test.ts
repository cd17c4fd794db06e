import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { milderFlags } from './milder.ts'
import { onlyByRule } from '../triage/must-not-miss.ts'
import { findRedFlags } from './red-flags.ts'

// What people really write, one sentence a line, below the flag it must raise (wordings/*.txt); and what only looks alarming
// (wordings/ordinary*.txt), which must raise none.

const files = (await readKnowledgeFiles()).filter(({ path }) => /^(?:sources\/.*|red-flags\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))
const folder = new URL('wordings/', import.meta.url)
const rowsOf = (name: string) => {
  let under = ''
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) under = line.slice(2)
      return line === '' || line.startsWith('# ') ? [] : [{ under, text: line }]
    })
}
const names = readdirSync(folder).sort()
const ordinary = names.filter((name) => name.startsWith('ordinary')).flatMap(rowsOf)
/** Filed as an alarm, and none: what a man takes does not reach her child (whose-pregnancy.ts). The files themselves are learnt from. */
const noneAfterAll = new Set(['my girlfriend is pregnant and i take roaccutane'])
const rows = names
  .filter((name) => !name.startsWith('ordinary'))
  .flatMap(rowsOf)
  .filter(({ text }) => !noneAfterAll.has(text))

/** What is filed under a flag and has one of its own now; the files themselves are learnt from. */
const named: Readonly<Record<string, readonly string[]>> = { 'chemical-burn': ['chemical-burn', 'sunburn-blisters'] }

describe('the wordings of a red flag', () => {
  it.each(rows)('$under: “$text”', ({ under, text }) =>
    expect(findRedFlags(knowledge, text).filter(({ id }) => (named[under] ?? [under]).includes(id))).not.toEqual([]),
  )
  it('cover every flag that has signs', () =>
    expect(new Set([...rows.map(({ under }) => under), ...milderFlags])).toEqual(
      new Set(knowledge.redFlags.map(({ id }) => id).filter((id) => !onlyByRule.has(id))),
    ))
})

describe('what only looks alarming', () => {
  it.each(ordinary)('raises nothing: “$text”', ({ text }) => expect(findRedFlags(knowledge, text)).toEqual([]))
})
