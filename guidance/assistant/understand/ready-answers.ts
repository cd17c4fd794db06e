import type { Myth } from '../../knowledge/entries.ts'
import type { Aspect } from '../../knowledge/kinds.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { wordsOf } from '../../text/normalise.ts'
import { stemOf } from '../../text/stem.ts'
import type { Particular } from './particulars.ts'
import { eachAnswer } from './subjects.ts'
import { signsNeeded, wordsOfSign } from '../../text/words/signs-of-topics.ts'

// Every ready answer there is, and how well each fits a question: by the words it is asked for with, the words it says, and the words of the
// questions that were written for it. Terms that few answers have tell more (BM25F: Robertson, Zaragoza, Taylor 2004).

/** A ready answer: a topic, what a subject says to something asked of it, or what there is to a belief. */
export type Ready = { id: string; topic?: Particular; myth?: Myth }

/** A ready answer beside a question, and how it fits: by the names of guidance/knowledge's choosing. */
export type Fit = {
  ready: Ready
  fits: Readonly<Record<string, number>>
  /** How much of what its questions usually say is not said. */
  missed: number
  /** How many ingredients are named that its questions do not name. */
  beside: number
}

type Field = 'led' | 'says' | 'asked'
type Written = {
  ready: Ready
  terms: Record<Field, ReadonlyMap<string, number>>
  lengths: Record<Field, number>
  usual: readonly string[]
}
/** An answer with what each of its terms adds. */
type Unit = Written & { parts: ReadonlyMap<string, Part> }

/** What one term adds to how an answer fits: all its fields together, and each by itself. */
type Part = Record<Field | 'mix', number>

const counted = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

const stemsIn = (text: string): string[] => wordsOf(text).map(stemOf)
const once = (terms: readonly string[]): string[] => [...new Set(terms)]

/** Answers with what they are led to by and what they say; what is seldom asked is found by its signs alone, and would only stand in the way of what is asked often. */
const allReady = (knowledge: Knowledge): { ready: Ready; led: string[]; says: string }[] => [
  ...knowledge.topics
    .filter(({ says, seldom }) => says.length > 0 && !seldom)
    .map((topic) => {
      const quoted = topic.when.flatMap((line) =>
        signsNeeded(line)
          .signs.flat()
          .filter((sign) => sign.startsWith("'"))
          .map(wordsOfSign),
      )
      return {
        ready: { id: topic.id, topic: { ...topic, sure: true } },
        led: once(stemsIn([...topic.words, ...quoted].join(' '))),
        says: topic.says.join(' '),
      }
    }),
  ...eachAnswer(knowledge).map(({ topic, led, of }) => ({
    ready: { id: topic.id, topic },
    led: once([...stemsIn(led), ...of.map((one: Aspect) => `@${one}`)]),
    says: topic.says.join(' '),
  })),
  ...knowledge.myths.map((myth) => ({
    ready: { id: `myth ${myth.id}`, myth },
    led: once(stemsIn(`${myth.words.join(' ')} ${myth.claim}`)),
    says: myth.answer,
  })),
]

const fields: readonly Field[] = ['led', 'says', 'asked']
const lengthOf = (terms: ReadonlyMap<string, number>): number =>
  [...terms.values()].reduce((sum, times) => sum + times, 0)

/** How much a word counts where an answer is led to by it, says it, or was asked for with it; and how soon more of them add little. */
const share = { led: 4, says: 0.7, asked: 1 }
const soon = { led: 0.5, says: 1, asked: 1.5, all: 4 }
/** So many of those that share most with a question are looked at closely. */
const looked = 30

/** What a term adds where the fields of an answer hold it so many times, long fields weighing less. */
const partOf = (times: Record<Field, number>, lengths: Record<Field, number>, usual: Record<Field, number>): Part => {
  const held = (field: Field): number => times[field] / (0.5 + (0.5 * lengths[field]) / usual[field])
  const counts = { led: held('led'), says: held('says'), asked: held('asked') }
  const all = share.led * counts.led + share.says * counts.says + share.asked * counts.asked
  return {
    mix: all / (all + soon.all),
    led: counts.led / (counts.led + soon.led),
    says: counts.says / (counts.says + soon.says),
    asked: counts.asked / (counts.asked + soon.asked),
  }
}

const timesIn = ({ terms }: Written, term: string, less = 0): Record<Field, number> => ({
  led: terms.led.get(term) ?? 0,
  says: terms.says.get(term) ?? 0,
  asked: Math.max(0, (terms.asked.get(term) ?? 0) - less),
})

const indexOf = oncePer((knowledge) => {
  const asked = new Map(knowledge.answerWords.map(({ id, words }) => [id, new Map(Object.entries(words))]))
  const answers = allReady(knowledge).map(({ ready, led, says }): Written => {
    const terms = {
      led: counted(led),
      says: counted(stemsIn(says)),
      asked: asked.get(ready.id) ?? new Map<string, number>(),
    }
    const most = Math.max(0, ...terms.asked.values())
    return {
      ready,
      terms,
      usual: [...terms.asked].flatMap(([term, times]) => (times * 2 > most && times > 2 ? [term] : [])),
      lengths: { led: lengthOf(terms.led), says: lengthOf(terms.says), asked: lengthOf(terms.asked) },
    }
  })
  const mean = (field: Field): number =>
    answers.reduce((sum, { lengths }) => sum + lengths[field], 0) / answers.length || 1
  const usual = { led: mean('led'), says: mean('says'), asked: mean('asked') }
  const units = answers.map((unit): Unit => ({
    ...unit,
    parts: new Map(
      [...new Set(fields.flatMap((field) => [...unit.terms[field].keys()]))].map((term) => [
        term,
        partOf(timesIn(unit, term), unit.lengths, usual),
      ]),
    ),
  }))
  const having = new Map<string, { at: number; mix: number }[]>()
  for (const [at, { parts }] of units.entries()) {
    for (const [term, { mix }] of parts) {
      const rows = having.get(term) ?? []
      rows.push({ at, mix })
      having.set(term, rows)
    }
  }
  // Of a term that few answers have it is sure that it tells something; how much it does was learnt besides.
  const tells = (term: string): number =>
    (1 + (knowledge.telling.get(term) ?? 0)) * Math.log((units.length + 1) / ((having.get(term)?.length ?? 0) + 0.5))
  return { units, having, usual, tells, byId: new Map(units.map((unit) => [unit.ready.id, unit])) }
})

type Sum = Part & { covered: number }

/** What terms add to how an answer fits, by name: so much of each is held, where all that is said tells `whole`. */
const heldFits = ({ mix, led, says, asked, covered }: Sum, whole: number): Record<string, number> => ({
  mix: mix / 3,
  led: led / 3,
  says: says / 3,
  asked: asked / 3,
  'mix-share': (mix / whole) * 4,
  covered: (covered / whole) * 2,
  'led-share': (led / whole) * 3,
  'asked-share': (asked / whole) * 3,
})

const nothing = (): Sum => ({ mix: 0, led: 0, says: 0, asked: 0, covered: 0 })
const added = (sum: Sum, weight: number, part: Part): Sum => {
  sum.mix += weight * part.mix
  sum.led += weight * part.led
  sum.says += weight * part.says
  sum.asked += weight * part.asked
  if (part.mix > 0) sum.covered += weight
  return sum
}

const wholeOf = (terms: readonly string[], tells: (term: string) => number): number =>
  terms.reduce((sum, term) => sum + tells(term), 0) || 1

/** What each term of a question adds to how an answer fits it, to learn how much the terms tell; `leftOut` as in fitsOf. */
export const fitsByTerm = (
  knowledge: Knowledge,
  terms: readonly string[],
  id: string,
  leftOut?: string,
): Record<string, number>[] => {
  const { byId, usual, tells } = indexOf(knowledge)
  const unit = byId.get(id)
  const whole = wholeOf(terms, tells)
  return terms.map((term) =>
    unit === undefined
      ? {}
      : heldFits(
          added(nothing(), tells(term), partOf(timesIn(unit, term, Number(id === leftOut)), unit.lengths, usual)),
          whole,
        ),
  )
}

/**
 * How the ready answers that share most with a question fit it. `hand`: the one that was found by its signs, which is looked at in any case;
 * `leftOut`: an answer whose own questions hold this one, which then counts as never written (to learn from it).
 */
export const fitsOf = (knowledge: Knowledge, terms: readonly string[], hand: string, leftOut?: string): Fit[] => {
  const { units, having, usual, tells } = indexOf(knowledge)
  const said = terms.map((term) => ({ term, weight: tells(term) }))
  const whole = wholeOf(terms, tells)
  const out = leftOut === undefined ? -1 : units.findIndex(({ ready }) => ready.id === leftOut)
  const partIn = (at: number, unit: Unit, term: string): Part | undefined =>
    at === out ? partOf(timesIn(unit, term, 1), unit.lengths, usual) : unit.parts.get(term)
  // All that share a term with the question are weighed by one number; only those that are looked at by all.
  const mixes = new Float64Array(units.length)
  for (const { term, weight } of said)
    for (const { at, mix } of having.get(term) ?? []) mixes[at] = (mixes[at] ?? 0) + weight * mix
  const left = units[out]
  if (left !== undefined)
    mixes[out] = said.reduce((sum, { term, weight }) => sum + weight * (partIn(out, left, term)?.mix ?? 0), 0)
  const named = terms.filter((term) => term.startsWith('%'))
  const sharing = [...mixes.keys()]
    .filter((at) => (mixes[at] ?? 0) > 0)
    .sort((one, other) => (mixes[other] ?? 0) - (mixes[one] ?? 0) || one - other)
  return sharing
    .filter((at, place) => place < looked || units[at]?.ready.id === hand)
    .map((at): Fit => {
      const unit = units[at] as Unit
      const sum = said.reduce((all, { term, weight }) => {
        const part = partIn(at, unit, term)
        return part === undefined ? all : added(all, weight, part)
      }, nothing())
      const {
        ready,
        terms: { asked },
        usual: expected,
      } = unit
      const missed = expected.filter((term) => !terms.includes(term))
      return {
        ready,
        missed: missed.reduce((all, term) => all + tells(term), 0) / 5,
        beside: named.filter((term) => (asked.get(term) ?? 0) <= Number(at === out)).length,
        fits: {
          ...heldFits(sum, whole),
          'by-hand': Number(ready.id === hand),
          subject: Number(ready.id.startsWith('subject ')),
          myth: Number(ready.myth !== undefined),
          'named-missing': missed.filter((term) => term.startsWith('%')).length,
        },
      }
    })
}
