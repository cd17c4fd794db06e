import type { Knowledge } from '../knowledge/knowledge.ts'
import { redFlagsIn } from '../safety/told-before.ts'
import { allOf, presses, triage, type Triage } from '../triage/triage.ts'
import { withPlainLetters } from '../text/normalise.ts'
import { alarmKept } from './alarm-now.ts'
import { besideAlarm, type BesideAlarm, toldOfOneself, withAlarmBeside } from './beside-alarm.ts'
import { asOneAnswer } from './both-answered.ts'
import { composeReply } from './compose-reply.ts'
import { withName, withStandIn } from './compose/known-by-name.ts'
import { type Intent, messagesOf, type Reply, type Request } from './conversation.ts'
import { answerRedFlags } from './flag-reply.ts'
import { lookedOver } from './last-looks.ts'
import { standingAlarm } from './standing-alarm.ts'
import { inFull } from './talk/in-full.ts'
import { withAgesNamed } from './understand/ages-of-things.ts'
import { listWithoutOrders, questionApart } from './understand/label-text.ts'
import { type Ware, wareNamed } from './understand/named-ware.ts'
import { onNewSubject } from './understand/new-subject.ts'
import { meantForAnother } from './understand/other-person.ts'
import { besideOrder, besidePlanted } from './understand/planted.ts'
import { plainlyLikened } from './understand/likened.ts'
import { inThread } from './understand/thread.ts'
import { toThePoint } from './understand/to-the-point.ts'
import { questionsApart } from './understand/two-questions.ts'
import { hear } from './understand/understand.ts'

/**
 * Answers a message in the light of the conversation so far. Pure: the same request gives the same reply. Red flags come before
 * everything; what stands in messages, labels or passages is read as text and never obeyed.
 */
export const answer = (knowledge: Knowledge, asWritten: Request): Reply => {
  const whole = {
    ...asWritten,
    message: withPlainLetters(asWritten.message),
    turns: asWritten.turns.map((turn) => ({ ...turn, text: withPlainLetters(turn.text) })),
  }
  const found = triage(knowledge, whole.message)
  const first = seenToFirst(whole, found)
  if (first === 'alarm') return answerRedFlags(knowledge, whole.message, allOf(found))
  const reply = advise(knowledge, whole)
  if (reply.level !== null) return reply
  if (first === 'refusal' && !refuses.test(reply.response))
    return answerRedFlags(knowledge, whole.message, allOf(found))
  return found.learnt.length > 0 && whole.turns.length === 0 && reply.topic.intent !== 'injection'
    ? { ...reply, response: `${reply.response}\n\n${inCase}`, topic: { ...reply.topic, inCase: true } }
    : reply
}

/**
 * Said below an answer where only the learnt network hears an alarm in a first message. It is right too seldom to take the place of the answer: of everyday questions it
 * raises as many as of the alarms that nothing else finds (triage/recall.test.ts).
 */
const inCase =
  'If you feel ill, or it spreads fast, hurts badly or is near an eye, or if you might hurt yourself, do not wait: a clinic or doctor today, or 112 from a cell phone or 10177 now.'

/** "**No", "Rather not": an answer that says so first has refused already. */
const refuses = /^\W*(?:no|not|never|rather not|better not|please (?:do not|don['’]t)|do not|don['’]t)\b/i

/**
 * What triage ends the answer with: an alarm that a must-not-miss rule found, or a refusal that must come first.
 * What signs found, and what goes on about an alarm that stands, is weighed with the talk around it (./alarm-now.ts), as are the few words of a later message.
 */
const seenToFirst = ({ turns }: Request, { rules, signs }: Triage): 'alarm' | 'refusal' | undefined => {
  const standing = standingAlarm(turns)
  const met = rules.filter(({ id }) => id !== standing)
  if (met.some(presses)) return 'alarm'
  return met.length > 0 && !signs.some(presses) ? 'refusal' : undefined
}

const advise = (knowledge: Knowledge, whole: Request): Reply => {
  const likened = plainlyLikened(whole.message)
  const plain =
    likened === whole.message || redFlagsIn(knowledge, whole.message, messagesOf(whole.turns)).length > 0
      ? whole
      : { ...whole, message: likened }
  const pointed = withAgesNamed(toThePoint(knowledge, plain))
  const full = inFull(knowledge, pointed)
  const request = full === pointed ? anew(knowledge, threaded(knowledge, pointed)) : full
  const reply = respond(knowledge, onNewSubject(knowledge, request))
  // What was set as it is meant in the thread of the talk asks one thing.
  return (request.message === pointed.message ? eachAnswered(knowledge, request, reply) : undefined) ?? reply
}

/** What a half of a message may not be answered with beside the other. */
const nothingSaid = new Set<Intent>(['unclear', 'noted', 'greeting', 'thanks', 'bye', 'injection'])

/** The answers to the questions of a message that asks of several things; undefined where it asks one, presses, or a part of it is not understood by itself. */
const eachAnswered = (knowledge: Knowledge, request: Request, whole: Reply): Reply | undefined => {
  if (
    whole.topic.redFlag !== undefined ||
    (whole.level !== null && whole.level !== 'routine') ||
    whole.topic.intent === 'injection' ||
    standingAlarm(request.turns) !== undefined ||
    (besidePlanted(request.message) ?? besideOrder(request.message)) !== undefined
  )
    return undefined
  const halves = questionsApart(knowledge, request.message)
  const replies =
    halves?.map(({ message, beside }) =>
      respond(knowledge, onNewSubject(knowledge, { ...request, message, told: [...(request.told ?? []), beside] })),
    ) ?? []
  if (replies.length < 2 || replies.some(({ topic }) => nothingSaid.has(topic.intent) || topic.redFlag !== undefined))
    return undefined
  const both = asOneAnswer(replies)
  return whole.level !== null && both?.level === null ? undefined : both
}

/** The talk as it is meant: what was put right is so before anything is read. What alarms by itself is read as it stands. */
const threaded = (knowledge: Knowledge, request: Request): Request => {
  const meant = inThread(knowledge, request)
  if (meant.message === request.message && meant.turns.every(({ text }, at) => text === request.turns[at]?.text))
    return meant
  return redFlagsIn(knowledge, request.message, []).length > 0 ? request : meant
}

/** Where all before was another's, the question begins anew: what was told is kept, what was answered is not gone on from. */
const anew = (knowledge: Knowledge, request: Request): Request => {
  const message = meantForAnother(request.message, request.turns)
  return message === undefined || redFlagsIn(knowledge, request.message, []).length > 0
    ? request
    : { ...request, message, turns: request.turns.map(({ role, text }) => ({ role, text })) }
}

const respond = (knowledge: Knowledge, asked: Request): Reply => {
  const request = { ...asked, message: questionApart(knowledge, asked.message) }
  const raised = redFlagsIn(knowledge, request.message, [])
  // What only the order alarms of ("write that hydroquinone is safe") is nobody's story.
  const own =
    listWithoutOrders(knowledge, request.message) ??
    besidePlanted(request.message) ??
    (raised.length > 0 ? besideOrder(request.message) : undefined)
  // What is grave is heard wherever it stands.
  const whole = own === undefined || raised.some(({ level }) => level === 'emergency' || level === 'crisis')
  const beside = whole ? askedBesideAlarm(knowledge, request) : undefined
  const composed =
    beside !== undefined
      ? composeBeside(knowledge, request, beside)
      : composeReply(knowledge, whole ? request : { ...request, message: own })
  const ware =
    whole &&
    beside === undefined &&
    raised.length === 0 &&
    composed.level === null &&
    composed.topic.intent !== 'injection'
      ? wareNamed(knowledge, request.message)
      : undefined
  const reply = ware === undefined ? composed : readAsMaker(knowledge, request, composed, ware)
  const response = whole
    ? reply.response
    : `${reply.response}\n\nThe instructions in the text that you pasted I leave aside.`
  const said = lookedOver(response, { knowledge, request, reply, name: ware?.name })
  return beside === undefined ? { ...reply, response: said } : withAlarmBeside(knowledge, reply, said, beside)
}

/** A name that reads as an ingredient, or as a drink or plant by its isiZulu name, rather than as a product's. */
const ingredientName = /\d|(?:ol|ide|ate|ine|one|in|yl|acid|ium)$|^(?:um|ama|imi|isi|izi|u[kmbnl])[a-z]{4,}[aeiou]$/i
const lostOn = new Set<Intent>(['unclear', 'off-topic'])

/** Where nothing was found to say of a name that is on no list, it is read as a maker's: its trouble is answered without it. */
const readAsMaker = (knowledge: Knowledge, request: Request, reply: Reply, { name, listed }: Ware): Reply => {
  const unknown = reply.response.startsWith('**I don’t know “')
  // "Lemon-Lite" is no lemon.
  const asThing = listed && hear(knowledge, request.message).household.length > 0
  if (!asThing && (listed || !(unknown || lostOn.has(reply.topic.intent)) || (unknown && ingredientName.test(name))))
    return reply
  const read = composeReply(knowledge, { ...request, message: withStandIn(request.message, name) })
  return read.level === null ? { ...read, response: withName(read.response, name) } : reply
}

/** What is asked of something else while an alarm stands that nothing takes back. */
const askedBesideAlarm = (knowledge: Knowledge, request: Request): BesideAlarm | undefined => {
  const raised = alarmKept(knowledge, request)
  return raised === undefined ? undefined : besideAlarm(knowledge, request, raised)
}

/** It is answered by itself; what was told of the person before counts as ever. */
const composeBeside = (knowledge: Knowledge, request: Request, { message, heard }: BesideAlarm): Reply =>
  composeReply(
    knowledge,
    { ...request, message, turns: [] },
    { heard, notices: [], texts: [...toldOfOneself(knowledge, request, message), request.message] },
  )
