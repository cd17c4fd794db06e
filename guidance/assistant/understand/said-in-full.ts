import type { Knowledge } from '../../knowledge/knowledge.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { hear } from './understand.ts'

// What is said in few words because the talk has the rest: "before or after niacinamide" of hyaluronic acid, "and for a baby?" of panthenol, "what must I avoid?"
// with rosacea, "what should I use instead?" of Dettol. Here such a question is said in full.

const lead = '(?:(?:ok|okay|so|but|then|and|en|n|cool|thanks|ja|also) )*'
const reach = 4
const said = (text: string): string => tokensOf(text).join(' ')

const besideAnother = new RegExp(String.raw`^${lead}(?:before or after|after or before|(?:before|after|over|under|on top of|together with|voor of na)) (?!i\b|my\b|the\b|a\b|it\b|that\b|bed\b|gym\b|make ?up\b|shaving\b|waxing\b|washing\b)[a-z0-9 -]{3,30}$`)
const ofIt = /^(?:(?:and|so|ok|but|also) )*(?:is|are|can|does|do|will|may) (?:it|they|this|that|i use it|i use them|i use that)\b.*\b(?:with|beside|together|after|before)\b/
const forSomebody = new RegExp(String.raw`^${lead}(?:(?:is it |ok |safe )*)(?<who>(?:for|on|in|during|while|vir) (?:a |an |my |the |n )?(?:bab(?:y|ies)|newborn|toddler|child|kids?|children|teens?|teenager|pregnan\w*|breast ?feeding|nursing|(?:dark|deep|black|brown|oily|dry|sensitive) skin|men|old people|eczema|rosacea))$`)
const toAvoid = new RegExp(String.raw`^${lead}(?:what|wat|which (?:things|ingredients|products)) (?:else )?(?:must|should|do|can|moet) (?:i|we|he|she|ek) (?:avoid|stay away from|leave out|not (?:use|eat|do)|skip|vermy)$`)
const illness = pattern`\b(?:rosacea|eczema|ekseem|psoriasis|melasma|acne|sensitive skin|dermatitis|vitiligo|keloids?|folliculitis|dandruff|dark marks|hyperpigmentation)\b`
const insteadOf = new RegExp(String.raw`^${lead}(?:what|wat) (?:else )?(?:must|should|can|could|do|moet|kan) (?:i|we|he|she|ek) (?:use|try|get|buy|do|take|gebruik) (?:instead|rather|in its place)$`)
const inUse = /\b(?:i|we|he|she|ek) (?:use|uses|am using|wash with|put|puts|wear|gebruik|was met) (?<thing>[a-z0-9 -]{3,30}?)(?: (?:on|for|to|in|every|as|op|vir|at)\b.*)?$/

/** What is talked of: what the messages before name, the latest first, one thing each. */
const subjectIn = (knowledge: Knowledge, texts: readonly string[], except: readonly string[]): string | undefined => {
  for (const text of texts) {
    const [one, other] = hear(knowledge, text).things
    if (one !== undefined && other === undefined && !except.includes(one.called)) return one.called
  }
  return undefined
}

/**
 * A question said in full, by what the talk has of it; undefined where it says all itself, or nothing before it fits.
 * @param earlier what the person wrote before, the oldest first
 */
export const saidInFull = (knowledge: Knowledge, message: string, earlier: readonly string[]): string | undefined => {
  const now = said(message)
  const before = earlier.slice(-reach).toReversed().map(said)
  const [last = ''] = before
  if (besideAnother.test(now)) {
    const named = hear(knowledge, now).things.map(({ called }) => called)
    const subject = named.length === 1 ? subjectIn(knowledge, before, named) : undefined
    return subject === undefined ? undefined : `${subject} ${now.replace(new RegExp(`^${lead}`), '')}?`
  }
  const who = forSomebody.exec(now)?.groups?.['who']
  if (who !== undefined && ofIt.test(last)) {
    const subject = subjectIn(knowledge, before.slice(1), hear(knowledge, last).things.map(({ called }) => called))
    return subject === undefined ? undefined : `is ${subject} safe ${who}?`
  }
  if (toAvoid.test(now)) {
    const called = before.map((text) => illness.exec(text)?.[0]).find((found) => found !== undefined)
    return called === undefined ? undefined : `what should i avoid with ${called}?`
  }
  if (insteadOf.test(now)) {
    const thing = inUse.exec(last)?.groups?.['thing']
    return thing === undefined ? undefined : `what can i use instead of ${thing}?`
  }
  return undefined
}
