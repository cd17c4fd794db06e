import type {
  AsideText,
  ConcernText,
  ConditionText,
  Gloss,
  HealthText,
  IngredientText,
  Interaction,
  Lightener,
  MedicineText,
  Mind,
  Myth,
  NameText,
  RedFlag,
  SkinSign,
  Source,
  SubjectText,
  TermText,
  TopicText,
} from './entries.ts'
import type { AlarmFlag, AlarmWord, AnswerWords, Choosing, KindWords } from './learnt-entries.ts'
import type { Concern, Intent } from './kinds.ts'
import { type SubstanceTables, substancesIn, substanceTables } from './substance-columns.ts'
import {
  type Columns,
  flag,
  lines,
  list,
  optional,
  optionalWord,
  rowsIn,
  type Table,
  tableOf,
  text,
  word,
} from './table.ts'

/** All of the knowledge, an object for each entry, each kind in the order of its ids or, where an earlier one counts first, of its file. */
export type Entries = {
  sources: Source[]
  ingredients: IngredientText[]
  names: NameText[]
  interactions: Interaction[]
  concerns: ConcernText[]
  lighteners: Lightener[]
  redFlags: RedFlag[]
  alarmFlags: AlarmFlag[]
  /** In the order of their words. */
  alarmWords: AlarmWord[]
  kindWords: KindWords[]
  answerWords: AnswerWords[]
  /** How much terms tell, in one entry. */
  telling: KindWords[]
  choosing: Choosing[]
  /** What words say that a sentence is small talk, in one entry. */
  smallTalk: KindWords[]
  myths: Myth[]
  /** In the order in which they are tried. */
  topics: TopicText[]
  subjects: SubjectText[]
  terms: TermText[]
  health: HealthText[]
  conditions: ConditionText[]
  medicines: MedicineText[]
  household: AsideText[]
  circumstances: AsideText[]
  gloss: Gloss[]
}

/** All of the knowledge as small plain data, ready to be sent and kept. Made by compile.ts, opened by knowledge.ts. */
export type Pack = SubstanceTables & {
  concerns: ConcernText[]
  lighteners: Lightener[]
  redFlags: Table
  alarmFlags: AlarmFlag[]
  alarmWords: Table
  kindWords: WeightTable
  answerWords: TermTable
  telling: WeightTable
  choosing: Choosing[]
  smallTalk: WeightTable
  myths: Table
  topics: Table
  subjects: Table
  terms: Table
  health: Table
  conditions: Table
  medicines: Table
  household: Table
  circumstances: Table
  gloss: Table
}

/** Weights by word instead of by what they speak for: a column for each, in the order of `of`, a line for each of `words`. */
type WeightTable = { of: string[]; start: number[]; words: string; weights: string[] }

/**
 * Which answers are asked for with which terms: a line for each of `terms` with the places of the answers in `of`, each as far from the one
 * before as `steps` says, and after it how many times, where it is more than once. A third smaller than a list of terms for each answer.
 */
type TermTable = { of: string[]; terms: string; places: string }

const redFlags: Columns<RedFlag> = {
  id: text,
  level: word(),
  sign: text,
  action: text,
  more: optional,
  ofAnother: optional,
  moreOfAnother: optional,
  later: optional,
  moreLater: optional,
  byWax: optional,
  moreByWax: optional,
  alone: flag,
  sources: list(),
}

const myths: Columns<Myth> = {
  id: text,
  claim: text,
  verdict: word<Myth['verdict']>('false'),
  words: list(),
  answer: text,
  sources: list(),
}

const topics: Columns<TopicText> = {
  id: text,
  words: list(),
  when: lines('\n'),
  seldom: flag,
  as: optionalWord<Intent>(),
  concern: optionalWord<Concern>(),
  ofBanned: flag,
  ingredients: list(),
  says: lines('\n\n'),
  sources: list(),
}

const alarmWords: Columns<AlarmWord> = { id: text, weights: text }

const medicines: Columns<MedicineText> = {
  id: text,
  called: text,
  words: list(),
  says: lines('\n\n'),
  seen: text,
  sources: list(),
}

const subjects: Columns<SubjectText> = {
  id: text,
  words: list(),
  never: list(),
  kind: flag,
  concern: optionalWord<Concern>(),
  says: lines('\n\n'),
  sources: list(),
}

const terms: Columns<TermText> = {
  id: text,
  called: text,
  own: flag,
  words: list(),
  what: text,
  use: text,
  also: lines('\n\n'),
  sources: list(),
}

const mindRows = lines('\n')
const health: Columns<HealthText> = {
  id: text,
  called: text,
  words: list(),
  state: list(),
  rowsOnly: flag,
  verdict: text,
  note: text,
  sources: list(),
  onSkin: {
    write: (one) => (one === undefined ? '' : mindRows.write([`${one.signs.join(',')}: ${one.shows}`, one.care])),
    read: (cell) => {
      const [first = '', care] = mindRows.read(cell)
      const at = first.indexOf(': ')
      return care === undefined
        ? undefined
        : {
            signs: first
              .slice(0, at)
              .split(',')
              .filter((sign) => sign !== '') as SkinSign[],
            shows: first.slice(at + 2),
            care,
          }
    },
  },
  minds: {
    write: (minds) => mindRows.write(minds.map(({ of, verdict, why }) => `${verdict}|${of.join(',')}|${why}`)),
    read: (cell) =>
      mindRows.read(cell).map((row) => {
        const [verdict = '', of = '', ...why] = row.split('|')
        return { verdict: verdict as Mind['verdict'], of: of.split(','), why: why.join('|') }
      }),
  },
}

const conditions: Columns<ConditionText> = {
  id: text,
  called: text,
  words: list(),
  what: text,
  catching: optional,
  cause: text,
  lasts: text,
  care: text,
  bare: flag,
  helps: flag,
  common: flag,
  asked: {
    write: (asked) => mindRows.write(Object.entries(asked).map(([slot, says]) => `${slot}: ${says}`)),
    read: (cell) =>
      Object.fromEntries(
        mindRows.read(cell).map((row) => [row.slice(0, row.indexOf(': ')), row.slice(row.indexOf(': ') + 2)]),
      ),
  },
  sources: list(),
}

const gloss: Columns<Gloss> = { id: text, words: list(), shared: list() }

const asides: Columns<AsideText> = { id: text, words: list(), named: text, says: text, sources: list() }

const weightTableOf = (rows: readonly KindWords[]): WeightTable => {
  const words = [...new Set(rows.flatMap((one) => Object.keys(one.words)))].sort()
  return {
    of: rows.map(({ id }) => id),
    start: rows.map(({ start }) => start),
    words: words.join('\n'),
    weights: rows.map((one) => words.map((said) => one.words[said] ?? '').join('\n')),
  }
}

const weightsIn = ({ of, start, words, weights }: WeightTable): KindWords[] => {
  const said = words.split('\n')
  return of.map((id, at) => {
    const cells = (weights[at] ?? '').split('\n')
    return {
      id,
      start: start[at] ?? 0,
      words: Object.fromEntries(said.flatMap((one, row) => (cells[row] ? [[one, Number(cells[row])]] : []))),
    }
  })
}

/** Letters that stand in JSON as they are; those of the second half are followed by another. */
const steps = '#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~'
const half = Math.floor(steps.length / 2)
/** How many times, as a letter outside of them. */
const timesFrom = 0xa0

const stepOf = (far: number): string =>
  far < half ? steps.charAt(far) : `${steps.charAt(half + (far % half))}${stepOf(Math.floor(far / half))}`

const termTableOf = (rows: readonly AnswerWords[]): TermTable => {
  const terms = [...new Set(rows.flatMap(({ words }) => Object.keys(words)))].sort()
  const having = new Map<string, [at: number, times: number][]>(terms.map((term) => [term, []]))
  for (const [at, { words }] of rows.entries())
    for (const [term, times] of Object.entries(words)) having.get(term)?.push([at, times])
  const line = (found: readonly [number, number][]): string =>
    found
      .map(
        ([at, times], place) =>
          stepOf(at - (found[place - 1]?.[0] ?? -1) - 1) + (times === 1 ? '' : String.fromCodePoint(timesFrom + times)),
      )
      .join('')
  return { of: rows.map(({ id }) => id), terms: terms.join('\n'), places: [...having.values()].map(line).join('\n') }
}

const termsIn = ({ of, terms, places }: TermTable): AnswerWords[] => {
  const rows = of.map((id): AnswerWords => ({ id, words: {} }))
  const lines = places.split('\n')
  for (const [place, term] of terms.split('\n').entries()) {
    let [at, far, scale] = [-1, 0, 1]
    for (const letter of lines[place] ?? '') {
      const step = steps.indexOf(letter)
      if (step < 0) {
        const row = rows[at]
        if (row !== undefined) row.words[term] = (letter.codePointAt(0) ?? timesFrom) - timesFrom
        continue
      }
      far += (step % half) * scale
      scale *= half
      if (step >= half) continue
      at += far + 1
      const row = rows[at]
      if (row !== undefined) row.words[term] = 1
      ;[far, scale] = [0, 1]
    }
  }
  return rows
}

/** Checked entries as a pack. @throws Error when a text cannot stand in it */
export const packOf = (entries: Entries): Pack => ({
  ...substanceTables(entries, {
    ingredient: ({ families, does, called }) => [families, does, called],
    name: ({ families, function: does, called }) => [families, does, called],
  }),
  concerns: entries.concerns,
  lighteners: entries.lighteners,
  redFlags: tableOf(redFlags, entries.redFlags),
  alarmFlags: entries.alarmFlags,
  alarmWords: tableOf(alarmWords, entries.alarmWords),
  kindWords: weightTableOf(entries.kindWords),
  answerWords: termTableOf(entries.answerWords),
  telling: weightTableOf(entries.telling),
  choosing: entries.choosing,
  smallTalk: weightTableOf(entries.smallTalk),
  myths: tableOf(myths, entries.myths),
  topics: tableOf(topics, entries.topics),
  subjects: tableOf(subjects, entries.subjects),
  terms: tableOf(terms, entries.terms),
  health: tableOf(health, entries.health),
  conditions: tableOf(conditions, entries.conditions),
  medicines: tableOf(medicines, entries.medicines),
  household: tableOf(asides, entries.household),
  circumstances: tableOf(asides, entries.circumstances),
  gloss: tableOf(gloss, entries.gloss),
})

/** A pack as entries again. */
export const entriesIn = (pack: Pack): Entries => ({
  ...substancesIn(pack),
  concerns: pack.concerns,
  lighteners: pack.lighteners,
  redFlags: rowsIn(redFlags, pack.redFlags),
  alarmFlags: pack.alarmFlags,
  alarmWords: rowsIn(alarmWords, pack.alarmWords),
  kindWords: weightsIn(pack.kindWords),
  answerWords: termsIn(pack.answerWords),
  telling: weightsIn(pack.telling),
  choosing: pack.choosing,
  smallTalk: weightsIn(pack.smallTalk),
  myths: rowsIn(myths, pack.myths),
  topics: rowsIn(topics, pack.topics),
  subjects: rowsIn(subjects, pack.subjects),
  terms: rowsIn(terms, pack.terms),
  health: rowsIn(health, pack.health),
  conditions: rowsIn(conditions, pack.conditions),
  medicines: rowsIn(medicines, pack.medicines),
  household: rowsIn(asides, pack.household),
  circumstances: rowsIn(asides, pack.circumstances),
  gloss: rowsIn(gloss, pack.gloss),
})
