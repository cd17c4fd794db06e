import { keyOf } from '../text/normalise.ts'
import type {
  AsideText, ConcernText, ConditionText, HealthText, IngredientText, Interaction, Lightener, MedicineText, Myth, NameText, RedFlag, Source,
  SubjectText, TermText, TopicText,
} from './entries.ts'
import type { AlarmWord, AnswerWords, KindWords } from './learnt-entries.ts'
import type { Concern, Family, Origin } from './kinds.ts'
import { type Entries, entriesIn, type Pack } from './pack.ts'

/** An ingredient the engine knows: by a full entry, or by name alone. */
export type Ingredient = {
  /** The slug of a full entry; for a name alone its key. */
  id: string
  inci: string
  families: readonly Family[]
  origins: readonly Origin[]
  /** What it is for, in few words; the first sentence of a full entry. */
  does: string
  /** The whole entry, where there is one. */
  full: IngredientText | undefined
}

/** How a written name led to an ingredient. */
export type NameMatch = { ingredient: Ingredient; how: 'name' | 'synonym' | 'misspelling' }

/** How much words speak for each of some labels, in the order of `of`. */
export type Weights = { of: readonly string[]; start: readonly number[]; by: ReadonlyMap<string, readonly number[]> }

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
export type Knowledge = {
  /** Full entries first, in the order of their slugs, then names. */
  ingredients: readonly Ingredient[]
  byId(id: string): Ingredient | undefined
  /** By INCI name, synonym or listed misspelling, whatever the case, hyphens and spaces. */
  named(name: string): NameMatch | undefined
  /** Every key `named` knows, for close spelling. */
  keys: ReadonlyMap<string, NameMatch>
  inFamily(family: Family): readonly Ingredient[]
  interactions: readonly Interaction[]
  concerns: readonly ConcernText[]
  concern(id: Concern): ConcernText
  lighteners: readonly Lightener[]
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
  /** @throws Error for an id there is none of: the compiler has checked them all */
  source(id: string): Source
}

const fullOf = (full: IngredientText): Ingredient =>
  ({ id: full.id, inci: full.inci, families: full.families, origins: full.origins, does: full.does, full })
const nameOf = ({ inci, families, origins, function: does }: NameText): Ingredient => ({ id: keyOf(inci), inci, families, origins, does, full: undefined })

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
  const [units, ...labels] = alarmFlags.map(({ id, start, weights }) => ({ id, start: start / 64, weights: weights.map((one) => one / 64) }))
  return {
    flags: labels.slice(1).map(({ id }) => id), units: units?.weights ?? [],
    words: new Map(alarmWords.map(({ id, weights }: AlarmWord) => [id, Array.from(weights, (letter) => (letter.charCodeAt(0) - nothing) / 2)])),
    start: labels.map(({ start }) => start), weights: labels.map(({ weights }) => weights),
  }
}

const byIdOf = <T extends { id: string }>(what: string, rows: readonly T[]) => {
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return (id: string): T => {
    const row = rowsById.get(id)
    if (row === undefined) throw new Error(`the knowledge has no ${what} called ${id}`)
    return row
  }
}

/** The compact pack, indexed for use: about as long as reading it. */
export const openKnowledge = (pack: Pack): Knowledge => indexed(entriesIn(pack))

const indexed = (entries: Entries): Knowledge => {
  const ingredients: Ingredient[] = []
  const keys = new Map<string, NameMatch>()
  const know = (name: string, match: NameMatch): void => {
    const key = keyOf(name)
    if (key !== '' && !keys.has(key)) keys.set(key, match)
  }
  const both = [
    ...entries.ingredients.map((entry) => ({ entry, ingredient: fullOf(entry) })),
    ...entries.names.map((entry) => ({ entry, ingredient: nameOf(entry) })),
  ]
  // Names before synonyms before misspellings, over all entries: what stands on a label means what it says.
  for (const { ingredient } of both) {
    ingredients.push(ingredient)
    know(ingredient.inci, { ingredient, how: 'name' })
  }
  for (const { entry, ingredient } of both) for (const name of entry.names) know(name, { ingredient, how: 'synonym' })
  for (const { ingredient } of both) for (const name of ingredient.full?.misspellings ?? []) know(name, { ingredient, how: 'misspelling' })
  const byId = new Map(ingredients.map((one) => [one.id, one]))
  const families = new Map<Family, Ingredient[]>()
  for (const one of ingredients) for (const family of one.families) families.set(family, [...(families.get(family) ?? []), one])
  return {
    ingredients,
    byId: (id) => byId.get(id),
    named: (name) => keys.get(keyOf(name)),
    keys,
    inFamily: (family) => families.get(family) ?? [],
    interactions: entries.interactions,
    concerns: entries.concerns,
    concern: byIdOf('concern', entries.concerns) as Knowledge['concern'],
    lighteners: entries.lighteners,
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
    gloss: new Map(entries.gloss.flatMap(({ id: english, words, shared }) =>
      [...words, ...shared].map((word): [string, { english: string; shared: boolean }] => [word, { english, shared: shared.includes(word) }]))),
    source: byIdOf('source', entries.sources),
  }
}

/** What is made of a knowledge, made once for each. */
export const oncePer = <T>(make: (knowledge: Knowledge) => T): ((knowledge: Knowledge) => T) => {
  const made = new WeakMap<Knowledge, T>()
  return (knowledge) => {
    const value = made.get(knowledge) ?? make(knowledge)
    made.set(knowledge, value)
    return value
  }
}
