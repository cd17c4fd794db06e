import { expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { processorTime } from '../../tests/processor-time.ts'
import { triage } from './triage.ts'

const known = await knowledge()
const of = (unit: string, length = 4000): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
/** The shapes that cost most: one endless word or sentence, hundreds of sentences, and the same clue again and again. */
const shapes: Readonly<Record<string, string>> = {
  'one word': 'a',
  'one sentence': 'my skin feels a bit dry and ',
  'many sentences': 'It is dry. ',
  'one symptom again and again': 'fever breathless pale stool ',
  'one place again and again': 'a dark spot on the sole of my ',
  'almost a rule': 'I drink a glass of in the eyes at home with a needle. ',
  questions: 'can i use my sisters ',
}

it.each(Object.entries(shapes))('reads 4 000 characters of %s within 30 ms', (_, unit) => {
  triage(known, of(unit, 200))
  // Each time another text, since a text that was read before is remembered.
  const times = Array.from({ length: 5 }, (_one, at) => processorTime(() => triage(known, `${at} ${of(unit)}`)))
  expect(Math.min(...times)).toBeLessThan(30)
})
