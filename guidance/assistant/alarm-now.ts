import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { asksNothing, explainsAlarm, grownWorse, saysMore, stillStands } from '../safety/after-alarm.ts'
import { tellsSettled } from '../safety/framing.ts'
import { tellsLongGone } from '../safety/long-past.ts'
import { withoutPlainWish } from '../safety/read-numbers.ts'
import { findRedFlags, findSigns } from '../safety/red-flags.ts'
import type { SeenTo } from '../safety/seen-to.ts'
import { redFlagsIn } from '../safety/told-before.ts'
import { plainly, toldPlainly } from '../tongues/in-english.ts'
import { goesBefore, seenToBy, takenUpAgain, withoutSeenTo, wouldFallSilent } from './beside-alarm.ts'
import { asksDyeAgain } from './compose/dye-again.ts'
import { withoutCloth } from './compose/on-cloth.ts'
import { messagesOf, type Reply, type Request } from './conversation.ts'
import { withoutKnownVitiligo } from './known-already.ts'
import { answerExplained, answerSeen, goesOnAbout, staysOnFlag, stillFlag } from './flag-reply.ts'
import { endsHarmlessly, sinceAlarm, standingAlarm } from './standing-alarm.ts'
import type { Understood } from './understand/heard.ts'
import { withCoins } from './understand/spelled-out.ts'
import { hear } from './understand/understand.ts'

// What a message alarms of, and how it stands to an alarm that the talk is at.

/** Where a talk is with alarms as a message comes in. */
export type AlarmNow = {
  /** What the message alarms of, by itself or with what was told before it; most pressing first. */
  notices: readonly RedFlagNotice[]
  /** The alarm the talk is at, or that the message takes up again. */
  raised: string | undefined
  /** It was left for another question and is taken up again. */
  again: boolean
  /** The message explains that alarm: as a slip, a joke, long over. */
  explained: boolean
  /** How far that alarm is seen to. */
  seenTo: SeenTo | undefined
  /** The message tells of its being seen to, and may tell or ask other things beside. */
  tellsSeenTo: boolean
}

/** What only a story as a whole shows: what is to be seen, or soon. A life in danger is told in so many words, and was heard in its pieces. */
export const toBeSeen = (knowledge: Knowledge, message: string): RedFlagNotice[] => {
  const signed = findSigns(knowledge, message).filter(({ level }) => level === 'routine' || level === 'urgent')
  // A sign that all words together rule out does not count here either.
  const stays = signed.length === 0 ? [] : findRedFlags(knowledge, message)
  return signed.filter(({ id }) => stays.some((one) => one.id === id))
}

/** Whether a message explains an alarm of before: as a slip, a joke, long over, or as half a sentence that ends harmlessly. */
const explains = (knowledge: Knowledge, id: string, { message, turns }: Request): boolean =>
  explainsAlarm(id, message) ||
  explainsAlarm(id, toldPlainly(knowledge, message)) ||
  endsHarmlessly(knowledge, turns, message)

/** @param pieces what the pieces of a story alarmed of, where the message is a story told in pieces */
export const alarmNow = (knowledge: Knowledge, request: Request, pieces?: readonly RedFlagNotice[]): AlarmNow => {
  const earlier = messagesOf(request.turns)
  const standing = standingAlarm(request.turns)
  const again =
    standing === undefined && pieces === undefined && request.turns.length > 0
      ? takenUpAgain(request, hear(knowledge, plainly(knowledge, request.message)))
      : undefined
  const raised = standing ?? again
  const explained = raised !== undefined && explains(knowledge, raised, request)
  const message = withoutPlainWish(withCoins(request.message))
  const beside = raised === undefined ? message : withoutSeenTo(knowledge, raised, request.message)
  const tellsSeenTo = raised !== undefined && beside !== request.message
  const found = (): readonly RedFlagNotice[] => {
    if (pieces !== undefined) return pieces.length > 0 ? pieces : toBeSeen(knowledge, message)
    if (!explained && !tellsSeenTo) return redFlagsIn(knowledge, message, earlier)
    // What explains an alarm is read by itself; and "sal gaan, dankie" after one says goodbye to no life: of what is told of its being seen to only signs are heard.
    return [
      ...findSigns(knowledge, message),
      ...(tellsSeenTo && beside !== '' ? redFlagsIn(knowledge, beside, earlier) : []),
    ]
  }
  const seenTo = standing === undefined ? undefined : seenToBy(knowledge, standing, request)
  // What is told after one alarm was seen to is another, however vague.
  const more =
    raised === undefined || seenTo === 'seen' || seenTo === 'under-way'
      ? found()
      : saysMore(knowledge, raised, found(), request.message)
  const worse =
    raised === undefined || explained || more.some(({ level }) => level !== 'routine')
      ? []
      : grownWorse(knowledge, raised, request.message, earlier)
  return {
    notices: withoutKnownVitiligo(withoutCloth(worse.length > 0 ? worse : more, request.message), request.message),
    raised,
    again: again !== undefined,
    explained,
    seenTo,
    tellsSeenTo,
  }
}

/** Whether the message leaves an alarm behind: long gone, settled, or what is asked of the next time. */
const leavesBehind = (knowledge: Knowledge, id: string, { message, turns }: Request): boolean =>
  tellsLongGone(message) ||
  [message, toldPlainly(knowledge, message)].some((said) => tellsSettled(id, said)) ||
  asksDyeAgain(message, messagesOf(turns))

/** The alarm of the last answers, where the message neither explains it nor leaves it behind. */
export const alarmKept = (knowledge: Knowledge, request: Request): string | undefined => {
  const raised = standingAlarm(request.turns)
  return raised === undefined || explains(knowledge, raised, request) || leavesBehind(knowledge, raised, request)
    ? undefined
    : raised
}

/** "I'm fine, just want to know how to patch test the next one" asks, though it puts no question. */
const wantsToKnow =
  /\b(?:want(?:ed)?|wanna|like|need|asked?) (?:to )?(?:know|ask)\b|\b(?:just|only) (?:asking|wondering|checking)\b|\bmy question (?:is|was)\b|\b(?:tell|show|explain to) me (?:how|what|which|when|where|why)\b|\bwil (?:net |maar )?weet\b|\b(?:i need|looking for|recommend|suggest) (?:a|an|some|something|another|me)\b/i

/** What is answered where the message only explains the alarm that the talk is at, or goes on about it; undefined where it is of something else. */
export const answerOfAlarm = (
  knowledge: Knowledge,
  request: Request,
  heard: Understood,
  { notices, raised, again, explained, seenTo, tellsSeenTo }: AlarmNow,
): Reply | undefined => {
  if (explained)
    return notices.length === 0 && asksNothing(request.message) && !wantsToKnow.test(request.message)
      ? answerExplained()
      : undefined
  const flag = raised ?? heard.previous?.redFlag
  if (flag === undefined || leavesBehind(knowledge, flag, request)) return undefined
  const stays =
    again ||
    staysOnFlag(heard) ||
    (flag === raised &&
      (goesOnAbout(heard, flag) ||
        goesBefore(knowledge, request, flag) ||
        stillStands(knowledge, flag, request.message, sinceAlarm(request.turns)) ||
        wouldFallSilent(knowledge, request, flag, heard)))
  if (!stays) return undefined
  return (
    (seenTo === 'seen' && tellsSeenTo && asksNothing(request.message) ? answerSeen(knowledge, flag) : undefined) ??
    stillFlag(knowledge, flag, heard, seenTo, sinceAlarm(request.turns))
  )
}
