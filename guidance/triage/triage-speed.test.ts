import { expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { readSentences } from '#tools/learn-words/sentences.ts'
import { processorTime } from '../../tests/processor-time.ts'
import { triage } from './triage.ts'

const known = await knowledge()
const of = (unit: string, length = 4000): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const heldOut = (await readSentences('held-out')).map(({ text }) => text)
const withoutStops = (text: string): string => text.replaceAll(/[.!?,;:\n]/g, ' ')

/** What people tell, one after the other, and the shapes that cost most: endless words and sentences, hundreds of sentences, the same finding again and again. */
const shapes: Readonly<Record<string, string>> = {
  'messages of many people': of(heldOut.join('. ')),
  'messages of many people without a stop': of(withoutStops(heldOut.slice(100).join(' '))),
  'one word': of('a'),
  'one sentence': of('my skin feels a bit dry and '),
  'short sentences': of('It is dry. '),
  'sentences of a word': of('No. Ok. '),
  'words with stops between': of('dry.skin.is.bad.'),
  lines: of('dry skin\n'),
  'one symptom again and again': of('fever breathless pale stool '),
  'one place again and again': of('a dark spot on the sole of my '),
  'almost a rule': of('I drink a glass of in the eyes at home with a needle. '),
  'an alarm without a stop': of('my baby has a fever and a rash and '),
  'an alarm again and again': of('My lips are swollen. I cant breathe. '),
  denials: of('no fever, no rash, no pain, no swelling, not itchy, '),
  'times that are over': of('years ago when i was a child i had a rash, '),
  questions: of('can i use my sisters '),
  numbers: of(Array.from({ length: 1300 }, (_, at) => at).join(' ')),
  'ages and spans': of('12weeks 3months 4yrs 2 days '),
  'words with slips': of('swolen throut breth swallwed blistring anaphilaxis pregnent hydroqinone '),
  'languages mixed': of('my vel is droog, isikhumba sami somile and my face is dry, letlalo la ka le omile! '),
  'languages mixed without a stop': of(
    'my vel is droog isikhumba sami somile and my face is dry letlalo la ka le omile ',
  ),
  commas: of(', '),
}

/** The first of them warms up; the best of the others is what it takes while nothing else is in the way. */
it.each(Object.entries(shapes))('4 000 characters of %s take at most 30 ms', (_, text) => {
  const times = Array.from({ length: 8 }, (_one, at) => processorTime(() => triage(known, `${at} ${text}`)))
  expect(Math.min(...times.slice(1))).toBeLessThan(30)
})
