import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { processorTime } from '../../tests/processor-time.ts'

// Apart from the wordings, because mutation testing leaves it out: there a slow moment is no proof that a rule was missed.

const files = (await readKnowledgeFiles()).filter(({ path }) => /^(?:sources\/.*|red-flags\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))

it('reads a long message in a few milliseconds', () => {
  const lines = readFileSync(new URL('wordings/ordinary-body.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
  const long = lines.join('. ').split(' ').slice(0, 300).join(' ')
  findRedFlags(knowledge, long)
  expect(
    Math.min(...Array.from({ length: 30 }, () => processorTime(() => findRedFlags(knowledge, long)))),
  ).toBeLessThan(25)
})
