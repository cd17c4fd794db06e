import { expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { processorTime } from '../../tests/processor-time.ts'
import { readingOf } from '../safety/reading.ts'
import { findRedFlags } from '../safety/red-flags.ts'
import { learntAlarm } from './learnt.ts'
import { mustNotMiss } from './must-not-miss.ts'

const known = await knowledge()
const of = (unit: string, length = 4000): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
/** The shapes that cost most: one endless word or sentence, hundreds of sentences, and the same finding again and again. */
const shapes: Readonly<Record<string, string>> = {
  'one word': 'a',
  'one sentence': 'my skin feels a bit dry and ',
  'many sentences': 'It is dry. ',
  'one symptom again and again': 'fever breathless pale stool ',
  'one place again and again': 'a dark spot on the sole of my ',
  'almost a rule': 'I drink a glass of in the eyes at home with a needle. ',
  questions: 'can i use my sisters ',
}

/** What rules and network cost beyond the signs, which read the same text first. */
it.each(Object.entries(shapes))('adds at most 60 ms for 4 000 characters of %s', (_, unit) => {
  const times = Array.from({ length: 3 }, (_one, at) => {
    const text = `${at} ${of(unit)}`
    findRedFlags(known, text)
    const reading = readingOf(text)
    return processorTime(() => [mustNotMiss(reading), learntAlarm(known, reading)])
  })
  // The target is 30 ms on a machine with a benchmark index of 2 500; this leaves room for one of half that speed.
  expect(Math.min(...times)).toBeLessThan(60)
})
