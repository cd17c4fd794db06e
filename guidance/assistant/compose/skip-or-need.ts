import { askedOfHarm } from '../understand/polarity.ts'
import { pattern } from '../../text/pattern.ts'

// "Do I need a toner?" and "can I skip toner?" have one ready answer; its yes or no is turned the way the question was put.

export const mayDoWithout = pattern`
  \b(?:can|may|could|should|must|is it (?:ok|okay|fine|alright)(?: if| to)?|kan|mag) (?:\w+ ){0,3}(?:skip|leave out|go without|do without|drop|ditch|
  cut out|use (?:just |only )?(?:the |my )?(?:same|one)|oorslaan)\b|\b(?:want|like) (?:\w+ ){0,3}(?:one|1) (?:cream|product|lotion) for\b|\b(?:ok|okay|fine|alright) to skip\b|\b(?:ok|okay|fine|alright|reg) (?:if|that|as) (?:i|we|she|he|my \w+|ek) (?:dont|do not|doesnt|never|skip|stopped?|nie)\b`
const doesNeed = pattern`
  \b(?:do|does|must|should) (?:\w+ ){1,3}(?:need|buy|have to|use)\b|\b(?:is|are) (?:\w+ ){1,3}(?:needed|necessary|required|a must|essential)\b`

const notNeeded = /^(\**)No, (?=[^.:;]*\b(?:optional|an extra|no must|need no|no [a-z]+ is a must|skip)\b)(?!do not)/
const needed = /^(\**)Yes, (?=[^.:;]*\b(?:needs?|does well with)\b)/
const mayGo = /^(\**)Yes, (?=[^.:;]*\byou can skip\b)/
const mustStay = /^(\**)(?:No, (?=do not skip\b)|Better not to skip it: )/

/** A ready answer with its yes or no turned to who asks whether to leave a thing out, or whether it is needed at all. */
export const skipOrNeed = (says: string, said: string): string => {
  const [without, need] = [mayDoWithout.test(said), doesNeed.test(said)]
  if (without === need || askedOfHarm(said) !== undefined) return says
  const turns: readonly (readonly [RegExp, string])[] = without
    ? [
        [notNeeded, '$1Yes, '],
        [/^(\**)For most people no: /, '$1Yes, for most people that is fine: '],
        [needed, '$1Better not: '],
      ]
    : [
        [mayGo, '$1No, '],
        [mustStay, '$1Yes, '],
      ]
  const [from, to] = turns.find(([one]) => one.test(says)) ?? []
  return from === undefined || to === undefined ? says : says.replace(from, to)
}
