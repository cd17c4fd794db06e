import type { Knowledge } from '../../knowledge/knowledge.ts'
import { tokensOf } from '../../text/tokens.ts'
import { asks } from './told-in-pieces.ts'
import { hear } from './understand.ts'

// "Can I use lemon and sugar scrub?" – "ok what about honey" – "n turmeric": what was asked of one thing of the house is asked of another; "when can I wear
// makeup" – "n gym?": what was asked of one doing, of another. Ingredients go on by rules of their own (follow-up.ts).

const lead = '(?:(?:ok|okay|so|but|then|and|en|n|cool|thanks|ja|hm+|sharp|kk?) )*'
const turnsTo = new RegExp(String.raw`^${lead}(?:what about|how about|wat van|hoe van|and|en|n|or) (?:the |a |an |my |some |using |just )*(?<other>[a-z][a-z -]{2,30}?)(?: (?:then|instead|tho|though|maybe|too|ook|masks?|on its own))*$`)

/** A question with what it is asked of in its middle. */
const frames = [
  new RegExp(String.raw`^(?<before>.*?\b(?:can|may|should|could|must|kan|mag|moet) (?:i|we|he|she|ek|ons)(?: (?:still|also|just|ook))? (?:use|put|try|apply|rub|mix|wear|take|gebruik|smeer|sit) )(?<thing>.+?)(?<after>(?: (?:on|for|to|in|over|under|with|every|at|after|before|op|vir)\b.*)?)$`),
  new RegExp(String.raw`^(?<before>(?:.*\b)?(?:is|are|does|do|will|would|can|could) )(?:using )?(?<thing>.+?)(?<after> (?:ok|okay|good|safe|bad|help|helps|work|works|fade|fades|clear|clears|cure|worth|any good|fine|remove|removes|better|gentle|enough|goed|veilig)\b.*)$`),
]
const nothingNamed = /^(?:it|that|this|them|they|those|these|dit|i|we|you|my skin|my face)$/

const doings: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?gym$|^training$|^exercise$|^work ?outs?$/, 'gym'], [/^swim(?:ming)?$|^(?:the )?(?:pool|sea|beach)$/, 'swim'], [/^(?:the )?sauna$|^steam(?: room)?$/, 'go in the sauna'], [/^(?:the )?sun$|^tann?ing$/, 'go in the sun'],
  [/^shav(?:e|ing)$/, 'shave'], [/^wax(?:ing)?$/, 'wax'], [/^run(?:ning)?$|^jogging$/, 'run'], [/^make ?up$|^foundation$/, 'wear makeup'], [/^(?:a )?(?:shower|bath)(?:ing)?$/, 'shower'], [/^scrub(?:bing|s)?$|^exfoliat(?:e|ing|ion)$/, 'exfoliate'],
]
const whenMay = /^(?<when>.*\b(?:when|how soon|wanneer) (?:can|may|should|kan|mag) (?:i|we|ek))\b.*$/
const opensQuestion = new RegExp(`^${lead}(?:is|are|does|do|did|can|could|may|must|should|will|would|what|which|how|when|why|where|kan|mag|moet|wat|watter|hoe)\\b`)
const reach = 4

const said = (text: string): string => tokensOf(text).join(' ')

/**
 * The question of before, asked of what a message turns to; undefined where it turns to nothing of the house and to no doing, or where nothing before it asks of one.
 * @param earlier what the person wrote before, the oldest first
 */
export const askedOfAnother = (knowledge: Knowledge, message: string, earlier: readonly string[]): string | undefined => {
  const other = turnsTo.exec(said(message))?.groups?.['other']?.trim()
  if (other === undefined) return undefined
  const before = earlier.slice(-reach).toReversed().map(said).filter((text) => !turnsTo.test(text))
  // "I had a peel on Friday": what was told stands before the question as it did.
  const set = (question: string): string => [...before.filter((text) => !asks(text) && !opensQuestion.test(text)).toReversed(), question].join('. ')
  const doing = doings.find(([words]) => words.test(other))?.[1]
  if (doing !== undefined) {
    const when = before.map((text) => whenMay.exec(text)?.groups?.['when']).find((found) => found !== undefined)
    return when === undefined ? undefined : set(`${when} ${doing}?`)
  }
  // By itself a word such as honey may only call somebody.
  const { household, things } = hear(knowledge, `can i use ${other} on my face`)
  if (household.length > 1 || things.length > 1 || household.length + things.length === 0) return undefined
  for (const text of before) {
    const found = frames.map((frame) => frame.exec(text)?.groups).find((groups) => groups !== undefined && !nothingNamed.test(groups['thing'] ?? ''))
    if (found === undefined) continue
    const first = hear(knowledge, found['thing'] ?? '')
    // Of an ingredient after an ingredient the rules of follow-up.ts know more.
    if (first.household.length === 0 && (household.length === 0 || first.things.length + first.kinds.length === 0)) continue
    return set(`${found['before'] ?? ''}${other}${found['after'] || ' on my face'}?`)
  }
  return undefined
}
