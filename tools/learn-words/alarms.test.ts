import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { asText, learnAlarms } from './alarms.ts'
import { readSentences, sentencesIn } from './sentences.ts'

const known = await knowledge()

it('the alarm words are those that the messages teach (npm run knowledge:learn writes them anew)', async () => {
  const written = await readFile(new URL('../../content/knowledge/alarm-words.json', import.meta.url), 'utf8')
  expect(asText(learnAlarms(known, await readSentences('learnt'))) === written).toBe(true)
}, 120_000)

it('a message that is held out is never learnt from', async () => {
  const learnt = new Set((await readSentences('learnt')).map(({ text }) => text.toLowerCase()))
  expect((await readSentences('held-out')).filter(({ text }) => learnt.has(text.toLowerCase()))).toEqual([])
})

it('words that stand with one flag and never without it come to speak for it', () => {
  const alarms = learnAlarms(known, Array.from({ length: 40 }, (_, at) => (at % 2 === 0
    ? { text: 'she swallowed paraffin', flag: 'poisoning' } : { text: 'she bought sunscreen', flag: undefined })))
  expect(alarms.map(({ id }) => id)).toEqual(['none', 'poisoning'])
  expect(alarms[1]?.words.paraffin).toBeGreaterThan(0)
  expect(alarms[1]?.words.sunscreen ?? 0).toBeLessThanOrEqual(0)
})

it('a flag that there is none of, and a line of another shape, are said', () => {
  expect(() => learnAlarms(known, [{ text: 'a', flag: 'no-such-flag' }])).toThrow('no-such-flag, which is no red flag')
  expect(() => sentencesIn('body.tsv', 'anaphylaxis my lip')).toThrow('body.tsv, line 1: a flag (or none), a tab and a message are needed')
})
