import { z } from 'zod'
import { keyOf } from '../text/normalise.ts'
import { isSign, signsNeeded } from '../text/words/signs-of-topics.ts'
import {
  AsideEntry,
  ConcernEntry,
  ConditionEntry,
  GlossEntry,
  HealthEntry,
  IngredientEntry,
  InteractionEntry,
  LightenerEntry,
  MedicineEntry,
  MythEntry,
  NameEntry,
  type NameText,
  RedFlagEntry,
  SourceEntry,
  SubjectEntry,
  TermEntry,
  TopicEntry,
} from './entries.ts'
import { AlarmFlagEntry, AlarmWordEntry, AnswerWordsEntry, ChoosingEntry, KindWordsEntry } from './learnt-entries.ts'
import { practiceIds } from '../text/words/practices.ts'
import { concerns, families, productKinds } from './kinds.ts'
import { type Entries, type Pack, packOf } from './pack.ts'
import { pairId } from './substance-columns.ts'

/** A file of content/knowledge: its path below that folder and its text. */
export type KnowledgeFile = { path: string; text: string }

const nameTable = /^names\/[\w-]+\.csv$/
const parts = {
  sources: { at: /^sources\/[\w-]+\.json$/, entries: z.array(SourceEntry) },
  ingredients: { at: /^ingredients\/[\w-]+\.json$/, entries: z.array(IngredientEntry) },
  interactions: { at: /^interactions\.json$/, entries: z.array(InteractionEntry) },
  concerns: { at: /^concerns\.json$/, entries: z.array(ConcernEntry) },
  lighteners: { at: /^lighteners\.json$/, entries: z.array(LightenerEntry) },
  redFlags: { at: /^red-flags\.json$/, entries: z.array(RedFlagEntry) },
  alarmFlags: { at: /^alarms\/flags\.json$/, entries: z.array(AlarmFlagEntry) },
  alarmWords: { at: /^alarms\/words\.json$/, entries: z.array(AlarmWordEntry) },
  kindWords: { at: /^asked\/kind-words\.json$/, entries: z.array(KindWordsEntry) },
  answerWords: { at: /^asked\/answer-words\.json$/, entries: z.array(AnswerWordsEntry) },
  telling: { at: /^asked\/telling\.json$/, entries: z.array(KindWordsEntry) },
  choosing: { at: /^asked\/choosing\.json$/, entries: z.array(ChoosingEntry) },
  smallTalk: { at: /^asked\/small-talk\.json$/, entries: z.array(KindWordsEntry) },
  myths: { at: /^myths\.json$/, entries: z.array(MythEntry) },
  topics: { at: /^topics\/[\w-]+\.json$/, entries: z.array(TopicEntry) },
  subjects: { at: /^subjects\/[\w-]+\.json$/, entries: z.array(SubjectEntry) },
  terms: { at: /^terms\.json$/, entries: z.array(TermEntry) },
  health: { at: /^health\.json$/, entries: z.array(HealthEntry) },
  conditions: { at: /^conditions\/[\w-]+\.json$/, entries: z.array(ConditionEntry) },
  medicines: { at: /^medicines\.json$/, entries: z.array(MedicineEntry) },
  household: { at: /^household\.json$/, entries: z.array(AsideEntry) },
  circumstances: { at: /^circumstances\.json$/, entries: z.array(AsideEntry) },
  gloss: { at: /^gloss\.json$/, entries: z.array(GlossEntry) },
} as const

const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** `INCI;families;function;other names;origins`, lists with `|` between; a line that starts with # is a note. */
const readNames = ({ path, text }: KnowledgeFile): NameText[] =>
  text.split('\n').flatMap((row, at) => {
    if (row.trim() === '' || row.startsWith('#')) return []
    const [inci = '', family, does = '', names, origins] = row.split(';')
    const read = NameEntry.safeParse({
      inci: inci.trim(),
      families: list(family),
      function: does.trim(),
      names: list(names),
      origins: list(origins),
    })
    if (!read.success) throw new Error(`${path}, row ${at + 1} (${inci}): ${z.prettifyError(read.error)}`)
    return [read.data]
  })

const read = <T extends z.ZodType>({ path, text }: KnowledgeFile, entries: T): z.output<T> => {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error })
  }
  const checked = entries.safeParse(rows)
  if (!checked.success) throw new Error(`${path}: ${z.prettifyError(checked.error)}`)
  return checked.data
}

const byKey =
  <T>(key: (row: T) => string) =>
  (a: T, b: T): number => {
    const [one, other] = [key(a), key(b)]
    if (one === other) return 0
    return one < other ? -1 : 1
  }

/** What the entries say of each other and the schemas cannot see. */
const problemsIn = (entries: Entries): string[] => {
  const problems: string[] = []
  const twice = (what: string, ids: string[]) => {
    const seen = new Set<string>()
    for (const id of ids) {
      if (seen.has(id)) problems.push(`${what} ${id} is there twice`)
      seen.add(id)
    }
    return seen
  }
  const sources = twice(
    'source',
    entries.sources.map(({ id }) => id),
  )
  const ingredients = twice(
    'ingredient',
    entries.ingredients.map(({ id }) => id),
  )
  twice(
    'name',
    [...entries.ingredients, ...entries.names].map(({ inci }) => keyOf(inci)),
  )
  const {
    sources: _own,
    names: _sourceless,
    alarmFlags,
    alarmWords,
    kindWords,
    answerWords,
    telling,
    choosing,
    smallTalk,
    gloss,
    ingredients: full,
    ...rest
  } = entries
  twice(
    'word',
    gloss.flatMap(({ words, shared }) => [...words, ...shared]),
  )
  for (const rows of [kindWords, answerWords, telling, choosing, smallTalk, gloss])
    twice(
      'entry',
      rows.map(({ id }) => id),
    )
  for (const rows of Object.values(rest))
    twice(
      'entry',
      rows.map(({ id }) => id),
    )
  for (const row of [full, ...Object.values(rest)].flat()) {
    for (const id of row.sources)
      if (!sources.has(id)) problems.push(`${row.id} names source ${id}, which there is none of`)
  }
  for (const rows of [alarmFlags, alarmWords])
    twice(
      'alarm',
      rows.map(({ id }) => id),
    )
  for (const { id } of alarmFlags.slice(2))
    if (!entries.redFlags.some((one) => one.id === id)) problems.push(`alarm words for ${id}, which is no red flag`)
  if (alarmFlags.length > 0 && (alarmFlags[0]?.id !== 'units' || alarmFlags[1]?.id !== 'none'))
    problems.push('the first of the alarm flags must be units and none')
  if (new Set([...alarmFlags, ...alarmWords].map(({ weights }) => weights.length)).size > 1)
    problems.push('all alarm words and flags must have a weight for each unit')
  const side = (id: string, meant: string) => {
    const [kind, name = ''] = meant.split(':')
    const known = kind === 'family' ? (families as readonly string[]).includes(name) : ingredients.has(name)
    if (!known) problems.push(`${id} names ${meant}, which there is none of`)
  }
  for (const { id, a, b } of entries.interactions) {
    for (const one of [a, b]) side(id, one)
    // The pack leaves these ids out: they are made of the sides.
    if (id !== pairId({ a, b })) problems.push(`interaction ${id} should be called ${pairId({ a, b })}`)
  }
  for (const { id, firstLine, secondLine } of entries.concerns) {
    for (const one of [...firstLine, ...secondLine].flatMap(({ ingredients: named }) => named))
      side(id, `ingredient:${one}`)
  }
  const filed = new Set<string>([
    ...families,
    ...entries.household.map(({ id }) => id),
    ...productKinds,
    ...practiceIds,
    'strong',
    'gentle',
    ...ingredients,
  ])
  for (const { id, minds } of entries.health) {
    for (const one of minds.flatMap(({ of }) => of))
      if (!filed.has(one)) problems.push(`${id} minds ${one}, which nothing is filed under`)
  }
  for (const { id, ingredients: named, when } of entries.topics) {
    for (const one of named) side(id, `ingredient:${one}`)
    for (const sign of when.flatMap(signsNeeded).flatMap(({ signs, never }) => [...signs.flat(), ...never])) {
      if (!isSign(sign)) problems.push(`${id} waits for the sign ${sign}, which there is none of`)
    }
  }
  if (entries.concerns.length > 0)
    for (const id of concerns)
      if (!entries.concerns.some((one) => one.id === id)) problems.push(`concern ${id} is missing`)
  // Two entries with one name: whichever came first would silently be meant.
  const owners = new Map<string, string>()
  for (const entry of [...entries.ingredients, ...entries.names]) {
    for (const name of [entry.inci, ...entry.names, ...('misspellings' in entry ? entry.misspellings : [])]) {
      const owner = owners.get(keyOf(name))
      if (owner !== undefined && owner !== entry.inci)
        problems.push(`"${name}" is a name of both ${owner} and ${entry.inci}`)
      owners.set(keyOf(name), entry.inci)
    }
  }
  return problems
}

/**
 * Reads and checks the written knowledge, in one order whatever the order of the files. A name that has a full entry is left out of the
 * names. @throws Error naming every file or entry that is wrong
 */
export const readEntries = (files: readonly KnowledgeFile[]): Entries => {
  const entries: Entries = {
    sources: [],
    ingredients: [],
    names: [],
    interactions: [],
    concerns: [],
    lighteners: [],
    redFlags: [],
    alarmFlags: [],
    alarmWords: [],
    kindWords: [],
    answerWords: [],
    telling: [],
    choosing: [],
    smallTalk: [],
    myths: [],
    topics: [],
    subjects: [],
    terms: [],
    health: [],
    conditions: [],
    medicines: [],
    household: [],
    circumstances: [],
    gloss: [],
  }
  for (const file of [...files].sort(byKey(({ path }) => path))) {
    const name = (Object.keys(parts) as (keyof typeof parts)[]).find((part) => parts[part].at.test(file.path))
    if (name !== undefined) (entries[name] as unknown[]).push(...read(file, parts[name].entries))
    else if (nameTable.test(file.path)) entries.names.push(...readNames(file))
    else throw new Error(`${file.path} is no file of the knowledge`)
  }
  const full = new Set(entries.ingredients.flatMap(({ inci, names }) => [inci, ...names]).map(keyOf))
  entries.names = entries.names.filter(({ inci }) => !full.has(keyOf(inci)))
  const { sources, ingredients, interactions, lighteners, myths } = entries
  for (const rows of [sources, ingredients, interactions, lighteners, myths] as { id: string }[][])
    rows.sort(byKey(({ id }) => id))
  entries.names.sort(byKey(({ inci }) => inci))
  const problems = problemsIn(entries)
  if (problems.length > 0) throw new Error(`The knowledge is not right:\n${problems.join('\n')}`)
  for (const entry of [...entries.ingredients, ...entries.names]) {
    const known = new Set([keyOf(entry.inci)])
    const fresh = (name: string): boolean => !known.has(keyOf(name)) && known.add(keyOf(name)).size > 0
    // Names that differ only by case or hyphens are one key: they cost bytes and find nothing more.
    entry.names = entry.names.filter(fresh)
    if ('misspellings' in entry) entry.misspellings = entry.misspellings.filter(fresh)
  }
  return entries
}

/** Checks the written knowledge and makes the pack of it, as readEntries does. */
export const compileKnowledge = (files: readonly KnowledgeFile[]): Pack => packOf(readEntries(files))
