import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { findRedFlags, findSigns } from '../safety/red-flags.ts'
import { withoutTextSpeak } from '../assistant/understand/text-speak.ts'
import { englishOf } from './in-english.ts'

/** With more words than this that nobody knows, what is left may say the opposite. */
const unsure = 1

const presses = ({ level }: RedFlagNotice): boolean => level !== 'routine'

/**
 * The alarms that a message in one of these languages, or thumbed without vowels, tells of once it is read in plain English: a baby that drank toner, capsules taken in
 * pregnancy. Only those that a sign finds and all words together do not take back; nothing where the message is in plain English or Afrikaans already.
 */
export const alarmsInEnglish = (knowledge: Knowledge, message: string): RedFlagNotice[] => {
  const right = withoutTextSpeak(knowledge, message)
  const said = englishOf(knowledge, message) ?? (right === message ? undefined : { text: right, unknown: 0 })
  if (said === undefined || said.unknown > unsure || !findSigns(knowledge, said.text).some(presses)) return []
  return findRedFlags(knowledge, said.text).filter(presses)
}
