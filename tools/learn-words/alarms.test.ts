import { expect, it } from 'vitest'
import { knowledge, readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '#guidance/knowledge/compile.ts'
import { openKnowledge } from '#guidance/knowledge/knowledge.ts'
import { entriesIn, packOf } from '#guidance/knowledge/pack.ts'
import { sumsOf } from '#guidance/safety/alarm-words.ts'
import { learnAlarms } from './alarms.ts'
import { readSentences, sentencesIn } from './sentences.ts'

const known = await knowledge()
const entries = entriesIn(compileKnowledge(await readKnowledgeFiles()))

it('a message that is held out is never learnt from', async () => {
  const learnt = new Set((await readSentences('learnt')).map(({ text }) => text.toLowerCase()))
  expect((await readSentences('held-out')).filter(({ text }) => learnt.has(text.toLowerCase()))).toEqual([])
})

it('words that stand with one flag and never without it come to speak for it, the same each time', () => {
  const messages = Array.from({ length: 400 }, (_, at) =>
    at % 2 === 0
      ? { text: 'she swallowed paraffin', flag: 'poisoning' }
      : { text: 'she bought sunscreen', flag: undefined },
  )
  const { flags, words } = learnAlarms(known, messages)
  expect(learnAlarms(known, messages)).toEqual({ flags, words })
  expect(flags.map(({ id }) => id)).toEqual(['units', 'none', 'poisoning'])
  const learnt = openKnowledge(packOf({ ...entries, alarmFlags: flags, alarmWords: words })).alarmWords
  const [[none = 0, poisoning = 0], [noneOfSun = 0, poisoningOfSun = 0]] = [
    sumsOf(learnt, ['paraffin']),
    sumsOf(learnt, ['sunscreen']),
  ]
  expect(poisoning).toBeGreaterThan(none)
  expect(noneOfSun).toBeGreaterThan(poisoningOfSun)
})

it('a flag that there is none of, and a line of another shape, are said', () => {
  expect(() => learnAlarms(known, [{ text: 'a', flag: 'no-such-flag' }])).toThrow('no-such-flag, which is no red flag')
  expect(() => sentencesIn('body.tsv', 'anaphylaxis my lip')).toThrow(
    'body.tsv, line 1: a flag (or none), a tab and a message are needed',
  )
})
