import { unnamed } from '../safety/after-alarm.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { findRedFlags, findSigns } from '../safety/red-flags.ts'
import type { RedFlagNotice } from '#contract/guidance.ts'
import { messagesOf, type Turn } from './conversation.ts'

// The alarm that a talk stands at.

/** Where the messages begin that were all answered with an alarm, up to now. */
const alarmFrom = (turns: readonly Turn[]): number => {
  const calm = turns.findLastIndex(({ role, topic }) => role === 'assistant' && topic?.redFlag === undefined)
  const from = turns.findIndex(({ role }, at) => at > calm && role === 'user')
  return from < 0 ? turns.length : from
}

/** What was said from the alarm on that the last messages were answered with. */
export const sinceAlarm = (turns: readonly Turn[]): string[] => messagesOf(turns.slice(alarmFrom(turns)))

/** The alarm that the last messages were answered with: what it was named for goes before one raised later without knowing for what. */
export const standingAlarm = (turns: readonly Turn[]): string | undefined => {
  const flags = turns
    .slice(alarmFrom(turns))
    .flatMap(({ role, topic }) => (role === 'assistant' && topic?.redFlag !== undefined ? [topic.redFlag] : []))
  return flags.findLast((flag) => !unnamed.has(flag)) ?? flags.at(-1)
}

const presses = ({ level }: RedFlagNotice): boolean => level !== 'routine'
/** One sentence with a question after it drowns an alarm in words; two that tell more do not. */
const enough = 2

/**
 * Whether nothing that a story's pieces alarmed of is left of it as a whole: half a sentence weighs like an alarm by chance ("top of his head gets rough"), and
 * the rest of the story says that it was none. What a sign named stays, and so does what may be about a life that is to end.
 */
export const calmAsWhole = (
  knowledge: Knowledge,
  turns: readonly Turn[],
  told: readonly string[],
  whole: string,
): boolean => {
  const flags = turns.flatMap(({ topic }) => topic?.redFlag ?? [])
  if (flags.length === 0) return true
  const soFar = told.map((_, at) => told.slice(0, at + 1).join('. '))
  return (
    told.length >= enough &&
    !flags.some((flag) => knowledge.redFlag(flag).level === 'crisis') &&
    ![...told, ...soFar].some((text) => findSigns(knowledge, text).some(presses)) &&
    ![soFar.at(-1) ?? '', whole].some((text) => findRedFlags(knowledge, text).some(presses))
  )
}

/** What goes on from half a sentence: "at padel", "of rooibos, I mean". */
const endsIt =
  /^[\s.…,!-]*(?:(?:haha\w*|lol|i mean|sorry|as in|oops|eish|ja|no|yes|like)[ ,.!]*)*(?:at|in|on|of|with|by|during|while|playing|from|to|for|op|met|by die|(?:his|her|my|their|its) (?:pride|ego|words|medicine))\b/i
/**
 * Whether a message only ends the sentence that alarmed, which as a whole alarms of nothing: "the boyfriend beat me again" – "at padel, 6-2". Only of what a sign found: words
 * that weigh like an alarm are drowned by whatever is told beside them.
 */
export const endsHarmlessly = (knowledge: Knowledge, turns: readonly Turn[], message: string): boolean => {
  const said = messagesOf(turns).at(-1)
  if (said === undefined || !endsIt.test(message) || !findSigns(knowledge, said).some(presses)) return false
  const rest = message.replace(/^[\s.…,!-]+/, '')
  return [rest, rest.split(/[,.!?]/)[0] ?? rest].every(
    (end) => !findSigns(knowledge, `${said.replace(/[.!?\s]+$/, '')} ${end}`).some(presses),
  )
}
