import { type Intent, messagesOf, type Request, type Topic } from '../conversation.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { situationOf } from '../../safety/read-situation.ts'
import { redFlagsIn } from '../../safety/told-before.ts'
import { plainly } from '../../tongues/in-english.ts'
import { pattern } from '../../text/pattern.ts'
import { weigh } from './choose-answer.ts'
import { asks } from './choose-reading.ts'
import type { Heard, Understood } from './heard.ts'
import { hear, understand } from './understand.ts'

// "Can I use salicylic acid in pregnancy?" – "what does PA++++ on a sunscreen mean?": most messages go on from the talk, and some ask of something else.
// Whether one does is weighed (content/knowledge/asked/choosing.json, `anew-*`; learnt by tools/learn-words/anew.ts; decision 34). What asks of something
// else is answered as if nothing had been talked of; what was told of the person counts on.

/** What these are understood as says nothing by itself. */
const vague: ReadonlySet<Intent> = new Set<Intent>([
  'unclear',
  'off-topic',
  'unknown-ingredient',
  'diagnosis',
  'noted',
  'greeting',
  'thanks',
  'bye',
])
const pointsBack = /\b(?:it|its|that|thats|this|them|they|these|those|ones?|same|dit|daai|hulle|yona|hiyo)\b/
/** Meant of two things, of what was said, or of one's own beside another's. */
const stands =
  /\b(?:instead|else|again|other|both|either|neither|of the two|mine|theirs|ours|my one|(?:you|u) (?:said|say|told|didnt|did not|mean|mentioned|recommended)|your (?:answer|advice)|change (?:anything|that)|why not|so it|so that|so they)\b/
const opensOnward = pattern`
  ^(?:and|but|so|or|even|good|terug|back|how (?:long|many|much|often)|ok|okay|k|also|then|en|maar|wat van|what about|how about|no|nope|yes|yeah|ja|nee|wait|actually|lol|haha|oh|thanks|thx|cool|why|if|for|with|because|cos|now|btw|did|makes|true|right|got|at the|which one|
  watter een|mine|its|hers|his|their)\b`
const goesOn = /\b(?:too|also|then|still|ook|tho|though|yet|rather|back to|what else|next|already|now)\b/
const somebodys = /\b(?:he|she|his|her|hers|hy|sy|haar|hom|him)\b/
const ofBefore = pattern`
  \b(?:the|my) (?:cream|serum|stuff|bottle|products?|rash|spots?|marks?|bumps?|wash|oil|lotion|tube|first|second|third|tablets?|capsules?|pills?|itch|peeling|redness|reaction|patch|rest|others?|pits|holes)\b`
const smallWords = new Set(
  (
    'the and for with what which how can does this that but you not have has was were from will should would just about use using used skin face cream please then one any good some get got they them there best when why who ' +
    'really like after before now need want its more dont are put also'
  ).split(' '),
)

const namesIn = ({ things, concerns, kinds, household }: Heard): string[] => [
  ...things.map(({ called }) => called),
  ...concerns,
  ...kinds,
  ...household.map(({ id }) => id),
]
const wordsIn = ({ tokens }: Heard): string[] => tokens.filter((word) => word.length > 2 && !smallWords.has(word))
const has = (holds: boolean): number => Number(holds)

/**
 * What speaks for and against a question of something else, by the names of the knowledge's choosing.
 * @param alone what it is understood as where nothing was talked of
 * @param before the messages before it
 * @param previous what the last answer was about
 */
const showsOf = (
  alone: Understood,
  heard: Heard,
  before: readonly Heard[],
  previous: Topic,
): Record<string, number> => {
  const said = heard.tokens.join(' ')
  const [own, old] = [namesIn(heard), new Set(before.flatMap(namesIn))]
  const theirs = new Set(before.flatMap(wordsIn))
  const long = heard.tokens.length
  return {
    anew: 1,
    'anew-after-several': has(before.length > 1),
    'anew-points-back': has(pointsBack.test(said)),
    'anew-stands-for': has(stands.test(said)),
    'anew-opens-onward': has(opensOnward.test(said)),
    'anew-goes-on': has(goesOn.test(said)),
    'anew-of-somebody': has(somebodys.test(said)),
    'anew-of-before': has(ofBefore.test(said)),
    'anew-over-3': has(long > 3),
    'anew-over-5': has(long > 5),
    'anew-over-8': has(long > 8),
    'anew-over-12': has(long > 12),
    'anew-over-20': has(long > 20),
    'anew-names': has(own.length > 0),
    'anew-names-two': has(own.length > 1),
    'anew-names-new': has(own.some((name) => !old.has(name))),
    'anew-names-again': has(own.some((name) => old.has(name))),
    'anew-words-again': Math.min(2, wordsIn(heard).filter((word) => theirs.has(word)).length),
    'anew-ready': has(heard.particular !== undefined),
    'anew-ready-surely': has(heard.particular?.sure === true),
    'anew-myth': has(heard.myth !== undefined),
    'anew-asks-the-same': has(alone.intent === previous.intent),
    'anew-vague': has(vague.has(alone.intent)),
    'anew-label': has(heard.isLabel),
  }
}

/** "Do I need them if my skin is oily?": what a word points at is named nowhere before it in the message. */
const pointsFirst = ({ tokens, things, kinds }: Heard): boolean => {
  const said = tokens.join(' ')
  const points = said.search(pointsBack)
  const named = [...things.map(({ called }) => called.split(' ')[0] ?? ''), ...kinds]
    .map((word) => said.indexOf(word))
    .filter((at) => at >= 0)
  return points >= 0 && !named.some((at) => at < points)
}

/** Fewer words lean on what was said before them. */
const fewest = 6
/** So much must speak for a question of something else. */
const enough = 0.75

/**
 * What speaks for and against a question of something else; undefined where no question can be: after an alarm, after what was only told and not asked, in
 * few words, where something is pointed at that stands before the message, and where it asks nothing.
 */
export const newSubjectShows = (
  knowledge: Knowledge,
  { message, turns }: Request,
): Record<string, number> | undefined => {
  const previous = turns.findLast(({ topic }) => topic !== undefined)?.topic
  if (previous === undefined || turns.some(({ topic }) => topic?.redFlag !== undefined)) return undefined
  const english = plainly(knowledge, message)
  const heard = hear(knowledge, english)
  const earlier = messagesOf(turns)
  const before = earlier.map((text) => hear(knowledge, plainly(knowledge, text)))
  if (heard.tokens.length < fewest || pointsFirst(heard) || !asks(heard) || !before.every(asks)) return undefined
  if (redFlagsIn(knowledge, message, earlier).length > 0) return undefined
  return showsOf(understand(knowledge, english, []), heard, before, previous)
}

const ownAge = /\b(?:i am|i'?m|ek is|ek's|ngina|ndina) (?:only |just |maar |a )?1\d\b/i
const ofAChild = (knowledge: Knowledge, text: string): boolean => {
  const { babyMonths, conditions } = situationOf(knowledge, undefined, text)
  return (babyMonths !== undefined || conditions.has('under-12') || conditions.has('teen')) && !ownAge.test(text)
}

/** The question without the talk before it; of that, what tells of a person counts on, but for a child of whom nothing is asked now. */
export const withoutTalk = (knowledge: Knowledge, request: Request): Request => ({
  ...request,
  turns: [],
  told: [
    ...request.turns.flatMap(({ role, text }) => (role === 'user' && !ofAChild(knowledge, text) ? [text] : [])),
    ...(request.told ?? []),
  ],
})

/** A question of something else without the talk before it; all others as they are. */
export const onNewSubject = (knowledge: Knowledge, request: Request): Request => {
  const shows = knowledge.choosing.has('anew') ? newSubjectShows(knowledge, request) : undefined
  return shows !== undefined && weigh(knowledge.choosing, shows) > enough ? withoutTalk(knowledge, request) : request
}
