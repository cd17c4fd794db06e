import type { Knowledge } from '../../knowledge/knowledge.ts'
import { splitLabel } from '../../labels/split-label.ts'
import type { Turn } from '../conversation.ts'
import { ofSkinType } from './carry.ts'
import { looksLikeLabel } from './label-text.ts'
import { type ShortAsk, shortAsk } from './short-asks.ts'
import { tokensOf } from '../../text/tokens.ts'
import { hear } from './understand.ts'
import { pattern } from '../../text/pattern.ts'

// A list that was pasted is still on the table: "I'm pregnant, does that change anything?", "at night?", "and for my daughter?" are asked of that list, and of
// no single thing on it.

const ofPerson = pattern`
  \b(?:pregnan\w*|swanger|khulelwe|expecting|trying (?:for a baby|to conceive)|breast ?feed\w*|nursing|allerg\w*|react(?:s|ed)? to|intoleran\w*|cant (?:have|use|stand)|avoid|sensitive|oily|greasy|dry|combination|
  eczema|rosacea|psoriasis|asthma|acne|pimples|(?:dark|deep|black|brown|melanin|darker|deeper)(?: \w+)? (?:skin|skinned|people)|melanin|skin of colou?r|daughter|son|child|kids?|baby|toddler|teen\w*|niece|nephew|mom|mum|gran|ouma|husband|
  \d{1,2} ?(?:years?|yrs?|yo|months?|jaar)|she is \d+|he is \d+|shes \d+|hes \d+|vegan|halaal|halal)\b`
/** Short turns that a list answers, beside those of a person. */
const ofUse: ReadonlySet<ShortAsk> = new Set(['night', 'morning', 'often', 'long', 'strength', 'place', 'sure', 'why'])
const moreUse =
  /\b(?:morning|night|day|evening|am|pm) or (?:at |in the )?(?:morning|night|day|evening|am|pm)\b|\b(?:how often|when (?:do|must|should|can) i)\b/
const again = pattern`
  ^(?:(?:and|so|ok|okay|but|please|pls|can you|could you|hmm?) )*(?:(?:make|say|put) (?:it|that|this) (?:short(?:er)?|simpler|simply|in short)|(?:in )?short(?:er)?(?: version)?|shorter please|simpler|too long|tldr|(?:in )?(?:a )?(?:few words|one sentence|brief)(?: version)?|sum (?:it|that) up|
  summari[sz]e(?: it| that)?|ek verstaan nie|(?:i )?dont (?:understand|get it)|angiqondi)(?: (?:please|pls|then|asseblief))?$`
/** The same asked in the words that a list is asked in. */
const plainly: Partial<Record<ShortAsk, string>> = {
  night: 'at night',
  morning: 'in the morning',
  often: 'how often do i use it',
  long: 'how long until it works',
  strength: 'what strength',
  sure: 'are you sure',
  why: 'why',
  scent: 'i am allergic to fragrance. Is it okay for me',
}
const safe =
  /^(?:(?:and|so|ok|but|then) )*(?:(?:is|are) (?:it|that|this|they) (?:safe|ok|okay|fine|good|bad|harsh|strong|gentle|worth it)|(?:can|may|should|must) i (?:still )?(?:use|buy|keep|try|get|skip) (?:it|that|this))\b/
const withThing =
  /\b(?:with(?! (?:\w+ )?(?:dry|oily|sensitive|combination|normal|dark|eczema) ?(?:skin|prone)?)|together|after|before|beside|over|under|same)\b/
const ofOther =
  /\b(?:another|other product|instead|cheaper|cheap|recommend\w*|suggest\w*|routine|which|where|what is|whats|what does|what do|new label|this one too)\b/
const longest = 16

/** The list that the talk is about, as a line of its own; undefined where the last answer was about no list. */
const listBefore = (knowledge: Knowledge, turns: readonly Turn[]): string | undefined => {
  const last = turns.findLast(({ topic }) => topic !== undefined)?.topic
  if (last?.intent !== 'label' || last.redFlag !== undefined) return undefined
  const pasted = turns.findLast(({ role, text }) => role === 'user' && looksLikeLabel(knowledge, text))?.text
  const items = pasted === undefined ? [] : splitLabel(knowledge, pasted).items.map(({ printed }) => printed.trim())
  return items.length < 3 ? undefined : `Ingredients: ${items.join(', ')}`
}

/** A short question after a pasted list, with that list beside it; undefined where something else is asked. */
export const askedOfPasted = (knowledge: Knowledge, message: string, turns: readonly Turn[]): string | undefined => {
  const said = tokensOf(message).join(' ')
  if (said.split(' ').length > longest || looksLikeLabel(knowledge, message) || ofOther.test(said)) return undefined
  const person = ofPerson.test(said)
  const ask = shortAsk(said)
  if (
    !person &&
    ask !== 'scent' &&
    !(ask !== undefined && ofUse.has(ask)) &&
    !moreUse.test(said) &&
    !again.test(said) &&
    !safe.test(said)
  )
    return undefined
  const list = listBefore(knowledge, turns)
  if (list === undefined) return undefined
  const { things, harmed, concerns } = hear(knowledge, message)
  // What is asked of one thing by its name, or beside another, is asked of that; what somebody cannot have is told.
  if (concerns.some((one) => one !== 'acne' && !ofSkinType.has(one))) return undefined
  if (
    (harmed && ask !== 'scent') ||
    (things.length > 0 &&
      ask !== 'scent' &&
      ask !== 'sure' &&
      !/\b(?:allerg\w*|react\w*|intoleran\w*|cant|avoid)\b/.test(said)) ||
    (ask === undefined && withThing.test(said))
  )
    return undefined
  const question = (ask === undefined ? undefined : plainly[ask]) ?? message.trim().replace(/[.!?\s]*$/, '')
  return `${question}${person && ask !== 'scent' && !safe.test(said) ? '. Is it okay for me' : ''}? ${list}`
}
