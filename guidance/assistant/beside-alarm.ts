import type { RedFlag } from '../knowledge/entries.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { asksAtLarge, endsInJest, grownWorse, mayBeTale, toldOver } from '../safety/after-alarm.ts'
import { findRedFlags, findSigns } from '../safety/red-flags.ts'
import { besideSeenTo, seenTo, type SeenTo } from '../safety/seen-to.ts'
import { situationOf } from '../safety/read-situation.ts'
import { redFlagsIn } from '../safety/told-before.ts'
import { pattern } from '../text/pattern.ts'
import { plainly } from '../tongues/in-english.ts'
import { plainOf } from '../text/normalise.ts'
import { expects } from './compose/lines.ts'
import { type Intent, messagesOf, type Reply, type Request } from './conversation.ts'
import { stillFlag } from './flag-reply.ts'
import { sinceAlarm } from './standing-alarm.ts'
import type { Heard, Understood } from './understand/heard.ts'
import { asksOfElse } from './understand/own-question.ts'
import { asks } from './understand/told-in-pieces.ts'
import { understand } from './understand/understand.ts'

// What is asked of something else while an alarm stands: answered as it would be without one where the alarm is seen to or will be, with a word of it beside;
// after one that nobody has seen to yet, that is said first. An emergency or a crisis in progress waits for nothing: there the answer waits.

const presses = ({ level }: { level: string }): boolean => level !== 'routine'
const graver = (level: RedFlag['level']): boolean => level === 'emergency' || level === 'crisis'
/** So many messages after it, an emergency that was told twice more is said before an answer instead of in its place. */
const saidAgain = 2

/** The messages since the last one that alarmed by itself. */
const sinceLast = (knowledge: Knowledge, flag: RedFlag, since: readonly string[]): string[] =>
  since.slice(
    since.findLastIndex(
      (text, at) =>
        at === 0 ||
        findSigns(knowledge, text).some(presses) ||
        (seenTo(flag.id, flag.level, [text]) === undefined && findRedFlags(knowledge, text).some(presses)),
    ) + 1,
  )

/** How far the alarm that stands has been seen to by what was told since. */
export const seenToBy = (knowledge: Knowledge, id: string, request: Request): SeenTo | undefined => {
  const flag = knowledge.redFlag(id)
  const since = sinceAlarm(request.turns)
  return since.some((text) => toldOver(id, text))
    ? 'seen'
    : seenTo(id, flag.level, [...sinceLast(knowledge, flag, since), request.message])
}

/** A message without what it tells of that: all of it where it tells nothing. */
export const withoutSeenTo = (knowledge: Knowledge, id: string, message: string): string => {
  const { level } = knowledge.redFlag(id)
  return seenTo(id, level, [message]) === undefined ? message : besideSeenTo(id, level, message)
}

const ofPoison: ReadonlySet<string> = new Set(['poisoning', 'poison-on-skin', 'toxic-fumes', 'do-not-swallow'])
/** The line that stays for who has been through it. */
const staysThere = ({ id, level }: RedFlag): string | undefined => {
  if (level === 'crisis')
    return id.startsWith('violence')
      ? 'The GBV Command Centre stays there for you, free, day and night: 0800 428 428; in danger 10111 or 112.'
      : 'SADAG’s line stays there for you, free, day and night: 0800 567 567; in danger 112.'
  if (ofPoison.has(id))
    return 'Should anything change: Poisons Information Helpline, 0861 555 777, day and night, or 112.'
  return level === 'emergency'
    ? 'Should the other thing get worse or come back: 112 from a cell phone or 10177, at any hour.'
    : undefined
}

const sendsOn = /\b(?:doctor|clinic|dermatologist|midwife|pharmacist|hospital)\b/i
const sentenceOf = ({ action }: RedFlag): string => {
  const sentences = action.split(/(?<=[.!?])\s+/)
  // What must be stopped at once is said with it.
  const [first = ''] = sentences
  return /^(?:stop|no|do not)\b/i.test(first)
    ? first
    : (sentences.find((one) => sendsOn.test(one)) ?? first).replace(/^Then (\w)/, (_, letter: string) =>
        letter.toUpperCase(),
      )
}

const another =
  /\b(?:my|our|the|a|die|ons|n) (?:\w+ )?(?:\d+ ?\w+ ?old|son|daughter|baby|babys|toddler|child|kid|newborn|laaitie|boy|girl|brother|sister|mom|mother|dad|father|gran\w*|gogo|ouma|oupa|uncle|aunt\w*|husband|wife|boyfriend|girlfriend|friend|neighbou?r|cousin|niece|nephew|kleinkind|seun|dogter)s?\b|\b(?:ingane|ngwana|umntwana|usana)\w*\b/
/** What was told of who asks now: what alarmed of another says nothing of them, unless it is another's that is asked of again. */
export const toldOfOneself = (knowledge: Knowledge, request: Request, message: string): string[] => {
  const since = new Set(sinceAlarm(request.turns))
  const earlier = messagesOf(request.turns)
  return another.test(plainOf(message)) || /\b(?:he|she|him|her|his|hers|hy|sy|hom|haar)\b/.test(plainOf(message))
    ? earlier
    : earlier.filter(
        (text) => !since.has(text) || !another.test(plainOf(text)) || expects(situationOf(knowledge, undefined, text)),
      )
}

const ofEye: ReadonlySet<string> = new Set(['product-in-eye', 'eye-symptoms', 'eyelid-swelling', 'blisters-near-eye'])
const ofProducts: ReadonlySet<string> = new Set([
  'lightener-use',
  'steroid-use',
  'anaphylaxis',
  'spreading-hives',
  'chemical-burn',
  'hair-dye-reaction',
  'eyelid-swelling',
  'product-in-eye',
  'poisoning',
  'pregnant-retinoid',
  'seen-now',
  'seen-today',
])
/** "What can I give while we wait". */
const meanwhile = /\b(?:give|do|put on|offer)\b(?: \w+){0,3}? (?:while|until|till|meanwhile|in the meantime|so long)\b/
const aroundEye = /\b(?:eyes?|eyelids?|lash\w*|mascara|eyeliner|liner|contacts?|lenses|brows?|oog|oe|amehlo|iliso)\b/

/** "Which serum fixes this?", "ok so which cream": asked of what one cannot bear to see. */
const asksForRemedy =
  /\b(?:fix\w*|get rid|hide|cover) (?:\w+ )?(?:this|it|that|them|these)\b|^(?:(?:so|ok|okay|and|but|then|yes|ja|cool) )*(?:which|what|watter) (?:serum|cream|product|peel|treatment|laser|acid|foundation|concealer|filler|surgery|thing|room)\b/
const fewWords = 9

/** A question of something else, and what is said of the alarm around its answer. */
export type BesideAlarm = {
  id: string
  message: string
  heard: Understood
  before?: string
  after?: string
  level?: RedFlag['level']
}

/** What a message asks of something else while an alarm stands, and what is said of that alarm beside; undefined where the alarm is all there is to answer. */
export const besideAlarm = (knowledge: Knowledge, request: Request, id: string): BesideAlarm | undefined => {
  const flag = knowledge.redFlag(id)
  const since = sinceAlarm(request.turns)
  const earlier = messagesOf(request.turns)
  const state = seenToBy(knowledge, id, request)
  const done = state === 'seen' || state === 'under-way'
  const message = besideSeenTo(id, flag.level, request.message)
  if (
    message === '' ||
    endsInJest(request.message) ||
    (meanwhile.test(plainOf(message)) && flag.level === 'emergency') ||
    (ofEye.has(id) && aroundEye.test(plainOf(message)))
  )
    return undefined
  // What is bought next is what the worry is about.
  if (
    id === 'appearance-distress' &&
    asksForRemedy.test(plainOf(message)) &&
    plainOf(message).split(/\s+/).length <= fewWords
  )
    return undefined
  const heard = understand(knowledge, plainly(knowledge, message), [])
  // A label that is pasted after an alarm about a product is mostly that product's.
  if (heard.isLabel && !done && ofProducts.has(id)) return undefined
  if (!asksOfElse(knowledge, heard, plainly(knowledge, message), done ? undefined : since)) return undefined
  if (redFlagsIn(knowledge, message, state === undefined ? earlier : []).some(presses)) return undefined
  if (!done && grownWorse(knowledge, id, message, earlier).length > 0) return undefined
  const after = staysThere(flag)
  if (done) return { id, message, heard, ...(after !== undefined && { after }) }
  if (graver(flag.level))
    return since.length > saidAgain && flag.level === 'emergency'
      ? { id, message, heard, before: `**First, if it is not seen to yet: ${flag.action}**`, level: flag.level }
      : undefined
  if (flag.level === 'routine') return { id, message, heard }
  return state === 'will-be'
    ? { id, message, heard, before: `**Good that you will have it seen. Keep to this: ${sentenceOf(flag)}**` }
    : { id, message, heard, before: `**First: ${flag.action}**\n\nTo your question:`, level: flag.level }
}

const toBuy = /\br ?\d|\bserums?\b|\bmoisturi[sz]ers?\b/i
/** So few words answer nothing. */
const leastWords = 12

/** An answer without what there is to buy: nothing is sold beside an alarm that nobody has seen to. Undefined where little is left. */
const withNothingToBuy = (response: string): string | undefined => {
  const paragraphs = response.split('\n\n').map((paragraph) =>
    paragraph
      .split('\n')
      .map((line) =>
        line
          .split(/(?<=[.!?:]\**)\s+(?=[^a-z])/)
          .filter((sentence) => !toBuy.test(sentence))
          .join(' '),
      )
      .filter((line) => line !== '')
      .join('\n'),
  )
  const kept = paragraphs.filter((paragraph) => paragraph !== '' && !/:\**$/.test(paragraph))
  return paragraphs[0] === '' || /:\**$/.test(paragraphs[0] ?? '') || kept.join(' ').split(/\s+/).length < leastWords
    ? undefined
    : kept.join('\n\n')
}

/** A reply with what is said of the alarm around it; only the alarm where no answer is left beside one that presses. */
export const withAlarmBeside = (
  knowledge: Knowledge,
  reply: Reply,
  response: string,
  { id, heard, before, after, level }: BesideAlarm,
): Reply => {
  const graverNow = level !== undefined && (reply.level === null || reply.level === 'routine')
  const said = graverNow ? withNothingToBuy(response) : response
  return said === undefined
    ? (stillFlag(knowledge, id, heard) ?? reply)
    : {
        ...reply,
        level: graverNow ? level : reply.level,
        // Nobody has seen to it: it stands on.
        ...(graverNow && { suggestions: [], topic: { ...reply.topic, standing: id } }),
        response: [before, said, after === undefined ? undefined : `*${after}*`]
          .filter((part) => part !== undefined)
          .join('\n\n'),
      }
}

const tag = /(?:^|[.!,]\s*)(?:[a-z']+\s+){0,3}[a-z']+\s*\?\s*$/i
const gotWorse = pattern`
  \b(?:worse|spreading|spread (?:more|further|to)|erger|versprei|came back|is back|back again|(?:not|nie|isnt|no) (?:getting )?(?:better|beter)|(?:bleed|swell|swollen|pus|fever|koors|burn)\w* (?:again|more|now|weer|nou)|kubi kakhulu|iyanda|hlephile)\b`
const goesOn =
  /^(?:(?:ok|okay|so|ja|yes|cool|thanks) )*(?:and|en|or|of|also|ook|what about|how about|wat van|why|thanks?|thank|dankie|great|nice|perfect|lekker)\b/
const inShop =
  /\b(?:pep|clicks|dis-?chem|shoprite|pnp|pick n pay|checkers|woolies|takealot|shop|store|online|market|on special)\b/
const ofProduct = /\b(?:tried|using|used|bought|serum|cream i|since i started|routine|after (?:using|the))\b/
/** So many answers later it is still what is spoken of. */
const soonAfter = 3

/** A question of so few words leans on what was told. */
const leansOnIt = 8
const ofStopping =
  /\b(?:must|should|can|may|does|do|so) (?:\w+ )?(?:i|she|he|we|they)\b.*\b(?:stop|quit|go|worry|see (?:a|the|someone)|keep (?:taking|using|drinking)|carry on|wait)\b/
/** The alarm that is taken up again after another thing was answered: nobody has seen to it and more is told, or it got worse for all that was done. */
export const takenUpAgain = (
  { message, turns }: Request,
  { things, concerns, kinds, household, particular, tokens }: Heard,
): string | undefined => {
  if (things.length + concerns.length + kinds.length > 0) return undefined
  const topics = turns.flatMap(({ topic }) => topic ?? []).slice(-soonAfter)
  const told = message.replace(tag, '').trim()
  const said = plainOf(told)
  const tells =
    told !== '' &&
    tokens.length > 4 &&
    household.length === 0 &&
    particular?.sure !== true &&
    !goesOn.test(said) &&
    !inShop.test(said) &&
    !asks(said)
  if (gotWorse.test(said) && !ofProduct.test(said))
    return (
      topics.findLast(({ redFlag, standing }) => (redFlag ?? standing) !== undefined)?.redFlag ??
      topics.findLast(({ standing }) => standing !== undefined)?.standing
    )
  // "So must she stop?", after a question of something else: what was told to be left.
  const last = topics.at(-1)?.standing
  if (last !== undefined && tokens.length <= leansOnIt && ofStopping.test(plainOf(message))) return last
  return tells ? topics.findLast(({ standing }) => standing !== undefined)?.standing : undefined
}

/** "My lips swell from avocado": told of a food that one does not bear. */
const ofFood =
  /\b(?:swells?|puffs? up|itch(?:es)?) (?:from|when|whenever|if|with)\b|\bma[dk]es? my \w+ (?:swell|puff|itch)\b/
/** And not of now, nor of more than lips. */
const ofNow =
  /\b(?:now|just|today|tonight|this morning|minutes?|hours?|new|still|tongue|throat|chest|breath\w*|face|dizzy|faint\w*|hives|balm|creams?|lotion|serum|sunscreen|mask|gloss|lipstick|toothpaste|dye|tablets?|pills?|injection|bee|wasp|sting|stung)\b/
const toldOfFood = (text: string): boolean => {
  const said = plainOf(text)
  return ofFood.test(said) && !ofNow.test(said)
}

/** Whether an emergency or a crisis that nobody sees to goes before a question of something else. */
export const goesBefore = (knowledge: Knowledge, request: Request, id: string): boolean => {
  const flag = knowledge.redFlag(id)
  const since = sinceAlarm(request.turns)
  if (!graver(flag.level) || since.length > saidAgain || endsInJest(request.message) || since.every(toldOfFood))
    return false
  const state = seenToBy(knowledge, id, request)
  // A crisis that was only guessed from words is asked after once more, and is one where the guess is agreed to.
  return (
    state === 'will-be' ||
    (state === undefined &&
      (flag.level !== 'crisis' ||
        (since.length < saidAgain && !since.some(mayBeTale)) ||
        since.some((one) => findSigns(knowledge, one).some(presses))))
  )
}

/** What is asked of nobody's skin, or asks nothing: it needs no word of the alarm. */
const ofNothing = new Set<Intent>([
  'off-topic',
  'who-are-you',
  'what-can-you-do',
  'greeting',
  'thanks',
  'bye',
  'injection',
])
const question =
  /\b(?:how|what|whats|when|which|why|where|can|could|may|must|should|is|are|do|does|will|hoe|wat|wanneer|watter|kan|mag|moet)\b/
/**
 * Whether an alarm that presses, and that nobody has seen to, would fall silent at a question that names nothing of its own and is not plainly of it either:
 * "my face is white and burning" – "ok but how long till my glow shows". It is said again then.
 */
export const wouldFallSilent = (
  knowledge: Knowledge,
  request: Request,
  id: string,
  { intent, isLabel, things, kinds, household }: Understood,
): boolean => {
  const { level } = knowledge.redFlag(id)
  return (
    (level === 'urgent' || level === 'emergency') &&
    !isLabel &&
    !ofNothing.has(intent) &&
    things.length + kinds.length + household.length === 0 &&
    !asksAtLarge(request.message) &&
    question.test(plainOf(request.message)) &&
    !endsInJest(request.message) &&
    request.turns.at(-1)?.topic?.redFlag !== undefined &&
    sinceAlarm(request.turns).length <= saidAgain &&
    !sinceAlarm(request.turns).every(toldOfFood) &&
    seenToBy(knowledge, id, request) === undefined
  )
}
