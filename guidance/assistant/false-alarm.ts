import type { Knowledge } from '../knowledge/knowledge.ts'
import { explainsAlarm, readsOtherwise, unnamed } from '../safety/after-alarm.ts'
import { redFlagsIn } from '../safety/told-before.ts'
import type { Request, Turn } from './conversation.ts'
import { joined } from './understand/choose-reading.ts'

// "My man finally swallowed it" – "his pride, he will use sunscreen now": what is sent in pieces is sometimes only understood as one message.

const textsOf = (turns: readonly Turn[]): string[] => turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))

/** Where the messages begin that were all answered with an alarm, up to now. */
const alarmFrom = (turns: readonly Turn[]): number => {
  const calm = turns.findLastIndex(({ role, topic }) => role === 'assistant' && topic?.redFlag === undefined)
  const from = turns.findIndex(({ role }, at) => at > calm && role === 'user')
  return from < 0 ? turns.length : from
}

/** What was said from the alarm on that the last messages were answered with. */
export const sinceAlarm = (turns: readonly Turn[]): string[] => textsOf(turns.slice(alarmFrom(turns)))

/** The alarm that the last messages were answered with: what it was named for goes before one raised later without knowing for what. */
export const standingAlarm = (turns: readonly Turn[]): string | undefined => {
  const flags = turns.slice(alarmFrom(turns)).flatMap(({ role, topic }) => (role === 'assistant' && topic?.redFlag !== undefined ? [topic.redFlag] : []))
  return flags.findLast((flag) => !unnamed.has(flag)) ?? flags.at(-1)
}

/** A request that shows the alarm of before to have been none, as one message with what had raised it; any other as it is. */
export const withoutFalseAlarm = (knowledge: Knowledge, request: Request): Request => {
  const { message, turns } = request
  const [flag, before, since] = [standingAlarm(turns), textsOf(turns), sinceAlarm(turns)]
  if (flag === undefined || explainsAlarm(flag, message) || !readsOtherwise(knowledge, flag, message, before, since)
    || redFlagsIn(knowledge, message, before).some(({ level }) => level !== 'routine')) return request
  return { ...request, message: joined([...since, message]), turns: turns.slice(0, alarmFrom(turns)) }
}
