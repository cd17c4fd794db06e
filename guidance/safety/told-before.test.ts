import { describe, expect, it } from 'vitest'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { withToldBefore } from './told-before.ts'

const files = (await readKnowledgeFiles()).filter(({ path }) => /^(?:sources\/.*|red-flags\.json)$/.test(path))
const knowledge = openKnowledge(compileKnowledge(files))
const flagsOf = (...said: string[]) => findRedFlags(knowledge, withToldBefore(said.at(-1) ?? '', said.slice(0, -1))).map(({ id }) => id)

describe('what was told before', () => {
  it.each([
    ['i never used hydroquinone before, is it bad?', 'ok i have been using it 8 months', 'lightener-use'],
    ['is hydroquinone 4% bad?', 'i have been using it 8 months', 'lightener-use'],
    ['what is calomel', 'its on the box of the cream i use', 'lightener-use'],
    ['what does clobetasol do', 'been rubbing it on my face 4 months', 'lightener-use'],
    ['which vitamin C? im 8 weeks pregnant', 'i still put my tretinoin on every night', 'pregnant-retinoid'],
  ])('“%s” and then “%s” is %s', (before, then, flag) => expect(flagsOf(before, then)).toContain(flag))

  it.each([
    ['what is hydroquinone?', 'i have been using niacinamide 3 months'],
    ['can i use retinol while pregnant', 'my aunt used it all nine months, you are wrong'],
    ['hello, im not pregnant', 'i use retinol every night'],
    ['hello', 'i use retinol every night'],
    ['is a lightening cream safe?', 'ok i will not buy it'],
    ['does hydroquinone work', 'thanks'],
  ])('“%s” and then “%s” is none', (before, then) => expect(flagsOf(before, then)).toEqual([]))
})
