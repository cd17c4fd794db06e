import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { situationOf } from '../safety/read-situation.ts'
import { normalise } from '../text/normalise.ts'
import { nextPlainly, plainly, toldPlainly } from '../tongues/in-english.ts'
import { type AlarmNow, alarmNow, answerOfAlarm, toBeSeen } from './alarm-now.ts'
import { askedOfBarred } from './compose/asked-of-barred.ts'
import { insteadOf } from './compose/beside.ts'
import { askedBeside } from './compose/beside-notice.ts'
import { draftFor } from './compose/draft-for.ts'
import { type Asked, countWords, type Draft } from './compose/draft.ts'
import { finish } from './compose/finish.ts'
import { doseForChild, ofHouseMedicine } from './compose/house-medicine.ts'
import { onlyOver, ownLeftOver } from './compose/left-over.ts'
import { withWhatIsLeftOut } from './compose/left-out.ts'
import { cautionOf, expects } from './compose/lines.ts'
import { medicineAsked } from './compose/medicine-asked.ts'
import { wordRefused } from './compose/no-diagnosis-word.ts'
import { noScriptHere } from './compose/no-script.ts'
import { onlyOfAnimal } from './compose/not-for-them.ts'
import { askedPlainly, inTheLightOfBefore, neverAnswered } from './compose/own-answers.ts'
import { ratherMeant } from './compose/rather-meant.ts'
import { refusedForChild } from './compose/refused-for-child.ts'
import { referralLeads } from './compose/referral.ts'
import { scamOffered } from './compose/scams.ts'
import { asksDose, asksOfSupply } from './compose/supply-words.ts'
import { seenAndTreated, underTreatment } from './compose/under-treatment.ts'
import { theVeryThing, whatIsDoneThere } from './compose/very-thing.ts'
import { type Intent, messagesOf, type Reply, type Request } from './conversation.ts'
import { answerRedFlags } from './flag-reply.ts'
import { guarded, mayOffer, tooYoungForSun } from './guard.ts'
import { intentOf } from './intent-of.ts'
import { asksOfHouseMedicine, onlyAsked } from './only-asked.ts'
import { calmAsWhole } from './standing-alarm.ts'
import { putRight } from './understand/corrections.ts'
import { leavingOut } from './understand/excluded.ts'
import type { Understood } from './understand/heard.ts'
import { besidePasted, forWhom } from './understand/label-text.ts'
import { notYetUsed } from './understand/not-yet-used.ts'
import { spelledOut } from './understand/spelled-out.ts'
import { askedOfPieces, betterAsWhole, type Pieces, questionAfterTold } from './understand/told-in-pieces.ts'
import { hear, understand } from './understand/understand.ts'

// From one message and the talk before it to one reply: alarms first, then what has an answer of its own, then what the message was understood as.

/** A message that was understood elsewhere: a story told in pieces, or a question beside an alarm. */
export type Story = {
  heard: Understood
  /** What its pieces alarmed of. */
  notices: readonly RedFlagNotice[]
  /** What tells of the person. */
  texts: readonly string[]
}

const nothingAsked = new Set<Intent>(['unclear', 'off-topic', 'noted'])

/** The talk as it is said in English, where it is in a language whose words are put into it. What alarms is read as it was written. */
const asMeantInEnglish = (knowledge: Knowledge, request: Request, notices: readonly RedFlagNotice[]): Request => {
  const next =
    request.turns.length > 0 && notices.length === 0
      ? nextPlainly(knowledge, request.message)
      : plainly(knowledge, request.message)
  const told = next === plainly(knowledge, request.message) ? plainly : toldPlainly
  return {
    ...request,
    message: next,
    turns: request.turns.map((turn) => (turn.role === 'user' ? { ...turn, text: told(knowledge, turn.text) } : turn)),
  }
}

/** Why what alarms may give way to an answer: a lightener that nobody has used, an animal's, a thing that is over, treated or only asked about, or a dose of a house's tablets. */
type GivesWay = 'unused' | 'animal' | 'aside' | 'medicine'

const givesWay = (
  knowledge: Knowledge,
  { message, turns }: Request,
  notices: readonly RedFlagNotice[],
): GivesWay | undefined => {
  const earlier = messagesOf(turns)
  if (notYetUsed(knowledge, message, earlier, notices)) return 'unused'
  if (onlyOfAnimal(message, notices)) return 'animal'
  if (asksOfHouseMedicine(knowledge, message, notices, earlier)) return 'medicine'
  return onlyOver(message, notices) ||
    seenAndTreated(message, notices) ||
    onlyAsked(knowledge, message, notices, earlier.at(-1))
    ? 'aside'
    : undefined
}

/** "She has prednisone left" – "how many do I take?": what alarmed before were only the tablets. */
const ofTabletsBefore = (knowledge: Knowledge, { message, turns }: Request, raised: string | undefined): boolean =>
  raised === 'seen-today' &&
  asksOfHouseMedicine(knowledge, message, [{ id: raised, level: 'urgent' }], messagesOf(turns))

/** Whether a notice is all that is answered. */
const leavesNoAnswer = (knowledge: Knowledge, { id, level }: RedFlagNotice): boolean =>
  level !== 'routine' || knowledge.redFlag(id).alone === true

/** What was asked, and what is known of the person it is asked for. */
const askedBy = (
  knowledge: Knowledge,
  request: Request,
  heard: Understood,
  meant: Request,
  texts: readonly string[],
): Asked => {
  const told = [...(request.told ?? []), ...texts]
  const situation = situationOf(
    knowledge,
    request.profile,
    ...putRight(told.map((text) => plainly(knowledge, text))).map((text) => besidePasted(knowledge, spelledOut(text))),
  )
  return { knowledge, heard, situation: forWhom(heard, leavingOut(situation, heard.without)), request: meant }
}

/** Somebody else's capsules, or drips and creams that are only asked about, have an answer of their own. */
const ofSupply = ({ id }: RedFlagNotice, { tokens, intent }: Understood): boolean => {
  const said = tokens.join(' ')
  if (id === 'isotretinoin-warning') return asksOfSupply(said)
  if (id === 'poisoning') return intent === 'medicine' && asksDose(said)
  return id === 'lightener-use' && (intent === 'lightening' || intent === 'medicine')
}

/** What has an answer of its own before anything is composed; `alarm` where the alarm stays before it after all. */
const ownAnswer = (
  asked: Asked,
  [notice]: readonly RedFlagNotice[],
  gaveWay: GivesWay | undefined,
): Draft | 'alarm' | undefined => {
  if (gaveWay === 'medicine') return ofHouseMedicine(asked)
  const refused =
    doseForChild(asked) ?? neverAnswered(asked, gaveWay === 'unused') ?? ownLeftOver(asked) ?? underTreatment(asked)
  const medicine = refused === undefined ? medicineAsked(asked) : undefined
  const script = noScriptHere(asked)
  if (
    gaveWay === 'aside' &&
    notice !== undefined &&
    (refused ?? medicine ?? script) === undefined &&
    !ofSupply(notice, asked.heard)
  )
    return 'alarm'
  return refused ?? scamOffered(asked) ?? script ?? inTheLightOfBefore(asked) ?? medicine ?? askedPlainly(asked)
}

const sunscreen = /\b(?:sunscreen|spf)\b/i

/** What somebody should know beside an answer that names things they have no good of: an infant and sunscreen, gloves and latex. */
const besideGuarded = ({ situation }: Asked, response: string, kept: string): string =>
  [
    kept,
    ...(tooYoungForSun(situation) && sunscreen.test(response) && !sunscreen.test(kept)
      ? ['Under six months no sunscreen: shade, a hat and light clothes.']
      : []),
    ...(situation.avoid.origins.has('latex') &&
    /\bgloves\b/i.test(kept) &&
    !/\b(?:nitrile|vinyl|latex-free)\b/i.test(kept)
      ? ['Gloves of vinyl or nitrile, none of latex or rubber.']
      : []),
    ...(expects(situation) && kept !== '' && kept !== response && !/pregnan|breastfe|midwife|baby/i.test(kept)
      ? [
          'What is not for pregnancy or breastfeeding is left out here; check what you choose with your midwife, pharmacist or clinic.',
        ]
      : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

/** What is left of an answer once what this person must not have is out; where little is left, what they may have instead. */
const withoutHarm = (asked: Asked, response: string): string => {
  const { knowledge, situation, heard } = asked
  const kept = besideGuarded(asked, response, guarded(knowledge, response, situation))
  if (kept === '')
    return 'With what you avoid, I have nothing to add: a gentle cleanser, a plain moisturiser and sunscreen, SPF 30–50, suit nearly everyone.'
  // Who was prescribed a retinoid is not left without a word on why no other is named.
  if (kept !== response && situation.quiet.has('prescribed-retinoid') && !/\bone retinoid\b/i.test(kept))
    return `**Keep to the one retinoid you were prescribed: a second beside it peels more and helps no more.**\n\n${kept}`
  if (kept === response || countWords(kept) > 35 || !expects(situation)) return kept
  return `${insteadOf(heard.things.find((thing) => cautionOf(thing, 'pregnancy') === 'avoid'))}\n\n${kept}`.trim()
}

/** The answer to a story as a whole, where it tells more so than its last message does in the talk. */
const tellsMore = (
  knowledge: Knowledge,
  request: Request,
  { told, whole }: Pieces,
  now: Understood,
  { notices }: AlarmNow,
): Reply | undefined => {
  const heard = understand(knowledge, plainly(knowledge, whole.message), [])
  const seen = notices.length === 0 && toBeSeen(knowledge, whole.message).length > 0
  // What a rule takes for a reaction after nearly anything is read with what the message tells before its question.
  const after =
    now.intent === 'reaction' && heard.intent !== 'reaction'
      ? questionAfterTold(request.message)
      : { more: 0, question: request.message }
  return (seen ||
    betterAsWhole(now, heard, told.length + after.more, hear(knowledge, plainly(knowledge, after.question)))) &&
    calmAsWhole(knowledge, request.turns, told, whole.message)
    ? composeReply(knowledge, whole, { heard, notices, texts: [...told, request.message] })
    : undefined
}

/** The answer to a story whose pieces alarmed by chance, where nothing of it is left as a whole. */
const storyWithoutAlarm = (knowledge: Knowledge, request: Request): Reply | undefined => {
  const pieces = askedOfPieces(request)
  return pieces === undefined || !calmAsWhole(knowledge, request.turns, pieces.told, pieces.whole.message)
    ? undefined
    : composeReply(knowledge, pieces.whole, {
        heard: understand(knowledge, plainly(knowledge, pieces.whole.message), []),
        notices: [],
        texts: [...pieces.told, request.message],
      })
}

/** "What else should I mind with a nickel allergy?" puts none forward. */
const asksOfCare = /\b(?:allergy|avoid|mind|instead|without|isotretinoin|safe|may i)\b/i

/** The draft as a reply: set, without what this person must not have, and with a referral that is due before or within it. */
const setReply = (asked: Asked, intent: Intent, draft: Draft, referral: RedFlagNotice | undefined): Reply => {
  const { message } = asked.request
  const reply = finish(asked, intent, refusedForChild(asked, draft), referral)
  // A draft that is brief leaves all to the referral.
  const response =
    draft.brief !== true
      ? withoutHarm(asked, reply.response).replaceAll(/\b\d+(?:[.,]\d+)?\s?mg\b/gi, 'a dose')
      : referral === undefined
        ? besideGuarded(asked, reply.response, guarded(asked.knowledge, reply.response, asked.situation)) ||
          withoutHarm(asked, reply.response)
        : [`**${referral.action}**`, referral.more, askedBeside(referral.id, normalise(message))]
            .filter((part) => part !== undefined)
            .join('\n\n')
  // Where the referral leads, the word that was asked for is refused before it.
  const refusedWord = referral === undefined || asked.heard.isLabel ? undefined : wordRefused(message)
  const suggestions = reply.suggestions.filter(
    (one) => asksOfCare.test(one) || mayOffer(asked.knowledge, one, asked.situation),
  )
  return {
    ...reply,
    suggestions,
    response: refusedWord === undefined || response.includes(refusedWord) ? response : `${refusedWord}\n\n${response}`,
  }
}

/** Surely a ready answer: nothing at large takes its place. */
const surelyReady = ({ likely = 1 }: Understood, taken: Intent): boolean =>
  (taken === 'particular' || taken === 'myth') && likely > readyEnough
const readyEnough = 0.6

/** What was asked stays what it was taken for, so that the talk can go on from it. */
const aboutTheSame = (judged: Draft, found: Draft): Draft => {
  const { topic: _, ...rest } = judged
  return found.topic === undefined ? rest : { ...rest, topic: found.topic }
}

/**
 * Answers a message that asks one thing.
 * @param story what the message was understood as, where that is not to be read from it and its talk
 */
export const composeReply = (knowledge: Knowledge, request: Request, story?: Story): Reply => {
  const alarm = alarmNow(knowledge, request, story?.notices)
  const { notices } = alarm
  const gaveWay =
    givesWay(knowledge, request, notices) ??
    (notices.length === 0 && ofTabletsBefore(knowledge, request, alarm.raised) ? 'medicine' : undefined)
  if (gaveWay === undefined && notices.some((notice) => leavesNoAnswer(knowledge, notice)))
    return answerRedFlags(knowledge, request.message, notices)
  const meant = asMeantInEnglish(knowledge, request, notices)
  const heard = story?.heard ?? understand(knowledge, meant.message, meant.turns)
  const ofAlarm = answerOfAlarm(knowledge, request, heard, alarm)
  if (ofAlarm !== undefined && gaveWay !== 'medicine')
    return (alarm.explained ? undefined : storyWithoutAlarm(knowledge, request)) ?? ofAlarm
  const asked = askedBy(
    knowledge,
    request,
    heard,
    meant,
    story?.texts ?? [...messagesOf(request.turns), request.message],
  )
  const own = ownAnswer(asked, notices, gaveWay)
  if (own === 'alarm') return answerRedFlags(knowledge, request.message, notices)
  const pieces = gaveWay === undefined && story === undefined ? askedOfPieces(request) : undefined
  // What must be seen soon goes before an answer of its own to the last piece.
  const soon =
    pieces !== undefined &&
    notices.length === 0 &&
    toBeSeen(knowledge, pieces.whole.message).some(({ level }) => level === 'urgent')
  const whole =
    pieces !== undefined && (own === undefined || soon)
      ? tellsMore(knowledge, request, pieces, heard, alarm)
      : undefined
  if (whole !== undefined) return whole
  const taken = own?.topic?.intent ?? intentOf(asked)
  if (own === undefined && notices.length > 0 && nothingAsked.has(taken))
    return answerRedFlags(knowledge, request.message, notices)
  const referral = gaveWay === undefined ? notices[0] : undefined
  const found = own ?? withWhatIsLeftOut(asked, taken, draftFor(asked, taken))
  const refused = notices.length === 0 ? askedOfBarred(asked, found) : undefined
  if (refused !== undefined) return setReply(asked, refused.intent, refused.draft, undefined)
  const judged =
    notices.length === 0
      ? theVeryThing(asked, found, own !== undefined || surelyReady(heard, taken))
      : referral === undefined
        ? undefined
        : whatIsDoneThere(asked, referral)
  const rather =
    judged === undefined && own === undefined && referral === undefined ? ratherMeant(asked, taken, found) : undefined
  if (rather !== undefined)
    return setReply(rather.asked, rather.intent, draftFor(rather.asked, rather.intent), undefined)
  if (judged !== undefined)
    return nothingAsked.has(taken)
      ? setReply(asked, judged.topic?.intent ?? taken, judged, undefined)
      : setReply(asked, taken, aboutTheSame(judged, found), undefined)
  return setReply(
    asked,
    taken,
    referral === undefined || own !== undefined ? found : referralLeads(asked, taken, found, referral),
    referral,
  )
}
