import type { Topic } from '../conversation.ts'
import type { Heard } from './heard.ts'
import { pattern } from '../../text/pattern.ts'

const leavesOut = pattern`
  \b(?:leave out|leave|without|minus|skip|drop|remove|take out|take away|cut out|cut|lose|forget|no|dont want|do not want|dont need|sonder|los|haal|geen)\b
  (?: (?!face|skin)\w+){0,3}? (?:serums?|treatments?|actives?|acids?|retinol|toners?|exfoliants?|masks?|eye creams?|oils?)\b`
const treats = /\b(?:serums?|treatments?|actives?|acids?|retinol|exfoliants?)\b/
const sum = /\bR ?(\d{2,5})\b/i
const longest = 16

/** "A routine for R500" – "leave out the serum and make it R250": the routine is asked for again, without that and for that sum. */
export const askedWithLess = (heard: Heard, previous: Topic, [last]: readonly string[]): string | undefined => {
  const said = heard.tokens.join(' ')
  if (
    last === undefined ||
    previous.intent !== 'routine' ||
    heard.harmed ||
    heard.concerns.length > 0 ||
    heard.message.includes('?') ||
    heard.tokens.length > longest ||
    !leavesOut.test(said)
  )
    return undefined
  const cents = heard.priceCents ?? previous.priceCents
  const rands = cents === undefined ? '' : `R${cents / 100}`
  const base = last.replace(/[.!?,\s]+$/, '')
  const priced = rands === '' ? base : sum.test(base) ? base.replace(sum, rands) : `${base}, ${rands}`
  return `${priced}${treats.test(said) ? ', no actives' : ''}`
}

const underWhat = String.raw`(?:with|if|when|for|during|in|on|at|as|met|vir|wanneer)`
const another = new RegExp(
  String.raw`^(?:(?:and|but|ok|okay|en|maar|so|how about|what about)[ ,]+)*(${underWhat} .{3,60}?)[?.!\s]*$`,
  'i',
)
const needs = new RegExp(
  String.raw`^((?:.*[.,;?!] ?)?(?:(?:and|but|so|en) )?(?:do|does|must|should|moet|need) (?:i|we|you|one|he|she|ek|ons|mens|my)\b.{0,40}?) ${underWhat} [^?.!]{2,60}[?.!\s]*$`,
  'is',
)

/** "What is double cleansing?" – "do I have to without make-up?" – "and with waterproof sunscreen?": the need is asked of again, under another condition. */
export const askedUnderAnother = (
  { things, message }: Heard,
  previous: Topic,
  [last = '', before]: readonly string[],
): string | undefined => {
  const [, condition] = another.exec(message) ?? []
  const [, question] = needs.exec(last) ?? []
  if (
    condition === undefined ||
    question === undefined ||
    things.length > 0 ||
    previous.redFlag !== undefined ||
    previous.trouble === true
  )
    return undefined
  return `${before === undefined ? '' : `${before.replace(/[.!?,\s]+$/, '')}. `}${question} ${condition}?`
}
