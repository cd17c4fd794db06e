import type { RedFlag } from '#guidance/knowledge/entries.ts'
import type { AlarmFlag, AlarmWord } from '#guidance/knowledge/learnt-entries.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import { alarmSigns } from '#guidance/safety/alarm-words.ts'
import { readingOf } from '#guidance/safety/reading.ts'
import { findSigns } from '#guidance/safety/red-flags.ts'
import { type HiddenPace, learnHidden, meanOf } from './learn-hidden.ts'
import type { Sentence } from './sentences.ts'

/** Flags whose answer serves for another's as well: few messages would teach little of each alone. */
const answersFor: Readonly<Record<string, string>> = {
  'do-not-swallow': 'poisoning',
  'caustic-on-skin': 'severe-burn',
  'hot-burn': 'chemical-burn',
  'hair-dye-reaction': 'chemical-burn',
  'pregnant-isotretinoin': 'pregnant-retinoid',
  'medicine-warning': 'medicine-rash',
  'steroid-use': 'lightener-use',
}
const named = new Set([
  'anaphylaxis',
  'poisoning',
  'poison-on-skin',
  'product-in-eye',
  'toxic-fumes',
  'severe-burn',
  'suicidal-thoughts',
  'violence-danger',
  'violence',
  'chemical-burn',
  'lightener-use',
  'pregnant-retinoid',
  'isotretinoin-warning',
  'medicine-rash',
])

/** Two networks learnt in other orders, whose mean is weighed: what only one of them takes for an alarm is mostly chance. */
const starts = [7, 104729]
const pace: HiddenPace = { units: 16, rounds: 12, settled: 6, step: 0.15, dropped: 0.3, seenAtLeast: 4 }

/** What was written down because it looks like an alarm and is none counts so many times: there is little else to learn the difference from. */
const lookAlike = 2

/** What is learnt for a flag: itself, the one that answers for it, or that somebody must look at it now or today. */
const labelOf = (levels: ReadonlyMap<string, RedFlag['level']>, flag: string | undefined): string => {
  const level = flag === undefined ? 'routine' : levels.get(flag)
  if (level === undefined) throw new Error(`a message is filed under ${flag}, which is no red flag`)
  if (flag === undefined || level === 'routine') return 'none'
  const label = answersFor[flag] ?? flag
  if (named.has(label)) return label
  return level === 'emergency' ? 'seen-now' : 'seen-today'
}

/** A weight for a word, in halves, as the letter that stands for it. */
const letterOf = (weight: number): string =>
  String.fromCharCode('h'.charCodeAt(0) + Math.max(-7, Math.min(7, Math.round(weight * 2))))
const lettersOf = (weights: readonly number[]): string => weights.map(letterOf).join('')
const fine = (weight: number): number => Math.round(weight * 64)

/** Learns from messages what their words and clues say of red flags. The same messages and clues give the same weights. */
export const learnAlarms = (
  known: Knowledge,
  messages: readonly Sentence[],
): { flags: AlarmFlag[]; words: AlarmWord[] } => {
  const levels = new Map<string, RedFlag['level']>(known.redFlags.map(({ id, level }) => [id, level]))
  const examples = messages.flatMap(({ text, flag, looksAlike }) => {
    const reading = readingOf(text)
    // A turn of a harmless conversation may still press by itself: what a sign finds is left out.
    if (flag === undefined && findSigns(known, text, reading).some(({ level }) => level !== 'routine')) return []
    return [{ signs: alarmSigns(reading), label: labelOf(levels, flag), counts: looksAlike ? lookAlike : 1 }]
  })
  const labels = [
    'none',
    ...[...new Set(examples.map(({ label }) => label))].filter((label) => label !== 'none').sort(),
  ]
  const { units, signs, start, weights } = meanOf(
    starts.map((first) => learnHidden(examples, labels, { ...pace, start: first })),
  )
  return {
    flags: [
      { id: 'units', start: 0, weights: units.map(fine) },
      ...labels.map((id, at) => ({ id, start: fine(start[at] ?? 0), weights: (weights[at] ?? []).map(fine) })),
    ],
    words: [...signs].map(([id, row]) => ({ id, weights: lettersOf(row) })),
  }
}

/** As what was learnt is written to content/knowledge: an entry a line. */
export const asText = (entries: readonly unknown[]): string =>
  `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`
