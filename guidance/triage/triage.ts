import type { RedFlagNotice } from '#contract/guidance.ts'
import { redFlagLevels } from '#contract/kinds/skin.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { readingOf } from '../safety/reading.ts'
import { covers, findRedFlags, noticeFor } from '../safety/red-flags.ts'
import { withPlainLetters } from '../text/normalise.ts'
import { learntAlarm } from './learnt.ts'
import { mustNotMiss } from './must-not-miss.ts'

/** What triage found, by who found it. Each list is most pressing first, and no flag is in two of them. */
export type Triage = {
  /** By a must-not-miss rule: answered before anything else, and never outvoted. */
  rules: readonly RedFlagNotice[]
  /** By hand-written signs, with all words weighed beside them. */
  signs: readonly RedFlagNotice[]
  /** By the learnt network alone, where no sign presses. */
  learnt: readonly RedFlagNotice[]
}

/** Whether a notice must be seen to before any skincare. */
export const presses = ({ level }: Pick<RedFlagNotice, 'level'>): boolean => level !== 'routine'

const mostPressingFirst = (notices: readonly RedFlagNotice[]): RedFlagNotice[] =>
  redFlagLevels.flatMap((level) => notices.filter((notice) => notice.level === level))

/**
 * Reads a message, every sentence of it and the whole, for what must be seen to first: the union of rules, signs and the learnt network. Pure, and linear in
 * the length of the message. Whoever reads free text asks this before anything else.
 */
export const triage = (knowledge: Knowledge, written: string): Triage => {
  const text = withPlainLetters(written)
  const reading = readingOf(text)
  const met = mustNotMiss(reading)
  const raised = [...new Set(met.map(({ flag }) => flag))]
  const mistaken = new Set(met.flatMap(({ not = [] }) => not))
  const needless = (id: string): boolean => mistaken.has(id) || raised.some((one) => covers(one, id))
  const rules = raised.filter((id) => !needless(id)).map((id) => noticeFor(knowledge, id, reading))
  const signs = findRedFlags(knowledge, text).filter(({ id }) => !raised.includes(id) && !needless(id))
  const alarm = [...rules, ...signs].some(presses) ? undefined : learntAlarm(knowledge, reading)
  return {
    rules: mostPressingFirst(rules),
    signs,
    learnt: alarm === undefined ? [] : [noticeFor(knowledge, alarm, reading)],
  }
}

/** All notices of a triage, the most pressing first; of one level a rule's before a sign's. */
export const allOf = ({ rules, signs, learnt }: Triage): RedFlagNotice[] =>
  mostPressingFirst([...rules, ...signs, ...learnt])

/** Whether a message tells of something that must be seen to before any skincare. */
export const mustBeSeenFirst = (knowledge: Knowledge, message: string): boolean =>
  allOf(triage(knowledge, message)).some(presses)
