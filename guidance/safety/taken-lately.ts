import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { findSigns } from './red-flags.ts'

// "The course ended last year, but I took two old capsules yesterday, and we want a baby": that the course is over hides that some were taken since.

const isotretinoin = /\b(?:isotretinoin|roaccutane|roacutane|roaccutain|accutane|acutane|oratane|acnetane)\b/
const taken = pattern`
  \b(?:took|taken|drank|swallowed|popped|had) (?:\w+ ){0,6}(?:yesterday|today|last (?:night|week)|this (?:morning|week)|days? ago|just now|gister|vandag)\b|
  \b(?:yesterday|today|last (?:night|week)|this (?:morning|week)|days? ago|gister|vandag) (?:i|ek|she) (?:\w+ ){0,2}(?:took|drank|swallowed|popped|had|het)\b`
const baby = pattern`
  \b(?:trying (?:for|to (?:conceive|fall))|ttc|want(?:s)? a baby|baby|pregnant|pregnancy|conceiv\w*|swanger|expecting|late period|period is late|missed (?:my|a) period)\b`

/** What presses where capsules were taken a short while ago, whatever is said of the course before. */
export const takenLately = (knowledge: Knowledge, message: string): RedFlagNotice[] => {
  const plain = normalise(message).replaceAll("'", '')
  return isotretinoin.test(plain) && taken.test(plain) && baby.test(plain) ? findSigns(knowledge, 'I took roaccutane yesterday and we are trying for a baby') : []
}
