import { z } from 'zod'
import { line, slug } from './entries.ts'

// What tools/learn-words learns and writes to content/knowledge: checked and packed as all knowledge is, and never edited by hand.

/** What a word (`burn`, without ending) or a clue (`@hives`) of a message weighs for each hidden unit of the alarms. */
export const AlarmWordEntry = z.strictObject({
  id: z.string().regex(/^@?[a-zA-Z0-9]+$/),
  /** A letter for each unit: `h` is nothing, each letter after it a half more, each before it a half less. */
  weights: z.string().regex(/^[a-o]+$/),
})
export type AlarmWord = z.infer<typeof AlarmWordEntry>

/** How much each hidden unit speaks for a red flag, and how much speaks for it before anything is said, in sixty-fourths. */
export const AlarmFlagEntry = z.strictObject({
  /** The red flag; `none` is the entry of what speaks against all of them. Before it stands `units`: the bias of each unit. */
  id: slug,
  start: z.int(),
  weights: z.array(z.int()),
})
export type AlarmFlag = z.infer<typeof AlarmFlagEntry>

/**
 * How much signs of a question (a word without ending, two in a row, `?cue`, `=fact`, `#slot`) speak for a kind of answer, in quarters.
 * Signs: guidance/assistant/understand/asked-signs.ts. Asked/telling.json: how much more a term tells than its rareness.
 */
export const KindWordsEntry = z.strictObject({ id: slug, start: z.int(), words: z.record(line(80), z.int()) })
export type KindWords = z.infer<typeof KindWordsEntry>

/** How many of the questions written for a ready answer have a term (asked-signs.ts). */
export const AnswerWordsEntry = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9 -]*$/),
  words: z.record(line(80), z.int().positive()),
})
export type AnswerWords = z.infer<typeof AnswerWordsEntry>

/** How much one way of fitting a question counts when answers are weighed against each other. */
export const ChoosingEntry = z.strictObject({ id: slug, weight: z.number() })
export type Choosing = z.infer<typeof ChoosingEntry>
