import type {
  AsideText,
  ConcernText,
  ConditionText,
  HealthText,
  MedicineText,
  Myth,
  RedFlag,
  SubjectText,
  TermText,
  TopicText,
} from './entries.ts'
import type { Concern } from './kinds.ts'
import type { AlarmWord, AnswerWords, KindWords } from './learnt-entries.ts'
import { type Entries, entriesIn, type Pack } from './pack.ts'
import { byIdOf, type Substances, substancesOf } from './substances.ts'

/** How much words speak for each of some labels, in the order of `of`. */
type Weights = { of: readonly string[]; start: readonly number[]; by: ReadonlyMap<string, readonly number[]> }

/** A network of one hidden layer: words to units, units to no flag (the first) and the flags. */
export type AlarmWords = {
  flags: readonly string[]
  /** The bias of each unit, and what each word weighs for it. */
  units: readonly number[]
  words: ReadonlyMap<string, readonly number[]>
  /** What speaks for no flag and for each flag, before anything is said and by unit. */
  start: readonly number[]
  weights: readonly (readonly number[])[]
}

/** The knowledge, indexed. Everything in it is frozen data; nothing is computed from the time or chance. */
export type Knowledge = Omit<Substances, 'concerns' | 'concern'> & {
  concerns: readonly ConcernText[]
  concern(id: Concern): ConcernText
  redFlags: readonly RedFlag[]
  redFlag(id: string): RedFlag
  alarmWords: AlarmWords
  /** How much signs speak for the kinds of answer. */
  kindWords: Weights
  /** The terms of the questions written for each ready answer. */
  answerWords: readonly AnswerWords[]
  /** How much more a term tells which answer is meant than its rareness does: 1 is as much again. */
  telling: ReadonlyMap<string, number>
  /** What counts how much when answers are weighed, by name. */
  choosing: ReadonlyMap<string, number>
  /** How much words and pairs of words speak for small talk (guidance/text/small-talk.ts). */
  smallTalk: Weights
  myths: readonly Myth[]
  /** An earlier topic counts before a later one. */
  topics: readonly TopicText[]
  subjects: readonly SubjectText[]
  terms: readonly TermText[]
  health: readonly HealthText[]
  conditions: readonly ConditionText[]
  medicines: readonly MedicineText[]
  household: readonly AsideText[]
  circumstances: readonly AsideText[]
  /** What a word of another South African language says in English, by the word. */
  gloss: ReadonlyMap<string, { english: string; /** It is an English word too. */ shared: boolean }>
}

const weightsOf = (rows: readonly KindWords[]): Weights => {
  const by = new Map<string, number[]>()
  for (const [at, { words }] of rows.entries()) {
    for (const [word, quarters] of Object.entries(words)) {
      const row = by.get(word) ?? rows.map(() => 0)
      row[at] = quarters / 4
      by.set(word, row)
    }
  }
  return { of: rows.map(({ id }) => id), start: rows.map(({ start }) => start / 4), by }
}

const nothing = 'h'.charCodeAt(0)

const alarmWordsOf = ({ alarmFlags, alarmWords }: Entries): AlarmWords => {
  const [units, ...labels] = alarmFlags.map(({ id, start, weights }) => ({
    id,
    start: start / 64,
    weights: weights.map((one) => one / 64),
  }))
  return {
    flags: labels.slice(1).map(({ id }) => id),
    units: units?.weights ?? [],
    words: new Map(
      alarmWords.map(({ id, weights }: AlarmWord) => [
        id,
        Array.from(weights, (letter) => (letter.charCodeAt(0) - nothing) / 2),
      ]),
    ),
    start: labels.map(({ start }) => start),
    weights: labels.map(({ weights }) => weights),
  }
}

/** The compact pack, indexed for use: about as long as reading it. */
export const openKnowledge = (pack: Pack): Knowledge => indexed(entriesIn(pack))

const indexed = (entries: Entries): Knowledge => ({
  ...substancesOf(entries),
  concerns: entries.concerns,
  concern: byIdOf('concern', entries.concerns) as Knowledge['concern'],
  redFlags: entries.redFlags,
  redFlag: byIdOf('red flag', entries.redFlags),
  alarmWords: alarmWordsOf(entries),
  kindWords: weightsOf(entries.kindWords),
  answerWords: entries.answerWords,
  telling: new Map([...weightsOf(entries.telling).by].map(([term, [weight = 0]]) => [term, weight])),
  choosing: new Map(entries.choosing.map(({ id, weight }) => [id, weight])),
  smallTalk: weightsOf(entries.smallTalk),
  myths: entries.myths,
  topics: entries.topics,
  subjects: entries.subjects,
  terms: entries.terms,
  health: entries.health,
  conditions: entries.conditions,
  medicines: entries.medicines,
  household: entries.household,
  circumstances: entries.circumstances,
  gloss: new Map(
    entries.gloss.flatMap(({ id: english, words, shared }) =>
      [...words, ...shared].map((word): [string, { english: string; shared: boolean }] => [
        word,
        { english, shared: shared.includes(word) },
      ]),
    ),
  ),
})
