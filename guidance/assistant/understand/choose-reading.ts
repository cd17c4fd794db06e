import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Intent, Topic } from '../conversation.ts'
import { asksOwn } from './adds.ts'
import type { Carried } from './carry.ts'
import { type Choice, likeliest, weigh } from './choose-answer.ts'
import type { Heard } from './heard.ts'
import { intentOf } from './intent.ts'
import { speaksOfSkin } from './intent-signs.ts'
import { particularById } from './particulars.ts'
import type { Ready } from './ready-answers.ts'
import { onlyThanks } from './small-talk.ts'

// "My scalp is flaky" – "what shampoo?" – "and my beard?": whether a message stands by itself, goes on as a rule of follow-up.ts says, or is only
// understood together with the one or two before it, no wording shows. So all readings are made, and what each of them would be taken for is set
// beside the others: the likelier one is meant. The weights were learnt from 516 conversations whose last answer is known to be right or wrong
// (decision 23); kept aside in turn, 456 are right; what conditions written by hand chose was in 447.

/** How a message is heard, and what of all there is to answer it wants. */
type Ears = { listen: (message: string) => Heard; choose: (heard: Heard) => Choice & { perhaps?: Ready | undefined } }

/** A message heard by itself with what a rule of follow-up.ts makes of it, and the talk before it, the latest first. */
export type Talked = { knowledge: Knowledge; heard: Heard; onward: Carried | undefined; previous: Topic; earlier: readonly string[] }

/** What a message is taken for. */
export type Meant = Heard & Choice & { intent: Intent; perhaps?: Ready | undefined }

const weights: ReadonlyMap<string, number> = new Map(Object.entries({
  'alone': -0.68, 'alone-likely': 0.74, 'alone-vague': -0.89, 'alone-sure': 1.03, 'alone-names': 1.04, 'alone-replaces': 0.4, 'alone-goes-on': 0.79,
  'alone-points-back': -0.46,
  'onward': 1.68, 'onward-as-whole': 0.88, 'onward-as-alone': 0.85, 'onward-as-before': 0.31, 'onward-of-trouble': -0.26,
  'whole-likely': 0.34, 'whole-said-already': -0.26, 'whole-as-alone': 0.3, 'whole-makes-exact': 1.5,
  'whole-of-told': 0.51, 'whole-of-medicine': 1.2, 'whole-length': 0.88,
  'whole-of-three': 1.2,
}))

/** They say little: that nothing was understood, or that only something was told. */
const vague: ReadonlySet<string> = new Set(['unclear', 'off-topic', 'unknown-ingredient', 'told', 'greeting', 'diagnosis'])
/** Surely meant as they are read, whatever was said before. */
const settled: ReadonlySet<Intent> = new Set<Intent>(['label', 'injection', 'lightening', 'who-are-you', 'what-can-you-do', 'greeting', 'thanks', 'bye'])
const opensOnward = /^(?:and|or|also|en|ok|but|so|then)\b(?! (?:what|how) about)/
const asks = new RegExp(String.raw`${asksOwn.source}|\b(?:what|whats|which|how|why|can i|should i|must i|recommend|suggest|give me|need an?|looking for|`
  + String.raw`want (?:an?|to)|please|any|routine)\b`)
const longest = 20

const odds = (likely: number): number => {
  const bound = Math.min(0.98, Math.max(0.02, likely))
  return Math.log(bound / (1 - bound))
}

const has = (holds: boolean): number => Number(holds)

/** What a message would be taken for by itself, and how likely that is. */
const guessOf = (knowledge: Knowledge, heard: Heard) => likeliest(knowledge, heard, intentOf(heard))

type Guess = ReturnType<typeof guessOf>

const aloneShows = ({ heard }: Talked, { wants, likely }: Guess): Record<string, number> => {
  const said = heard.tokens.join(' ')
  const names = heard.things.length > 0
  return {
    'alone': 1, 'alone-likely': odds(likely), 'alone-vague': has(vague.has(wants)), 'alone-sure': has(heard.particular?.sure === true),
    'alone-names': has(names), 'alone-replaces': has(names && /\b(?:instead|rather)\b/.test(said)), 'alone-goes-on': has(opensOnward.test(said)),
    'alone-points-back': has(heard.cues.has('it')),
  }
}

const onwardShows = ({ previous }: Talked, carried: Carried, alone: Guess, whole: Guess): Record<string, number> => {
  const as = (guess: Guess): number => has(guess.wants === carried.intent || guess.wants === carried.particular?.id)
  return { 'onward': 1, 'onward-as-whole': as(whole), 'onward-as-alone': as(alone), 'onward-as-before': has(carried.intent === previous.intent),
    'onward-of-trouble': has(carried.intent === 'reaction') }
}

/** What was said just before: whether it only told something, of a medicine that is taken, or what makes the same answer more exact. */
const toldIn = ({ message, tokens, things }: Heard, same: boolean): Record<string, number> => {
  const told = !asks.test(tokens.join(' ')) && !message.includes('?')
  const medicine = things.some(({ families }) => families.some((family) => family === 'medicine' || family === 'retinoid-medicine'))
  return { 'whole-of-told': has(told), 'whole-of-medicine': has(told && medicine), 'whole-makes-exact': has(told && same) }
}

const wholeShows = ({ heard, previous }: Talked, { wants, likely }: Guess, alone: Guess, turns: number): Record<string, number> => ({
  'whole-likely': odds(likely), 'whole-said-already': has(wants === previous.intent || wants === previous.entry), 'whole-as-alone': has(wants === alone.wants),
  'whole-length': Math.min(longest, heard.tokens.length) / 10, 'whole-of-three': has(turns > 2),
})

const smallTalk = (heard: Heard): boolean => onlyThanks(heard)
  || (heard.tokens.length < 4 && (heard.cues.has('thanks') || heard.cues.has('greeting')))

/** The messages as one, the earliest first. */
const joined = (messages: readonly string[]): string => messages.map((one, at) => (at < messages.length - 1 ? one.replace(/[.!?,\s]+$/, '') : one)).join('. ')

/** What was answered already is meant again: the sentence of it that speaks of this comes first. */
const asSaid = ({ knowledge, heard, previous }: Talked, meant: Meant): Meant => {
  const { intent, particular, myth } = meant
  const again = previous.entry !== undefined && (intent === 'particular' ? particular?.id : intent === 'myth' ? myth?.id : undefined) === previous.entry
  if (!again) return meant
  return { ...heard, intent: 'explain-more', particular: particularById(knowledge, previous.entry ?? ''), myth: intent === 'myth' ? myth : undefined }
}

/** The message with those before it as one, where that is likelier than what it says alone or by a rule; otherwise which of these two is. */
export const chooseReading = (talked: Talked, { listen, choose }: Ears): Meant | 'onward' | 'alone' => {
  const { knowledge, heard, onward, previous, earlier } = talked
  const usual = onward === undefined ? 'alone' : 'onward'
  const [last, before] = earlier.filter((message) => !smallTalk(listen(message)))
  const elsewhere = heard.cues.has('offTopic') && !speaksOfSkin(heard)
  if (last === undefined || elsewhere || settled.has(intentOf(heard)) || previous.redFlag !== undefined) return usual
  const alone = guessOf(knowledge, heard)
  const spokenLast = listen(last)
  const wholes = [[last], ...(before === undefined ? [] : [[before, last]])].map((spoken) => {
    const one = listen(joined([...spoken, heard.message]))
    return { one, guess: guessOf(knowledge, one), turns: spoken.length + 1 }
  })
  const [first] = wholes
  if (first === undefined || first.one.isLabel) return usual
  const readings: { shows: Record<string, number>; take: () => Meant | 'onward' | 'alone' }[] = [
    { shows: aloneShows(talked, alone), take: () => 'alone' },
    ...(onward === undefined ? [] : [{ shows: onwardShows(talked, onward, alone, first.guess), take: () => 'onward' as const }]),
    ...wholes.map(({ one, guess, turns }) => ({ shows: { ...wholeShows(talked, guess, alone, turns), ...toldIn(spokenLast, guess.wants === 'safe' && alone.wants === 'safe') }, take: () => asSaid(talked, { ...one, ...choose(one) }) })),
  ]
  const sums = readings.map(({ shows }) => weigh(weights, shows))
  return readings[sums.indexOf(Math.max(...sums))]?.take() ?? usual
}
