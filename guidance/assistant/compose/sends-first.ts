import type { Intent } from '../conversation.ts'
import { pattern } from '../../text/pattern.ts'

// An answer that opens with "have a clinic check it" refers, whatever entry it comes from: its level says so too. So does one that names, for those
// who should be seen, what this person told.

const seers = String.raw`(?:clinic|doctor|gp|dermatologist|nurse|hospital|dentist|optometrist|podiatrist|midwife)`
/** "Let a clinic look", "have a doctor check", "go to your nearest public clinic": to be seen. What is only asked about ("ask your doctor first") is advice. */
const sends = new RegExp(
  pattern`
  ^\**(?:please )?(?:(?:have|let) (?:(?:it|this|that|them|these|your \w+) (?:seen|checked|looked at) by )?(?:a|an|the|your) (?:\w+ ){0,2}?${seers}\b|
  (?:see|go to|visit) (?:a|an|the|your) (?:\w+ ){0,3}?${seers}\b|show (?:it|this|them) to (?:a|an|the|your) (?:\w+ )?${seers}\b)`,
  'i',
)
const never: ReadonlySet<Intent> = new Set<Intent>(['diagnosis', 'lightening', 'injection', 'label', 'medicine'])

/** Whether the first sentence of an answer sends somebody to be seen. */
export const sendsFirst = (intent: Intent, first: string): boolean => !never.has(intent) && sends.test(first)

/** What answers send people to a clinic for, as it is written and as it is told. */
const signs: readonly RegExp[] = [
  /\b(?:hard(?:er|ened)?|firm|keloids?|lumps?)\b/,
  /\b(?:grow(?:s|ing)|bigger|larger|groei)\b/,
  /\b(?:spread(?:s|ing)?)\b/,
  /\b(?:bald\w*|hair (?:loss|falls|fell|gone|is gone|(?:doesnt|does not|wont|stopped|no longer) grow\w*)|no hair)\b/,
  /\b(?:thin(?:s|ning|ned|ner)?|smooth|shiny)\b/,
  /\b(?:sore|pain\w*|hurts?|seer)\b/,
  /\b(?:weep\w*|ooz\w*|pus|crust\w*)\b/,
  /\b(?:bleed\w*|bloody)\b/,
  /\b(?:fever|koors)\b/,
  /\b(?:scars?|scarring)\b/,
]
/** So many of them make it the person's own case. */
const enough = 2
const denied = /\b(?:no|not|without|never|isnt|arent|dont|doesnt|nie) (?!grow|longer)(?:\w+ )?\w+/g
const seen = new RegExp(String.raw`\b${seers}\b`, 'i')

/** Whether an answer tells to be seen for what was told: `said` are the words of the message. */
export const sendsForTold = (intent: Intent, response: string, said: string): boolean => {
  const told = signs.filter((sign) => sign.test(said.replaceAll(denied, ' ')))
  return (
    intent === 'particular' &&
    told.length >= enough &&
    response
      .split(/(?<=[.!?])\s+/)
      .some(
        (sentence) => seen.test(sentence) && told.filter((sign) => sign.test(sentence.toLowerCase())).length >= enough,
      )
  )
}
