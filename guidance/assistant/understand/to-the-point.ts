import type { Knowledge } from '../../knowledge/knowledge.ts'
import { situationOf } from '../../safety/read-situation.ts'
import { findSigns } from '../../safety/red-flags.ts'
import { mayBegin } from '../../safety/set-aside.ts'
import { withoutSmallTalk } from '../../text/small-talk.ts'
import { pattern } from '../../text/pattern.ts'
import type { Request } from '../conversation.ts'
import { looksLikeLabel } from './label-text.ts'
import { tokensOf } from '../../text/tokens.ts'
import { withQuestionNamed } from './question-named.ts'
import { hear } from './understand.ts'
import { withoutPast } from './without-past.ts'

/** What turns the talk, says of whom it is, or how it is to be answered. */
const turns = pattern`
  \b(?:back to|(?:first|other|last|different|wrong|right) (?:thing|one|question)|i mean|i meant?|typed|actually|instead|switch\w*|rather|forget|never ?mind|wrong|give me|show me|explain|answer\w*|serious\w*|in short|one word|short|
  told you|didnt|did not|joking|kidding|no|nope|ja|yes|tried|ok ill|ill (?:take|get|try|stop)|still|(?:my|our|a) (?:\w+ )?(?:brother|sister|sis|bro|mom|mum|mother|dad|father|son|daughter|husband|wife|boyfriend|
  girlfriend|friend|aunt\w*|uncle|oom|gogo|gran\w*|ouma|oupa|cousin|baby|child|kids?|colleague|boss|boys?|girls?)|i read|people say|says? (?:no|yes|so|that)|months?|weeks?|years?|since)\b`

const asked =
  '(?:is|are|was|can|could|may|must|should|shall|do|does|did|will|would|what|whats|which|how|hows|when|where|why|who|wat|watter|hoe|kan|mag|moet|waar|wanneer|hoekom)'
/** "Please tell me, is it safe?", "I wanted to ask which soap is mild", "I'm wondering: must I?": what is asked stands behind it. */
const wrapped = new RegExp(
  pattern`
  ^(?:(?:hi|hey|hello|so|ok|well|please|pls|plz|just|sorry|honestly|kindly)[\s,]+){0,3}(?:(?:can|could|would|will) (?:you|u) (?:please |pls |maybe )?tell me|(?<!just )tell me|i(?:['’]?d| would| just)? (?:like|want|wanted|need|have) to
  (?: just)? (?:ask|know|find out)(?: you| u)?|i(?:['’]?m| am| was)?(?: just| also)? wondering|just wondering|just asking|my question is|what i want to know is)(?:\s*[,:–-]+\s*|\s+(?=${asked}\b))|
  ^(?:i )?wanted to ask (?!about|if|whether|you|for|my|an?\b|the)|^(?:honestly|basically|listen|look)[\s,]+(?!at\b|for\b|like)`,
  'i',
)
const askedNicely = /(?<=\w \w+\??)[\s,]+(?:please|pls|plz|asb|asseblief)(?: help(?: me| out)?)?[.!]*$/i
/** "The peeling one, the red one, from The Ordinary": people know the bottle by its colour. */
const peelingOne =
  /\bthe (?:red )?peel(?:ing)? (?:one|thing|serum|stuff)\b(?:[, ]+the (?:red|bloody) (?:one|serum|stuff))?,?(?: (?:from|by) the ordinary)?/i
/** A message without the words it is wrapped in. */
const unwrapped = (text: string): string => {
  const bare = text.replace(peelingOne, 'the ordinary peeling solution').replace(wrapped, '').replace(askedNicely, '')
  return bare.split(/\s+/).length > 1 ? bare : text
}

/** From eighteen to here no answer turns on an age. */
const [grown, older] = [18, 40]

/** Whether a sentence tells something that an answer may turn on: "going to Umhlanga in December" is small talk beside most questions, not beside one of sun. */
const matters = (knowledge: Knowledge, sentence: string): boolean => {
  const {
    things,
    concerns,
    kinds,
    household,
    circumstances,
    who,
    skinType,
    priceCents,
    years,
    medicine,
    particular,
    cues,
  } = hear(knowledge, sentence)
  const { deeperSkin, conditions, babyMonths, budgetCents, avoid } = situationOf(knowledge, undefined, sentence)
  return (
    things.length +
      concerns.length +
      kinds.length +
      household.length +
      circumstances.length +
      who.length +
      conditions.size >
      0 ||
    [skinType, priceCents, medicine, particular, babyMonths, budgetCents].some((one) => one !== undefined) ||
    avoid.ingredients.size + avoid.families.size + avoid.origins.size + avoid.words.length > 0 ||
    deeperSkin ||
    cues.has('inject') ||
    turns.test(tokensOf(sentence).join(' ')) ||
    (years !== undefined && (years < grown || years >= older))
  )
}

/**
 * A request without the small talk of its messages, so that "howzit, it's boiling here. And at night? Load shedding soon" is asked as "and at night?".
 * What presses is read as it stands, and so are a pasted label, whose lines may look like small talk, and what follows an alarm, which a half sentence may explain.
 */
export const toThePoint = (knowledge: Knowledge, whole: Request): Request => {
  const request = withQuestionNamed(knowledge, whole)
  const bare = (text: string): string =>
    looksLikeLabel(knowledge, text)
      ? text
      : withoutPast(
          knowledge,
          unwrapped(
            withoutSmallTalk(knowledge, text, (sentence) => mayBegin(sentence) || matters(knowledge, sentence)),
          ),
        )
  const afterAlarm = request.turns.findLast(({ role }) => role === 'assistant')?.topic?.redFlag !== undefined
  const message = afterAlarm ? request.message : bare(request.message)
  const presses =
    message !== request.message && findSigns(knowledge, request.message).some(({ level }) => level !== 'routine')
  return {
    ...request,
    message: presses ? request.message : message,
    // "Gynae has me booked for Monday" is small talk anywhere else.
    turns: request.turns.map((turn, at) =>
      turn.role === 'user' && request.turns[at - 1]?.topic?.redFlag === undefined
        ? { ...turn, text: bare(turn.text) }
        : turn,
    ),
  }
}
