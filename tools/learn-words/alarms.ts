import type { Alarm, RedFlag } from '#guidance/knowledge/entries.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import { alarmSigns } from '#guidance/safety/alarm-words.ts'
import { readingOf } from '#guidance/safety/reading.ts'
import { findSigns } from '#guidance/safety/red-flags.ts'
import { learn, type Pace } from './learn.ts'
import type { Sentence } from './sentences.ts'

/** Flags whose answer serves for another's as well: few messages would teach little of each alone. */
const answersFor: Readonly<Record<string, string>> = {
  'do-not-swallow': 'poisoning', 'caustic-on-skin': 'severe-burn', 'hot-burn': 'chemical-burn', 'hair-dye-reaction': 'chemical-burn',
  'pregnant-isotretinoin': 'pregnant-retinoid', 'medicine-warning': 'medicine-rash', 'steroid-use': 'lightener-use',
}
const named = new Set([
  'anaphylaxis', 'poisoning', 'poison-on-skin', 'product-in-eye', 'toxic-fumes', 'severe-burn', 'suicidal-thoughts', 'violence-danger', 'violence',
  'chemical-burn', 'lightener-use', 'pregnant-retinoid', 'isotretinoin-warning', 'medicine-rash',
])

const pace: Pace = { rounds: 30, settled: 10, step: 0.3, decay: 0.003, sparsity: 0.002, seenAtLeast: 4, smallest: 0.3 }

/** What was written down because it looks like an alarm and is none counts so many times: there is little else to learn the difference from. */
const lookAlike = 3

/** What is learnt for a flag: itself, the one that answers for it, or that somebody must look at it now or today. */
const labelOf = (levels: ReadonlyMap<string, RedFlag['level']>, flag: string | undefined): string => {
  const level = flag === undefined ? 'routine' : levels.get(flag)
  if (level === undefined) throw new Error(`a message is filed under ${flag}, which is no red flag`)
  if (flag === undefined || level === 'routine') return 'none'
  const label = answersFor[flag] ?? flag
  if (named.has(label)) return label
  return level === 'emergency' ? 'seen-now' : 'seen-today'
}

/** Learns from messages how much words and clues speak for red flags. The same messages and clues give the same weights. */
export const learnAlarms = (known: Knowledge, messages: readonly Sentence[]): Alarm[] => {
  const levels = new Map<string, RedFlag['level']>(known.redFlags.map(({ id, level }) => [id, level]))
  const examples = messages
    // A turn of a harmless conversation may still press by itself: what a sign finds is left out.
    .filter(({ text, flag }) => flag !== undefined || findSigns(known, text).every(({ level }) => level === 'routine'))
    .flatMap((one) => Array.from({ length: one.looksAlike ? lookAlike : 1 }, () => one))
    .map(({ text, flag }) => ({ signs: alarmSigns(readingOf(text)), label: labelOf(levels, flag) }))
  const labels = ['none', ...[...new Set(examples.map(({ label }) => label))].filter((label) => label !== 'none').sort()]
  const { start, weights } = learn(examples, labels, pace)
  return labels.map((id, at) => ({
    id, start: start[at] ?? 0,
    words: Object.fromEntries([...weights].map(([word, row]) => [word, row[at] ?? 0] as const).filter(([, weight]) => weight !== 0)
      .sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))),
  }))
}

/** As content/knowledge/alarm-words.json is written: an entry a line. */
export const asText = (entries: readonly unknown[]): string => `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`
