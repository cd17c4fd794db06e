import type { Intent } from '../conversation.ts'

// An answer that opens with "have a clinic check it" refers, whatever entry it comes from: its level says so too.

const seers = String.raw`(?:clinic|doctor|gp|dermatologist|nurse|hospital|dentist|optometrist|podiatrist|midwife)`
/** "Let a clinic look", "have a doctor check", "go to your nearest public clinic": to be seen. What is only asked about ("ask your doctor first") is advice. */
const sends = new RegExp(String.raw`^\**(?:please )?(?:(?:have|let) (?:(?:it|this|that|them|these|your \w+) (?:seen|checked|looked at) by )?(?:a|an|`
    + String.raw`the|your) (?:\w+ ){0,2}?`
  + String.raw`${seers}\b|(?:see|go to|visit) (?:a|an|the|your) (?:\w+ ){0,3}?${seers}\b|show (?:it|this|them) to (?:a|an|the|`
  + String.raw`your) (?:\w+ )?${seers}\b)`, 'i')
const never: ReadonlySet<Intent> = new Set<Intent>(['diagnosis', 'lightening', 'injection', 'label', 'medicine'])

/** Whether the first sentence of an answer sends somebody to be seen. */
export const sendsFirst = (intent: Intent, first: string): boolean => !never.has(intent) && sends.test(first)
