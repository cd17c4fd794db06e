import type { AnswerWords, Choosing, KindWords } from '#guidance/knowledge/learnt-entries.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import { kindSignsOf, termsOf } from '#guidance/assistant/understand/asked-signs.ts'
import {
  type ByHand,
  byHand,
  kindsLikely,
  type Option,
  optionsOf,
  ranked,
  wantedBy,
  weigh,
} from '#guidance/assistant/understand/choose-answer.ts'
import { type Fit, fitsByTerm, fitsOf } from '#guidance/assistant/understand/ready-answers.ts'
import { understand } from '#guidance/assistant/understand/understand.ts'
import { softmax } from '#guidance/softmax.ts'
import { learn, type Pace } from './learn.ts'

/**
 * A question as somebody wrote it, and what answers it: a kind of composed answer, or the id of a ready one; `also`: what answers it as well.
 * `of`: it was written for a kind, or for an answer; in the proportions of everyday; or what it is taken for by hand is right, as the evaluation
 * shows, and is filled in from there.
 */
export type Question = {
  text: string
  wants: string
  also?: readonly string[]
  of: 'kinds' | 'answers' | 'everyday' | 'hand'
}

/** What a question shows by itself, before anything is weighed. */
type Shown = Question & { heard: ReturnType<typeof understand>; hand: ByHand; signs: string[] }

export type Asked = { kindWords: KindWords[]; answerWords: AnswerWords[]; telling: KindWords[]; choosing: Choosing[] }

const pace: Pace = {
  rounds: 25,
  settled: 12,
  step: 0.4,
  decay: 0.0006,
  sparsity: 0.0005,
  seenAtLeast: 5,
  smallest: 0.63,
}

/** A knowledge that has learnt nothing of questions yet, or this. */
const withAsked = (
  known: Knowledge,
  asked: Partial<Pick<Knowledge, 'kindWords' | 'answerWords' | 'telling' | 'choosing'>>,
): Knowledge => ({
  ...known,
  kindWords: { of: [], start: [], by: new Map() },
  answerWords: [],
  telling: new Map(),
  choosing: new Map(),
  ...asked,
})

/** What each question shows when it is read by hand alone. */
const shown = (known: Knowledge, questions: readonly Question[]): Shown[] => {
  const bare = withAsked(known, {})
  return questions.map((question) => {
    const heard = understand(bare, question.text, [])
    const hand = byHand(heard)
    return {
      ...question,
      wants: question.of === 'hand' ? wantedBy(hand) : question.wants,
      heard,
      hand,
      signs: kindSignsOf(heard, hand),
    }
  })
}

const kindsFrom = (rows: readonly Shown[], kinds: readonly string[]) => {
  const { start, weights } = learn(
    rows.map(({ signs, wants }) => ({ signs, label: wants })),
    kinds,
    pace,
  )
  return {
    of: kinds,
    start: start.map((one) => one / 4),
    by: new Map([...weights].map(([sign, row]) => [sign, row.map((one) => one / 4)])),
  }
}

/** A term that so many answers were asked for with, and only once with this one, tells nothing of it; one that most have tells nothing of any. */
const common = { once: 120, ever: 400 }

const answersFrom = (rows: readonly Shown[]): AnswerWords[] => {
  const answers = new Map<string, Map<string, number>>()
  for (const { wants, heard } of rows) {
    const terms = answers.get(wants) ?? new Map<string, number>()
    for (const term of termsOf(heard)) terms.set(term, (terms.get(term) ?? 0) + 1)
    answers.set(wants, terms)
  }
  const having = new Map<string, number>()
  for (const terms of answers.values()) for (const term of terms.keys()) having.set(term, (having.get(term) ?? 0) + 1)
  const tells = ([term, times]: [string, number]): boolean =>
    (having.get(term) ?? 0) <= (times > 1 ? common.ever : common.once)
  return [...answers]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, terms]) => ({
      id,
      words: Object.fromEntries(
        [...terms].filter(tells).sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1)),
      ),
    }))
}

const turns = 8
const rounds = { all: 12, settled: 6 }

/** Cases in an order that is always the same: neighbours were written for one answer, and are gone through far apart. */
const mixed = <T>(cases: readonly T[]): T[] => cases.map((_, at) => cases[(at * 7919) % cases.length] as T)

const stepped = (choosing: Map<string, number>, fits: Readonly<Record<string, number>>, by: number): void => {
  for (const name in fits) choosing.set(name, (choosing.get(name) ?? 0) - by * (fits[name] ?? 0))
}

/** How much each way of fitting counts, so that the answer that was wanted stands first (softmax regression by gradient descent). */
const ranksFrom = (cases: readonly Case[]): Map<string, number> => {
  const choosing = new Map<string, number>([['mix', 2]])
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { fits, right } of mixed(cases)) {
      const powers = softmax(fits.map((one) => weigh(choosing, one.fits)))
      const ofRight = powers.reduce((sum, power, at) => sum + (right[at] === true ? power : 0), 0)
      const pace = 0.02 / (1 + turn * 0.4)
      for (const [at, one] of fits.entries()) {
        const power = powers[at] ?? 0
        stepped(choosing, one.fits, pace * (power - (right[at] === true ? power / ofRight : 0)))
      }
    }
  }
  return choosing
}

/** A question, the answers that fit it, and which of them are right. */
type Case = { terms: readonly string[]; fits: readonly Fit[]; right: readonly boolean[]; leftOut: string }

/** No term counts for less than a quarter of what its rareness says, or for more than three times that. */
const bounds = { least: -0.75, most: 2 }

/** How much more each term tells than its rareness does, so that the answer that was wanted stands first (by AdaGrad). */
const tellingFrom = (
  known: Knowledge,
  choosing: ReadonlyMap<string, number>,
  cases: readonly Case[],
): Map<string, number> => {
  const [telling, slopes] = [new Map<string, number>(), new Map<string, number>()]
  const prepared = cases.map(({ terms, fits, right, leftOut }) => ({
    terms,
    right,
    sums: fits.map((fit) => weigh(choosing, fit.fits)),
    adds: fits.map(({ ready }) => fitsByTerm(known, terms, ready.id, leftOut).map((one) => weigh(choosing, one))),
  }))
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { terms, right, sums, adds } of mixed(prepared)) {
      const powers = softmax(
        sums.map((sum, at) =>
          terms.reduce((all, term, place) => all + (telling.get(term) ?? 0) * (adds[at]?.[place] ?? 0), sum),
        ),
      )
      const ofRight = powers.reduce((sum, power, at) => sum + (right[at] === true ? power : 0), 0)
      for (const [place, term] of terms.entries()) {
        const drawn = powers.reduce(
          (sum, power, at) => sum + (power - (right[at] === true ? power / ofRight : 0)) * (adds[at]?.[place] ?? 0),
          0,
        )
        const slope = drawn + 0.002 * (telling.get(term) ?? 0)
        if (slope === 0) continue
        const steep = (slopes.get(term) ?? 0.01) + slope * slope
        slopes.set(term, steep)
        telling.set(term, (telling.get(term) ?? 0) - (0.05 / Math.sqrt(steep)) * slope)
      }
    }
  }
  const inQuarters = [...telling].map(([term, more]): [string, number] => [
    term,
    Math.round(4 * Math.max(bounds.least, Math.min(bounds.most, more))) / 4,
  ])
  return new Map(inQuarters.filter(([, more]) => more !== 0).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A question written for an answer stands for few that are asked; one of everyday for many. */
const weightOf = { everyday: 5, hand: 5, kinds: 0.5, answers: 0.2 }

const answered = ({ wants, also = [] }: Question, option: string): boolean =>
  [wants, ...also].some(
    (one) =>
      one === option ||
      (one === 'myth' && option.startsWith('myth ')) ||
      (one === 'what-is' && option.startsWith('term ')),
  )

/** How much what speaks for an option counts, so that one that answers stands first (softmax regression by AdaGrad). */
const choosingFrom = (
  cases: readonly { options: readonly Option[]; right: readonly boolean[]; weight: number }[],
): Map<string, number> => {
  const [choosing, slopes, mean] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  for (let round = 0; round < rounds.all; round += 1) {
    for (const { options, right, weight } of mixed(cases)) {
      const powers = softmax(options.map(({ shows }) => weigh(choosing, shows)))
      const ofRight = powers.reduce((sum, power, at) => sum + (right[at] === true ? power : 0), 0)
      for (const [at, { shows }] of options.entries()) {
        const power = powers[at] ?? 0
        const error = weight * (power - (right[at] === true ? power / ofRight : 0))
        if (Math.abs(error) < 0.0001) continue
        for (const name in shows) {
          const slope = error * (shows[name] ?? 0)
          if (slope === 0) continue
          const steep = (slopes.get(name) ?? 0.001) + slope * slope
          slopes.set(name, steep)
          choosing.set(name, (choosing.get(name) ?? 0) - (0.15 / Math.sqrt(steep)) * slope)
        }
      }
    }
    if (round >= rounds.settled)
      for (const [name, weight] of choosing)
        mean.set(name, (mean.get(name) ?? 0) + weight / (rounds.all - rounds.settled))
  }
  return mean
}

/** Learns from questions what answer is wanted by what words. The same questions, topics and signs give the same weights. */
export const learnAsked = (known: Knowledge, questions: readonly Question[]): Asked => {
  const rows = shown(known, questions)
  const kinds = [...new Set(questions.filter(({ of }) => of === 'kinds').map(({ wants }) => wants))].sort()
  const isKind = ({ wants }: Question): boolean => kinds.includes(wants)
  const written = rows.filter(({ of }) => of !== 'hand')
  const ofKinds = written.filter(isKind)
  const ofAnswers = written.filter((row) => !isKind(row))
  const kindWords = kindsFrom(ofKinds, kinds)
  const answerWords = answersFrom(ofAnswers)
  const taught = withAsked(known, { kindWords, answerWords })
  // A weight learnt from a question would flatter what is weighed for the same question: each third is weighed by what the others teach.
  const thirds = [0, 1, 2].map((third) => ({
    kindWords: kindsFrom(
      ofKinds.filter((_, at) => at % 3 !== third),
      kinds,
    ),
  }))
  const thirdOf = new Map(ofKinds.map((row, at) => [row, thirds[at % 3]]))
  const learntFrom = new Set(ofAnswers)
  const leftOut = (row: Shown): string | undefined => (learntFrom.has(row) ? row.wants : undefined)
  const fitsBy = (by: Knowledge) =>
    new Map(rows.map((row) => [row, fitsOf(by, termsOf(row.heard), row.hand.ready, leftOut(row))]))
  const ranking = (fits: ReadonlyMap<Shown, Fit[]>): Case[] =>
    ofAnswers
      .map((row) => {
        const found = fits.get(row) ?? []
        return {
          terms: termsOf(row.heard),
          fits: found,
          right: found.map(({ ready }) => answered(row, ready.id)),
          leftOut: row.wants,
        }
      })
      .filter(({ right }) => right.includes(true))
  const rare = ranking(fitsBy(taught))
  const telling = tellingFrom(taught, ranksFrom(rare), rare)
  const fits = fitsBy({ ...taught, telling })
  const choosing = ranksFrom(ranking(fits))
  const cases = rows
    .map((row) => {
      const options = optionsOf(
        kinds,
        kindsLikely(thirdOf.get(row) ?? taught, row.signs),
        ranked(choosing, fits.get(row) ?? []),
        row.heard,
        row.hand,
      )
      return { options, right: options.map(({ wants }) => answered(row, wants)), weight: weightOf[row.of] }
    })
    .filter(({ right }) => right.includes(true))
  const all = [...choosing, ...choosingFrom(cases)]
  return {
    kindWords: kinds.map((id, at) => ({
      id,
      start: Math.round((kindWords.start[at] ?? 0) * 4),
      words: Object.fromEntries(
        [...kindWords.by]
          .map(([sign, row]) => [sign, Math.round((row[at] ?? 0) * 4)] as const)
          .filter(([, weight]) => weight !== 0)
          .sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1)),
      ),
    })),
    answerWords,
    telling: [
      { id: 'telling', start: 0, words: Object.fromEntries([...telling].map(([term, more]) => [term, more * 4])) },
    ],
    choosing: all
      .map(([id, weight]) => ({ id, weight: Math.round(weight * 100) / 100 }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  }
}
