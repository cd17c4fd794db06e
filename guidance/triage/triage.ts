import type { RedFlagNotice } from '#contract/guidance.ts'
import { redFlagLevels } from '#contract/kinds/skin.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { type Reading, readingOf } from '../safety/reading.ts'
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

type Met = { reading: Reading; text: string; rules: RedFlagNotice[]; needless: (id: string) => boolean }

const meet = (knowledge: Knowledge, written: string): Met => {
  const text = withPlainLetters(written)
  const reading = readingOf(text)
  const met = mustNotMiss(reading)
  const raised = [...new Set(met.map(({ flag }) => flag))]
  const mistaken = new Set(met.flatMap(({ not = [] }) => not))
  const isTaken = (id: string): boolean => mistaken.has(id) || raised.some((one) => covers(one, id))
  const rules = raised.filter((id) => !isTaken(id)).map((id) => noticeFor(knowledge, id, reading))
  return { reading, text, rules: mostPressingFirst(rules), needless: (id) => raised.includes(id) || isTaken(id) }
}

/** What the must-not-miss rules alone find in a text. */
export const rulesMet = (knowledge: Knowledge, written: string): RedFlagNotice[] => meet(knowledge, written).rules

const signsBeside = (knowledge: Knowledge, { text, needless }: Met): RedFlagNotice[] =>
  findRedFlags(knowledge, text).filter(({ id }) => !needless(id))

/** What rules and signs find in a text that is more than somebody's own words, such as a label with a sentence beside it. */
export const withoutLearnt = (knowledge: Knowledge, written: string): RedFlagNotice[] => {
  const met = meet(knowledge, written)
  return mostPressingFirst([...met.rules, ...signsBeside(knowledge, met)])
}

/**
 * Reads a message, every sentence of it and the whole, for what must be seen to first: the union of rules, signs and the learnt network. Pure. The chat asks this
 * before anything else; quiz and label check ask for the parts that hold for theirs.
 */
export const triage = (knowledge: Knowledge, written: string): Triage => {
  const met = meet(knowledge, written)
  const signs = signsBeside(knowledge, met)
  const alarm = [...met.rules, ...signs].some(presses) ? undefined : learntAlarm(knowledge, met.reading)
  return { rules: met.rules, signs, learnt: alarm === undefined ? [] : [noticeFor(knowledge, alarm, met.reading)] }
}

/** All notices of a triage, the most pressing first; of one level a rule's before a sign's. */
export const allOf = ({ rules, signs, learnt }: Triage): RedFlagNotice[] =>
  mostPressingFirst([...rules, ...signs, ...learnt])

/** Whether a message tells of something that must be seen to before any skincare, by rules and signs. */
export const mustBeSeenFirst = (knowledge: Knowledge, message: string): boolean =>
  withoutLearnt(knowledge, message).some(presses)
