import { sentencesOf } from '../../safety/clue-search.ts'
import { framingOf } from '../../safety/framing.ts'
import type { Heard } from './heard.ts'
import { pattern } from '../../text/pattern.ts'

const thanked = pattern`
  \b(?:thanks?|thank you|thankyou|thx|thnx|thanx|ty|tysm|cheers|appreciate|grateful|dankie|enkosi|ngiyabonga|siyabonga|ndiyabulela|leboha|leboga|
  realeboha|inkomu|khensa|livhuwa)\b`
const asks = pattern`
  ^(?:(?:and|so|but|ok|okay|en|now|also|then|one more thing|last one|last question|quick question) )*(?:whats?|which|hows?|whens?|wheres?|whys?|whos?|can|
  could|must|should|may|is|are|does|do|did|will (?:i|it|that)|would|tell|show|give|help me|i (?:want|need|have|am)|im|my|wat|watter|hoe|wanneer|waar|
  hoekom|kan|mag|moet|ek|if|still)\b`
/** Who is thanked is not asked about. */
const dear =
  /\bmy (?:friend|dear|love|sister|sisi|brother|bro|bru|china|guy|darling|angel|skat|liefie|vriend\w*|bestie|queen|king)\b/g
const glad =
  /\b(?:help(?:ed|s|ful)|work(?:s|ed|ing)|better|glow(?:ing)?|clear(?:s|ed|er|ing)?|amazing|love|great|smooth(?:er)?|nice)\b/

/**
 * Whether a message thanks and asks for nothing, however long it is: "thank you so much, your advice really helped my skin". A question, or
 * something wrong with the skin, in any part of it makes it more than thanks.
 */
export const onlyThanks = ({ message, cues, things, concerns, kinds, years }: Heard): boolean => {
  const text = message.toLowerCase().replaceAll(/[’']/g, '').replaceAll(dear, 'friend')
  const found = thanked.exec(text)
  if (
    found === null ||
    text.includes('?') ||
    years !== undefined ||
    cues.has('reaction') ||
    /\b(?:but|maar|except)\b/.test(text)
  )
    return false
  if (things.length + concerns.length + kinds.length > 0 && !glad.test(text)) return false
  const clauses = [text.slice(0, found.index), text.slice(found.index + found[0].length)].flatMap((part) =>
    part.split(/[,.!;:\n-]+/),
  )
  const praise = /^my (?:skin|face) (?:is|feels|looks) (?:so |much |really )*(?:better|clear|great|glow)/
  return !clauses.map((clause) => clause.trim()).some((clause) => asks.test(clause) && !praise.test(clause))
}

const called =
  'there|all|everyone|everybody|guys|ladies|girls|skynn|team|doc|doctor|sis|sisi|bro|friend|friends|mense|almal'
const opening = new RegExp(
  pattern`
  ^(?:(?:hi+|hello+|he+y+|hiya|heya|howzit|molo|sawubona|dumela|hallo|haai|greetings|good (?:day|morning|afternoon|evening)|goeie (?:dag|more|môre|
  middag|naand))\b(?: (?:${called})\b)*|(?:morning|evening|afternoon|more|middag)(?: (?:${called})\b)+|(?:morning|evening|
  afternoon)(?=[,.!]))[\s,.!:;–-]*`,
  'i',
)
const pleasantry = new RegExp(
  pattern`
  ^(?:i |we )?(?:hope (?:you(?:[’']?re| are)? (?:well|good|fine|ok|okay|doing well)|this finds you well|all is well)|
  how are you(?: doing)?(?: today)?|(?:just )?(?:a |one )?quick (?:question|one)|(?:i )?(?:just )?(?:have|had|got) (?:a|one) (?:quick |small |
  silly )?question(?: please)?|silly question|dumb question|sorry (?:to bother|for asking))[\s,.!?:;–-]*(?:but )?`,
  'i',
)

/** "Ngiyabonga. Kumele ngiyisebenzise kangaki?": who thanks and asks something has asked. */
const thanksFirst = new RegExp(
  pattern`
  ^(?:(?:ngiyabonga|siyabonga|enkosi|ndiyabulela|ke ?a lebo(?:h|g)a|dankie|baie dankie|thanks?|thank you|thx|thnx|shot|cheers)(?: (?:kakhulu|kakulu|so much|very much|a lot|baie|haholo|sisi|sis|bhuti|bra|mama|man|hey|skynn|for (?:that|this)))*)
  [\s,.!;–-]+(?=[^]*\?|(?:[^\s]+\s+){0,3}(?:kangaki|kangaphi|kanjani|njani|nini|yini|ntoni|kufanele|kumele|jwang|joang|kae|how|what|which|when|where|can i|must i|should i|hoe|wat|watter|wanneer|kan ek|moet ek)\b)`,
  'i',
)

/** "Oh wait, I should have said": what follows, or stands before it, is told as if it had been said at once. */
const late =
  String.raw`(?:i )?(?:should(?:[’']?ve| have|a) (?:said|mentioned|told (?:you|u))|forgot to (?:say|mention|add|tell(?: (?:you|u))?)|` +
  String.raw`meant to (?:say|mention|add)|het vergeet om te (?:sê|se|noem))(?: that)?`
const toldLate = new RegExp(
  String.raw`^(?:(?:oh|ah|eish|sorry|oops|wait|hang on|actually|also|and|but|ps|btw|by the way|jammer)\b[\s,.!:;–-]*)*${late}[\s,.:!;–-]+`,
  'i',
)
const toldLateAfter = new RegExp(String.raw`[\s,.;–-]+(?:sorry )?${late}[\s.!]*$`, 'i')

/** "Not lightening hey", "is it safe ne": said to who listens. */
const tag = /(?<=\w\W+\w[\w'’]*)[\s,]+(?:hey|hei|hê|né|ne|neh|bru|bra|boet|hoor|nè)[\s.!]*(\??)$/iu

const wish =
  /\b(?:i|ek) (?:just |only |really |also |still |do )*(?:want|need|use|have|got|bought|like|wil|gebruik|het)\b/i
const isTale = (part: string): boolean => sentencesOf(part).some((one) => framingOf(one).far)

/** "Saw a girl on TikTok whose face swelled. I just want …": where a wish of one's own follows a tale of others, the wish alone. */
export const withoutTales = (message: string): string => {
  const parts = message.split(/(?<=[.!?\n])\s+/)
  const own = parts.filter((part) => !isTale(part))
  return own.length > 0 && own.length < parts.length && own.some((part) => wish.test(part)) ? own.join(' ') : message
}

/** A message without the greeting and the pleasantries it opens with: "morning ladies" tells no time of day. A bare greeting stays. */
export const withoutGreeting = (message: string): string => {
  let rest = message.trimStart().replace(tag, '$1')
  const untagged = rest
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest
      .replace(opening, '')
      .replace(thanksFirst, '')
      .replace(pleasantry, '')
      .replace(toldLate, '')
      .replace(toldLateAfter, '')
  }
  return rest.split(/\s+/).length > 2 ? rest : untagged
}
