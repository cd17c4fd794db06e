import { unnamed } from '../safety/after-alarm.ts'
import type { Turn } from './conversation.ts'

// The alarm that a talk stands at.

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
