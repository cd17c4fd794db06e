import type { Knowledge } from '../../knowledge/knowledge.ts'
import { type Intent, intents } from '../conversation.ts'
import { kindSignsOf, termsOf } from './asked-signs.ts'
import type { Heard } from './heard.ts'
import { speaksOfSkin } from './intent-signs.ts'
import type { Particular } from './particulars.ts'
import { type Fit, fitsOf, type Ready } from './ready-answers.ts'

// Which answer a question wants: a ready one, or one that is composed. Written reasons and signs (intent-reasons.ts, topics) are read by people
// and right where they know a wording; how people put a thing has no end. So ready answers are weighed against each other, kinds of composed
// answers too, by weights learnt from some thousand questions (content/asked, tools/learn-words); what was read by hand is one weight among them.

/** What was read by hand: the intent, and the id of the ready answer where it is one. */
export type ByHand = { intent: Intent; ready: string }

/** What a question may want. */
export type Weighed = {
  /** The ready answer that fits best, and how likely it is that it answers the question. */
  ready: { ready: Ready; likelihood: number; /** How much more speaks for it than for the one found by hand. */ over: number } | undefined
  /** The kind of composed answer that is likeliest, should no ready answer fit. */
  kind: { intent: Intent; likelihood: number; byHand: number }
}

/** What the written reasons and signs take a message for. */
export const byHand = ({ intent, particular, myth }: Pick<Heard, 'particular' | 'myth'> & { intent: Intent }): ByHand =>
  ({ intent, ready: intent === 'particular' ? particular?.id ?? '' : intent === 'myth' && myth !== undefined ? `myth ${myth.id}` : '' })

const softmax = (sums: readonly number[]): number[] => {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** The intent that a kind is composed by. */
export const intentFor = (kind: string): Intent => (kind === 'told' ? 'noted' : intents.find((one) => one === kind) ?? 'unclear')

/** What speaks for each kind of composed answer, in the order of the weights. */
export const kindSums = ({ kindWords: { start, by } }: Knowledge, signs: readonly string[]): number[] => {
  const rows = signs.map((sign) => by.get(sign)).filter((row) => row !== undefined)
  const length = Math.sqrt(Math.max(1, rows.length))
  return start.map((first, kind) => first + rows.reduce((sum, row) => sum + (row[kind] ?? 0), 0) / length)
}

/** How much what speaks for something counts in all. */
export const weigh = (choosing: ReadonlyMap<string, number>, fits: Readonly<Record<string, number>>): number => {
  let sum = 0
  for (const name in fits) sum += (fits[name] ?? 0) * (choosing.get(name) ?? 0)
  return sum
}

/** What speaks for it that the best of the ready answers is what was wanted. */
export const readinessOf = (
  { ready, fits, missed, beside }: Fit, sum: number, second: number, hand: ByHand, kind: string, kindLikely: number,
): Record<string, number> => ({
  'ready-at-all': 1, 'ready-sum': sum, 'ready-ahead': Math.min(4, sum - second), 'ready-covers': fits.covered ?? 0, 'ready-mix-share': fits['mix-share'] ?? 0,
  'ready-by-hand': Number(ready.id === hand.ready), 'ready-other-by-hand': Number(hand.ready !== '' && ready.id !== hand.ready),
  'ready-none-by-hand': Number(['unclear', 'off-topic', 'unknown-ingredient'].includes(hand.intent)), 'ready-kind-likely': kindLikely,
  'ready-named-beside': beside, 'ready-named-missing': fits['named-missing'] ?? 0, 'ready-usual-missing': missed,
  [`ready-beside-${hand.ready === '' ? hand.intent : 'ready'}`]: 1, [`ready-or-${kind}`]: 1,
})

/** What a question may want; undefined where nothing was learnt. */
export const weighed = (knowledge: Knowledge, heard: Heard, hand: ByHand): Weighed | undefined => {
  const { choosing, kindWords: { of } } = knowledge
  if (choosing.size === 0) return undefined
  const kinds = softmax(kindSums(knowledge, kindSignsOf(heard, hand)))
  const best = kinds.indexOf(Math.max(...kinds))
  const kind = { intent: intentFor(of[best] ?? ''), likelihood: kinds[best] ?? 0, byHand: kinds[of.findIndex((one) => intentFor(one) === hand.intent)] ?? 0 }
  const fits = fitsOf(knowledge, termsOf(heard), hand.ready).map((fit) => ({ fit, sum: weigh(choosing, fit.fits) })).sort((one, other) => other.sum - one.sum)
  const [first, second] = fits
  if (first === undefined) return { ready: undefined, kind }
  const sum = weigh(choosing, readinessOf(first.fit, first.sum, second?.sum ?? 0, hand, of[best] ?? '', kind.likelihood))
  const over = first.sum - (fits.find(({ fit }) => fit.ready.id === hand.ready)?.sum ?? 0)
  return { ready: { ready: first.fit.ready, likelihood: 1 / (1 + Math.exp(-sum)), over }, kind }
}

/** What a message is taken for. */
export type Choice = { intent: Intent; particular?: Particular | undefined; myth?: Heard['myth'] }

/** What is taken for one of these by hand is surely meant so. */
const settled: ReadonlySet<Intent> = new Set(['label', 'injection', 'lightening', 'who-are-you', 'what-can-you-do', 'greeting', 'thanks', 'bye'])
/** Of ingredients that are named these are answered from their own entries, in the light of everything the person has told. */
const ofTheNamed: ReadonlySet<Intent> = new Set(['safe', 'combine', 'medicine'])
/** Read by hand, nothing was found. */
const lost: ReadonlySet<Intent> = new Set(['unclear', 'off-topic'])
/** A word that is asked for, an illness, a medicine: found by its name, and nothing weighed knows it better. */
const byName = /^(?:term|condition|health)\b/

/** They ask back or say no: where something was found by hand, that is more. */
const sayLittle: ReadonlySet<Intent> = new Set(['noted', 'diagnosis', 'off-topic', 'unclear'])
/** They want what no ready answer has: several things in a plan, an order or a price. */
const made: ReadonlySet<Intent> = new Set(['routine', 'order', 'combine', 'compare', 'suggest', 'price'])
/** A belief, or something on skin that wants a name: a ready answer tells more of it than can be composed. */
const answeredByFacts: ReadonlySet<Intent> = new Set(['myth', 'diagnosis'])

/**
 * From these likelihoods on something else is meant than was read by hand; measured on content/asked/held-out and the evaluation set. `against`:
 * both readers found the same kind, and a ready answer must be all but certain.
 */
const enough = {
  against: 0.99, named: 0.97, ready: 0.75, ahead: 0.45, composed: 0.65, fact: 0.45, lost: 0.2, lostBesideSkin: 0.8,
  kindForReady: 0.9, kindForComposed: 0.55, kindForLost: 0.35,
}
/** By so much more must speak for another ready answer than for the one found by hand. */
const ahead = 2
/** A kind that is hardly thinkable by what was learnt gives way. */
const unlikely = 0.2

/** How likely a ready answer must be to stand in the place of what was read by hand. */
const leastFor = (heard: Heard, hand: ByHand, { ready, kind }: Weighed, named: boolean): number => {
  const mayUse = heard.cues.has('canI')
  if (named || (mayUse && heard.things.length > 0)) return enough.named
  if (hand.ready !== '') return (ready?.over ?? 0) > ahead ? enough.ahead : enough.ready
  if (!lost.has(hand.intent)) return answeredByFacts.has(kind.intent) && kind.byHand < unlikely ? enough.fact : enough.composed
  // Something is told and nothing asked.
  if ((mayUse && heard.kinds.length > 0) || kind.intent === 'noted') return enough.composed
  return !speaksOfSkin(heard) && (hand.intent === 'off-topic' || kind.intent === 'off-topic') ? enough.lostBesideSkin : enough.lost
}

/** What a message wants by the words it has, where they speak louder than what was read by hand; undefined where they do not. */
export const chosenFor = (knowledge: Knowledge, heard: Heard, intent: Intent): Choice | undefined => {
  if (heard.isLabel || settled.has(intent) || (ofTheNamed.has(intent) && heard.things.length > 0)) return undefined
  const hand = byHand({ ...heard, intent })
  const what = weighed(knowledge, heard, hand)
  if (what === undefined) return undefined
  const { ready, kind } = what
  const agreed = kind.likelihood >= 0.5 && !lost.has(intent) && (kind.intent === intent || (kind.intent === 'what-is' && hand.ready.startsWith('term ')))
  const named = byName.test(hand.ready) || intent === 'unknown-ingredient'
  const least = agreed ? enough.against : leastFor(heard, hand, what, named)
  if (ready !== undefined && ready.ready.id !== hand.ready && ready.likelihood >= least) {
    const { topic, myth } = ready.ready
    return topic === undefined ? { intent: 'myth', myth, particular: undefined } : { intent: 'particular', particular: topic }
  }
  const stays = agreed || named || ready?.ready.id === hand.ready || kind.intent === intent || (sayLittle.has(kind.intent) && !lost.has(intent))
  if (stays || (hand.ready !== '' && !made.has(kind.intent))) return undefined
  const leastKind = lost.has(intent) ? enough.kindForLost : hand.ready !== '' ? enough.kindForReady : enough.kindForComposed
  return kind.likelihood >= leastKind && kind.byHand < unlikely ? { intent: kind.intent, particular: undefined } : undefined
}
