import type { Knowledge } from '../../knowledge/knowledge.ts'
import { situationOf } from '../../safety/read-situation.ts'
import { findSigns } from '../../safety/red-flags.ts'
import { withoutAsides } from '../../safety/set-aside.ts'
import { withoutSmallTalk } from '../../text/small-talk.ts'
import { pattern } from '../../text/pattern.ts'
import type { Request } from '../conversation.ts'
import { tokensOf } from './tokens.ts'
import { hear } from './understand.ts'

/** What turns the talk, says of whom it is, or how it is to be answered. */
const turns = pattern`
  \b(?:back to|(?:first|other|last|different|wrong|right) (?:thing|one|question)|i mean|i meant?|typed|actually|instead|switch\w*|rather|forget|never ?mind|wrong|give me|show me|explain|answer\w*|serious\w*|in short|one word|short|
  told you|didnt|did not|joking|kidding|no|nope|ja|yes|tried|ok ill|ill (?:take|get|try|stop)|still|(?:my|our|a) (?:\w+ )?(?:brother|sister|sis|bro|mom|mum|mother|dad|father|son|daughter|husband|wife|boyfriend|
  girlfriend|friend|aunt\w*|uncle|oom|gogo|gran\w*|ouma|oupa|cousin|baby|child|kids?|colleague|boss|boys?|girls?)|i read|people say|says? (?:no|yes|so|that)|months?|weeks?|years?|since)\b`

/** From eighteen to here no answer turns on an age. */
const [grown, older] = [18, 40]

/** Whether a sentence tells something that an answer may turn on: "going to Umhlanga in December" is small talk beside most questions, not beside one of sun. */
const matters = (knowledge: Knowledge) => (sentence: string): boolean => {
  const { things, concerns, kinds, household, circumstances, who, skinType, priceCents, years, medicine, particular, cues } = hear(knowledge, sentence)
  const { deeperSkin, conditions, babyMonths, budgetCents, avoid } = situationOf(knowledge, undefined, sentence)
  return things.length + concerns.length + kinds.length + household.length + circumstances.length + who.length + conditions.size > 0
    || [skinType, priceCents, medicine, particular, babyMonths, budgetCents].some((one) => one !== undefined)
    || avoid.ingredients.size + avoid.families.size + avoid.origins.size + avoid.words.length > 0 || deeperSkin || cues.has('inject') || turns.test(tokensOf(sentence).join(' '))
    || (years !== undefined && (years < grown || years >= older))
}

/**
 * A request without the small talk of its messages, so that "howzit, it's boiling here. And at night? Load shedding soon" is asked as "and at night?".
 * What presses is read as it stands, and so is what follows an alarm, which a half sentence may explain.
 */
export const toThePoint = (knowledge: Knowledge, request: Request): Request => {
  const bare = (text: string): string => withoutSmallTalk(knowledge, text, matters(knowledge))
  const afterAlarm = request.turns.findLast(({ role }) => role === 'assistant')?.topic?.redFlag !== undefined
  const stays = afterAlarm || bare(request.message) === request.message || findSigns(knowledge, request.message).some(({ level }) => level !== 'routine') || withoutAsides(knowledge, request.message) === request.message
  return {
    ...request, message: stays ? request.message : bare(request.message),
    turns: request.turns.map((turn) => (turn.role === 'user' ? { ...turn, text: bare(turn.text) } : turn)),
  }
}
