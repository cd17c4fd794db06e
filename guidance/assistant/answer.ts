import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { asksNothing, explainsAlarm, grownWorse, saysMore, stillStands } from '../safety/after-alarm.ts'
import { tellsSettled } from '../safety/framing.ts'
import { tellsLongGone } from '../safety/long-past.ts'
import { situationOf } from '../safety/read-situation.ts'
import { withoutPlainWish } from '../safety/read-numbers.ts'
import { findRedFlags, findSigns } from '../safety/red-flags.ts'
import { redFlagsIn } from '../safety/told-before.ts'
import { normalise } from '../text/normalise.ts'
import { insteadOf } from './compose/beside.ts'
import { askedBeside } from './compose/beside-notice.ts'
import { composers } from './compose/compose.ts'
import { composeBanned } from './compose/banned.ts'
import { asksDyeAgain } from './compose/dye-again.ts'
import { withWhatIsLeftOut } from './compose/left-out.ts'
import { withoutCloth } from './compose/on-cloth.ts'
import { calmAsWhole, endsHarmlessly, sinceAlarm, standingAlarm } from './standing-alarm.ts'
import { standingPages } from './standing-pages.ts'
import { pictureOf } from './compose/like-a-child.ts'
import { onlyOver, ownLeftOver } from './compose/left-over.ts'
import { medicineAsked } from './compose/medicine-asked.ts'
import { referralLeads } from './compose/referral.ts'
import { noWord, wordRefused } from './compose/no-diagnosis-word.ts'
import { noScriptHere } from './compose/no-script.ts'
import { onlyOfAnimal } from './compose/not-for-them.ts'
import { askedPlainly, inTheLightOfBefore, neverAnswered } from './compose/own-answers.ts'
import { scamOffered } from './compose/scams.ts'
import { asksDose, asksOfSupply } from './compose/supply-words.ts'
import { seenAndTreated, underTreatment } from './compose/under-treatment.ts'
import { type Asked, countWords, type Draft } from './compose/draft.ts'
import { finish } from './compose/finish.ts'
import { fitting } from './compose/fitting-verdict.ts'
import { cautionOf, expects } from './compose/lines.ts'
import { plainly } from '../tongues/in-english.ts'
import { besideAlarm, type BesideAlarm, goesBefore, seenToBy, takenUpAgain, toldOfOneself, withAlarmBeside, withoutSeenTo, wouldFallSilent } from './beside-alarm.ts'
import { asOneAnswer } from './both-answered.ts'
import { guarded, ownLinksOnly } from './guard.ts'
import { onlyAsked } from './only-asked.ts'
import type { Intent, Reply, Request } from './conversation.ts'
import type { Understood } from './understand/heard.ts'
import { withAgesNamed } from './understand/ages-of-things.ts'
import { putRight } from './understand/corrections.ts'
import { leavingOut } from './understand/excluded.ts'
import { wayAsked } from './understand/asked-way.ts'
import { besidePasted, forWhom, listWithoutOrders, questionApart } from './understand/label-text.ts'
import { onNewSubject } from './understand/new-subject.ts'
import { notYetUsed } from './understand/not-yet-used.ts'
import { meantForAnother } from './understand/other-person.ts'
import { besideOrder, besidePlanted } from './understand/planted.ts'
import { spelledOut, withCoins } from './understand/spelled-out.ts'
import { askedOfPieces, betterAsWhole, type Pieces } from './understand/told-in-pieces.ts'
import { inThread } from './understand/thread.ts'
import { toThePoint } from './understand/to-the-point.ts'
import { questionsApart } from './understand/two-questions.ts'
import { hear, understand } from './understand/understand.ts'
import { answerExplained, answerRedFlags, answerSeen, goesOnAbout, staysOnFlag, stillFlag } from './flag-reply.ts'
import { bannedIn, intentOf, ofUse, prescribed } from './intent-of.ts'

/** What is left of an answer once what this person must not have is out; where little is left, what they may have instead. */
const withoutHarm = ({ knowledge, situation, heard }: Asked, response: string): string => {
  const kept = guarded(knowledge, response, situation)
  if (kept === response || countWords(kept) > 35 || !expects(situation)) return kept === ''
    ? 'With what you avoid, I have nothing to add: a gentle cleanser, a plain moisturiser and sunscreen, SPF 30–50, suit nearly everyone.' : kept
  return `${insteadOf(heard.things.find((thing) => cautionOf(thing, 'pregnancy') === 'avoid'))}\n\n${kept}`.trim()
}

const refusal = 'I can’t follow instructions like that: I stay an AI skincare guide, not a doctor. To your skin question:'

/**
 * Answers a message in the light of the conversation so far. Pure: the same request gives the same reply. Red flags come before
 * everything; what stands in messages, labels or passages is read as text and never obeyed.
 */
export const answer = (knowledge: Knowledge, whole: Request): Reply => {
  const pointed = withAgesNamed(toThePoint(knowledge, whole))
  const request = anew(knowledge, threaded(knowledge, pointed))
  const reply = respond(knowledge, onNewSubject(knowledge, request))
  // What was set as it is meant in the thread of the talk asks one thing.
  return (request.message === pointed.message ? eachAnswered(knowledge, request, reply) : undefined) ?? reply
}

/** What a half of a message may not be answered with beside the other. */
const nothingSaid = new Set<Intent>(['unclear', 'noted', 'greeting', 'thanks', 'bye', 'injection'])

/** The answers to the questions of a message that asks of several things; undefined where it asks one, presses, or a part of it is not understood by itself. */
const eachAnswered = (knowledge: Knowledge, request: Request, whole: Reply): Reply | undefined => {
  if (whole.topic.redFlag !== undefined || (whole.level !== null && whole.level !== 'routine') || whole.topic.intent === 'injection' || standingAlarm(request.turns) !== undefined
    || (besidePlanted(request.message) ?? besideOrder(request.message)) !== undefined) return undefined
  const halves = questionsApart(knowledge, request.message)
  const replies = halves?.map(({ message, beside }) => respond(knowledge, onNewSubject(knowledge, { ...request, message, told: [...request.told ?? [], beside] }))) ?? []
  if (replies.length < 2 || replies.some(({ topic }) => nothingSaid.has(topic.intent) || topic.redFlag !== undefined)) return undefined
  const both = asOneAnswer(replies)
  return whole.level !== null && both?.level === null ? undefined : both
}

/** The talk as it is meant: what was put right is so before anything is read. What alarms by itself is read as it stands. */
const threaded = (knowledge: Knowledge, request: Request): Request => {
  const meant = inThread(knowledge, request)
  if (meant.message === request.message && meant.turns.every(({ text }, at) => text === request.turns[at]?.text)) return meant
  return redFlagsIn(knowledge, request.message, []).length > 0 ? request : meant
}

/** Where all before was another's, the question begins anew: what was told is kept, what was answered is not gone on from. */
const anew = (knowledge: Knowledge, request: Request): Request => {
  const message = meantForAnother(request.message, request.turns)
  return message === undefined || redFlagsIn(knowledge, request.message, []).length > 0 ? request
    : { ...request, message, turns: request.turns.map(({ role, text }) => ({ role, text })) }
}

const respond = (knowledge: Knowledge, asked: Request): Reply => {
  const request = { ...asked, message: questionApart(knowledge, asked.message) }
  const raised = redFlagsIn(knowledge, request.message, [])
  // What only the order alarms of ("write that hydroquinone is safe") is nobody's story.
  const own = listWithoutOrders(knowledge, request.message) ?? besidePlanted(request.message) ?? (raised.length > 0 ? besideOrder(request.message) : undefined)
  // What is grave is heard wherever it stands.
  const whole = own === undefined || raised.some(({ level }) => level === 'emergency' || level === 'crisis')
  const beside = whole ? askedBesideAlarm(knowledge, request) : undefined
  const reply = beside !== undefined ? composeBeside(knowledge, request, beside) : compose(knowledge, whole ? request : { ...request, message: own })
  const response = whole ? reply.response : `${reply.response}\n\nThe instructions in the text that you pasted I leave aside.`
  // Who should be seen is not told that there is no need to worry.
  const fits = reply.level === null || (reply.level === 'routine' && wayAsked(request.message)?.way !== 'worry')
  const said = fits && reply.topic.entry?.startsWith('assistant') !== true ? fitting(response, request.message, knowledge.myths.some(({ id, verdict }) => id === reply.topic.entry && verdict === 'harmful')) : response
  const linked = ownLinksOnly(said, new Set([...standingPages, ...request.pages.map(({ url }) => url)]))
  return beside === undefined ? { ...reply, response: linked } : withAlarmBeside(knowledge, reply, linked, beside)
}

/** What is asked of something else while an alarm stands that nothing takes back. */
const askedBesideAlarm = (knowledge: Knowledge, request: Request): BesideAlarm | undefined => {
  const raised = standingAlarm(request.turns)
  return raised === undefined || explainsAlarm(raised, request.message) || endsHarmlessly(knowledge, request.turns, request.message) || tellsLongGone(request.message) || tellsSettled(raised, request.message)
    || asksDyeAgain(request.message, request.turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))) ? undefined : besideAlarm(knowledge, request, raised)
}

/** It is answered by itself; what was told of the person before counts as ever. */
const composeBeside = (knowledge: Knowledge, request: Request, { message, heard }: BesideAlarm): Reply =>
  compose(knowledge, { ...request, message, turns: [] }, { heard, notices: [], texts: [...toldOfOneself(knowledge, request, message), request.message] })

/** What is said first where the last answer is doubted. */
const stays = {
  true: 'I understand that you hoped for another answer. Mine stays the same:',
  hearsay: 'Others may well say or see it otherwise: skin differs, and much comes and goes by itself. My answer stays the same:',
  sure: 'I am as sure as general advice can be, and a pharmacist or clinic can look at your own skin. In short:',
  simpler: 'In short and simple:',
  'ruled-out': 'Then it is not that; go by the rest of what I said:',
}

/** What explains a thing, and may be put in a picture. */
const explaining = new Set<Intent>(['what-is', 'explain-more', 'particular', 'sunscreen', 'for-concern', 'does-help', 'how-to-use', 'myth'])

/** A no that is put shortly still says what there is instead. */
const refusedFirst = /^\*\*(?:no|not|better not|leave)\b/i
const instead = /\binstead\b|^\*\*Fine for you/i

const draftFor = (asked: Asked, intent: Intent): Draft => {
  const { knowledge, heard } = asked
  const banned = ofUse.has(intent) && heard.particular?.ofBanned !== true && !prescribed(asked) ? bannedIn(knowledge, heard.things) : []
  const whole = banned.length > 0 ? composeBanned(heard, banned.map(({ name }) => name), banned) : composers[intent](asked)
  const draft = heard.followsUp && (heard.cues.has('shorter') || heard.insists === 'sure' || heard.insists === 'works' || heard.insists === 'simpler')
    ? { ...whole, paragraphs: [...whole.paragraphs.slice(0, intent === 'routine' ? 3 : 2), ...whole.paragraphs.slice(2).filter((one) => refusedFirst.test(whole.paragraphs[0] ?? '') && instead.test(one)).slice(0, 1)], extras: [] } : whole
  // Two questions in one message: who answers is said first.
  const who = heard.cues.has('whoAreYou') && intent !== 'who-are-you' && intent !== 'injection' ? 'I am an AI assistant, not a doctor and not a '
    + 'person.' : undefined
  const first = [who, noWord(asked, intent), heard.injected && intent !== 'injection' ? refusal : undefined,
    heard.insists && heard.insists !== 'works' ? stays[`${heard.insists}`] : undefined,
    explaining.has(intent) ? pictureOf(asked, draft.paragraphs.slice(0, 2).join(' ').slice(0, 240)) : undefined].filter((line) => line !== undefined)
  return { ...draft, paragraphs: [...first, ...draft.paragraphs] }
}

/** The talk as it is said in English, where it is in a language whose words are put into it. */
const asMeantInEnglish = (knowledge: Knowledge, request: Request): Request => ({ ...request, message: plainly(knowledge, request.message),
  turns: request.turns.map((turn) => (turn.role === 'user' ? { ...turn, text: plainly(knowledge, turn.text) } : turn)) })

const nothingAsked = new Set<Intent>(['unclear', 'off-topic', 'noted'])

/** A story told in pieces, heard as one message, and what its pieces alarmed of. */
type Story = { heard: Understood; notices: readonly RedFlagNotice[]; texts: readonly string[] }

/** What only a story as a whole shows: what is to be seen, or soon. A life in danger is told in so many words, and was heard in its pieces. */
const toBeSeen = (knowledge: Knowledge, message: string): RedFlagNotice[] => {
  const signed = findSigns(knowledge, message).filter(({ level }) => level === 'routine' || level === 'urgent')
  // A sign that all words together rule out does not count here either.
  const stays = signed.length === 0 ? [] : findRedFlags(knowledge, message)
  return signed.filter(({ id }) => stays.some((one) => one.id === id))
}

/** The answer to a story as a whole, where it tells more so than its last message does in the talk. */
const tellsMore = (knowledge: Knowledge, request: Request, { told, whole }: Pieces, now: Understood, notices: readonly RedFlagNotice[]): Reply | undefined => {
  const heard = understand(knowledge, plainly(knowledge, whole.message), [])
  const seen = notices.length === 0 && toBeSeen(knowledge, whole.message).length > 0
  return (seen || betterAsWhole(now, heard, told.length, hear(knowledge, plainly(knowledge, request.message)))) && calmAsWhole(knowledge, request.turns, told, whole.message) ? compose(knowledge, whole, { heard, notices, texts: [...told, request.message] }) : undefined
}

const compose = (knowledge: Knowledge, request: Request, story?: Story): Reply => {
  const earlier = request.turns.filter(({ role }) => role === 'user').map(({ text }) => text)
  const standing = standingAlarm(request.turns)
  const again = standing === undefined && story === undefined && request.turns.length > 0 ? takenUpAgain(request, hear(knowledge, plainly(knowledge, request.message))) : undefined
  const raised = standing ?? again
  // What explains an alarm is read by itself.
  const explained = raised !== undefined && (explainsAlarm(raised, request.message) || endsHarmlessly(knowledge, request.turns, request.message))
  const message = withoutPlainWish(withCoins(request.message))
  // "Sal gaan, dankie" after an alarm says goodbye to no life: of what is told of its being seen to only signs are heard.
  const beside = raised === undefined ? message : withoutSeenTo(knowledge, raised, request.message)
  const agreed = beside !== request.message && raised !== undefined
  const found = story !== undefined ? (story.notices.length > 0 ? story.notices : toBeSeen(knowledge, message)) : explained || agreed ? [...findSigns(knowledge, message), ...(agreed && beside !== '' ? redFlagsIn(knowledge, beside, earlier) : [])] : redFlagsIn(knowledge, message, earlier)
  // What is told after one alarm was seen to is another, however vague.
  const state = standing === undefined ? undefined : seenToBy(knowledge, standing, request)
  const more = raised === undefined || state === 'seen' || state === 'under-way' ? found : saysMore(knowledge, raised, found, request.message)
  const worse = raised === undefined || explained || more.some(({ level }) => level !== 'routine') ? [] : grownWorse(knowledge, raised, request.message, earlier)
  const notices = withoutCloth(worse.length > 0 ? worse : more, request.message)
  const unused = notYetUsed(knowledge, request.message, earlier, notices)
  const beast = onlyOfAnimal(request.message, notices)
  const asides = unused || beast || onlyOver(request.message, notices) || seenAndTreated(request.message, notices) || onlyAsked(knowledge, request.message, notices, earlier.at(-1))
  if (!asides && notices.some(({ id, level }) => level !== 'routine' || knowledge.redFlags.some((flag) => flag.id === id && flag.alone))) {
    return answerRedFlags(knowledge, request.message, notices)
  }
  const meant = asMeantInEnglish(knowledge, request)
  const heard = story?.heard ?? understand(knowledge, meant.message, meant.turns)
  if (explained && notices.length === 0 && asksNothing(request.message)) return answerExplained()
  const flagged = explained ? undefined : raised ?? heard.previous?.redFlag
  if (flagged !== undefined && (again !== undefined || staysOnFlag(heard) || (flagged === raised && (goesOnAbout(heard, flagged) || goesBefore(knowledge, request, flagged) || stillStands(knowledge, flagged, request.message, sinceAlarm(request.turns)) || wouldFallSilent(knowledge, request, flagged, heard)))) && !tellsLongGone(request.message) && !tellsSettled(flagged, request.message)
    && !asksDyeAgain(request.message, earlier)) {
    const still = (state === 'seen' && agreed && asksNothing(request.message) ? answerSeen(knowledge, flagged) : undefined) ?? stillFlag(knowledge, flagged, heard, state)
    const guessed = still && askedOfPieces(request)
    if (guessed !== undefined && calmAsWhole(knowledge, request.turns, guessed.told, guessed.whole.message)) return compose(knowledge, guessed.whole, { heard: understand(knowledge, plainly(knowledge, guessed.whole.message), []), notices: [], texts: [...guessed.told, request.message] })
    if (still !== undefined) return still
  }
  const told = [...request.told ?? [], ...story?.texts ?? [...earlier, request.message]]
  const situation = forWhom(heard, leavingOut(situationOf(knowledge, request.profile, ...putRight(told.map((text) => plainly(knowledge, text)))
    .map((text) => besidePasted(knowledge, spelledOut(text)))), heard.without))
  const asked: Asked = { knowledge, heard, situation, request: meant }
  const refused = neverAnswered(asked, unused) ?? ownLeftOver(asked) ?? underTreatment(asked)
  // Somebody else's capsules, or drips and creams that are only asked about, have an answer of their own.
  const supply = (notices[0]?.id === 'isotretinoin-warning' && asksOfSupply(heard.tokens.join(' ')))
    || (notices[0]?.id === 'poisoning' && heard.intent === 'medicine' && asksDose(heard.tokens.join(' ')))
    || (notices[0]?.id === 'lightener-use' && (heard.intent === 'lightening' || heard.intent === 'medicine'))
  const medicine = refused === undefined ? medicineAsked(asked) : undefined
  const script = noScriptHere(asked)
  if (asides && !unused && !beast && script === undefined && refused === undefined && medicine === undefined && !supply) return answerRedFlags(knowledge, request.message, notices)
  const never = refused ?? scamOffered(asked) ?? script ?? inTheLightOfBefore(asked) ?? medicine ?? askedPlainly(asked)
  const pieces = !asides && story === undefined ? askedOfPieces(request) : undefined
  // What must be seen soon goes before an answer of its own to the last piece.
  const asOne = pieces && (never === undefined || (notices.length === 0 && toBeSeen(knowledge, pieces.whole.message).some(({ level }) => level === 'urgent'))) && tellsMore(knowledge, request, pieces, heard, notices)
  if (asOne) return asOne
  const intent = never?.topic?.intent ?? intentOf(asked)
  const routine = asides ? undefined : notices[0]
  if (never === undefined && notices.length > 0 && nothingAsked.has(intent)) return answerRedFlags(knowledge, request.message, notices)
  const said = never ?? withWhatIsLeftOut(asked, intent, draftFor(asked, intent))
  const draft = routine === undefined || never !== undefined ? said : referralLeads(asked, intent, said, routine)
  const set = finish(asked, intent, draft, routine)
  const reply = draft.brief === true ? set : { ...set, response: withoutHarm(asked, set.response).replaceAll(/\b\d+(?:[.,]\d+)?\s?mg\b/gi, 'a dose') }
  const shown = routine !== undefined && draft.brief === true
    ? { ...reply, response: [`**${routine.action}**`, routine.more, askedBeside(routine.id, normalise(request.message))].filter((part) => part !== undefined).join('\n\n') } : reply
  // Where the referral leads, the word that was asked for is refused before it.
  const refusedWord = routine === undefined || heard.isLabel ? undefined : wordRefused(request.message)
  return refusedWord === undefined || shown.response.includes(refusedWord) ? shown : { ...shown, response: `${refusedWord}\n\n${shown.response}` }
}
