import type { AnswerWords, Choosing, KindWords } from '#guidance/knowledge/entries.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import { kindSignsOf, termsOf } from '#guidance/assistant/understand/asked-signs.ts'
import { type ByHand, byHand, kindSums, readinessOf, weigh } from '#guidance/assistant/understand/choose-answer.ts'
import { type Fit, fitsOf } from '#guidance/assistant/understand/ready-answers.ts'
import { understand } from '#guidance/assistant/understand/understand.ts'
import { learn, type Pace } from './learn.ts'

/**
 * A question as somebody wrote it, and what answers it: a kind of composed answer, or the id of a ready one. `hand`: what it is taken for by
 * hand is right, as the evaluation shows; it is filled in from there.
 */
export type Question = { text: string; wants: string; of: 'kinds' | 'answers' | 'hand' }

/** What a question shows by itself, before anything is weighed. */
type Shown = Question & { heard: ReturnType<typeof understand>; hand: ByHand; signs: string[] }

export type Asked = { kindWords: KindWords[]; answerWords: AnswerWords[]; choosing: Choosing[] }

const pace: Pace = { rounds: 25, settled: 12, step: 0.4, decay: 0.0006, sparsity: 0.002, seenAtLeast: 4 }

/** A knowledge that has learnt nothing of questions yet, or this. */
const withAsked = (known: Knowledge, asked: Partial<Pick<Knowledge, 'kindWords' | 'answerWords' | 'choosing'>>): Knowledge =>
  ({ ...known, kindWords: { of: [], start: [], by: new Map() }, answerWords: [], choosing: new Map(), ...asked })

const takenByHand = ({ intent, ready }: ByHand): Pick<Question, 'wants' | 'of'> =>
  ready === '' ? { wants: intent === 'noted' ? 'told' : intent, of: 'kinds' } : { wants: ready, of: 'answers' }

/** What each question shows when it is read by hand alone. */
export const shown = (known: Knowledge, questions: readonly Question[]): Shown[] => {
  const bare = withAsked(known, {})
  return questions.map((question) => {
    const heard = understand(bare, question.text, [])
    const hand = byHand(heard)
    return { ...question, ...(question.of === 'hand' ? takenByHand(hand) : {}), heard, hand, signs: kindSignsOf(heard, hand) }
  })
}

const kindsFrom = (rows: readonly Shown[], kinds: readonly string[]) => {
  const { start, weights } = learn(rows.map(({ signs, wants }) => ({ signs, label: wants })), kinds, pace)
  return { of: kinds, start: start.map((one) => one / 4), by: new Map([...weights].map(([sign, row]) => [sign, row.map((one) => one / 4)])) }
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
  const tells = ([term, times]: [string, number]): boolean => (having.get(term) ?? 0) <= (times > 1 ? common.ever : common.once)
  return [...answers].sort(([one], [other]) => (one < other ? -1 : 1)).map(([id, terms]) => ({
    id, words: Object.fromEntries([...terms].filter(tells).sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))),
  }))
}

const turns = 8

/** Cases in an order that is always the same: neighbours were written for one answer, and are gone through far apart. */
const mixed = <T>(cases: readonly T[]): T[] => cases.map((_, at) => cases[(at * 7919) % cases.length] as T)

const stepped = (choosing: Map<string, number>, fits: Readonly<Record<string, number>>, by: number): void => {
  for (const name in fits) choosing.set(name, (choosing.get(name) ?? 0) - by * (fits[name] ?? 0))
}

/** How much each way of fitting counts, so that the answer that was wanted stands first (softmax regression by gradient descent). */
const ranksFrom = (cases: readonly { fits: readonly Fit[]; wanted: number }[]): Map<string, number> => {
  const choosing = new Map<string, number>([['mix', 2]])
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { fits, wanted } of mixed(cases)) {
      const sums = fits.map((one) => weigh(choosing, one.fits))
      const most = Math.max(...sums)
      const powers = sums.map((sum) => Math.exp(sum - most))
      const all = powers.reduce((sum, power) => sum + power, 0)
      const pace = 0.02 / (1 + turn * 0.4)
      for (const [at, one] of fits.entries()) stepped(choosing, one.fits, pace * ((powers[at] ?? 0) / all - Number(at === wanted)))
    }
  }
  return choosing
}

/** How much what speaks for a ready answer counts, so that it is likely where it is wanted (logistic regression by gradient descent). */
const readinessFrom = (cases: readonly { shows: Readonly<Record<string, number>>; wanted: boolean }[]): Map<string, number> => {
  const choosing = new Map<string, number>()
  // As many of one sort as of the other.
  const wanted = cases.filter((one) => one.wanted).length
  const count = { yes: cases.length / 2 / wanted, no: cases.length / 2 / (cases.length - wanted) }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const one of mixed(cases)) {
      const error = 1 / (1 + Math.exp(-weigh(choosing, one.shows))) - Number(one.wanted)
      stepped(choosing, one.shows, 0.02 / (1 + turn * 0.4) * error * (one.wanted ? count.yes : count.no))
    }
  }
  return choosing
}

const sure = (sums: readonly number[]): { best: number; likely: number } => {
  const most = Math.max(...sums)
  return { best: sums.indexOf(most), likely: 1 / sums.reduce((sum, one) => sum + Math.exp(one - most), 0) }
}

/** Learns from questions what answer is wanted by what words. The same questions, topics and signs give the same weights. */
export const learnAsked = (known: Knowledge, questions: readonly Question[]): Asked => {
  const rows = shown(known, questions)
  const kinds = [...new Set(questions.filter(({ of }) => of === 'kinds').map(({ wants }) => wants))].sort()
  const ofKinds = rows.filter((row) => row.of === 'kinds' && kinds.includes(row.wants))
  const answers = new Set(questions.filter(({ of }) => of === 'answers').map(({ wants }) => wants))
  const ofAnswers = rows.filter((row) => row.of === 'answers' && answers.has(row.wants))
  const kindWords = kindsFrom(ofKinds, kinds)
  const answerWords = answersFrom(ofAnswers)
  const taught = withAsked(known, { kindWords, answerWords })
  // A weight learnt from a question would flatter what is weighed for the same question: each third is weighed by what the others teach.
  const thirds = [0, 1, 2].map((third) => withAsked(known, { answerWords, kindWords: kindsFrom(ofKinds.filter((_, at) => at % 3 !== third), kinds) }))
  const weighedBy = (row: Shown): Knowledge => (row.of === 'answers' ? taught : thirds[ofKinds.indexOf(row) % 3] ?? taught)
  const sums = new Map(rows.map((row) => [row, kindSums(weighedBy(row), row.signs)]))
  const fits = new Map(rows.map((row) => [row, fitsOf(taught, termsOf(row.heard), row.hand.ready, row.of === 'answers' ? row.wants : undefined)]))
  const choosing = ranksFrom(ofAnswers.map((row) => ({ fits: fits.get(row) ?? [], wanted: (fits.get(row) ?? []).findIndex(({ ready }) => ready.id === row.wants) }))
    .filter(({ wanted }) => wanted >= 0))
  const cases = rows.flatMap((row) => {
    const [first, second] = (fits.get(row) ?? []).map((fit) => ({ fit, sum: weigh(choosing, fit.fits) })).sort((one, other) => other.sum - one.sum)
    if (first === undefined) return []
    const { best, likely } = sure(sums.get(row) ?? [])
    return [{ shows: readinessOf(first.fit, first.sum, second?.sum ?? 0, row.hand, kinds[best] ?? '', likely), wanted: first.fit.ready.id === row.wants }]
  })
  const all = [...choosing, ...readinessFrom(cases)]
  return {
    kindWords: kinds.map((id, at) => ({
      id, start: Math.round((kindWords.start[at] ?? 0) * 4),
      words: Object.fromEntries([...kindWords.by].map(([sign, row]) => [sign, Math.round((row[at] ?? 0) * 4)] as const).filter(([, weight]) => weight !== 0)
        .sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))),
    })),
    answerWords,
    choosing: all.map(([id, weight]) => ({ id, weight: Math.round(weight * 100) / 100 })).sort((one, other) => (one.id < other.id ? -1 : 1)),
  }
}
