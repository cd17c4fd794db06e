import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { plainOf } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { findRedFlags, findSigns } from './red-flags.ts'

// What one message tells over several sentences, so that no sentence of it shows a sign by itself, is put into one plain one.

const isotretinoin = /\b(?:isotretinoin|roaccutane|roacutane|roaccutain|accutane|acutane|oratane|acnetane)\b/
const taken = pattern`
  \b(?:took|taken|drank|swallowed|popped|had) (?:\w+ ){0,6}(?:yesterday|today|last (?:night|week)|this (?:morning|week)|days? ago|just now|gister|vandag)\b|
  \b(?:yesterday|today|last (?:night|week)|this (?:morning|week)|days? ago|gister|vandag) (?:i|ek|she) (?:\w+ ){0,2}(?:took|drank|swallowed|popped|had|het)\b`
const baby = pattern`
  \b(?:trying (?:for|to (?:conceive|fall))|ttc|want(?:s)? a baby|baby|pregnant|pregnancy|conceiv\w*|swanger|expecting|late period|period is late|missed (?:my|a) period)\b`
const ofFeet = /\b(?:feet|foot|heels?|toes?|soles?|voete?|hakke|hakskeen)\b/
const openThere = /\b(?:bleed\w*|bloei|open|deep|raw|oop)\b/
const diabetic = pattern`
  \b(?:diabet\w*|suikersiek\w*|(?:i|she|he|mom|dad|gogo|ouma) (?:have|has|got) (?:the )?sugar\b(?! (?:scrub|wax|craving))|insulin|metformin)\b`
const noDiabetes = /\b(?:no|not|never|without|geen|nie) (?:a |have |got )*(?:diabet\w*|sugar)\b|\bnot diabetic\b/

const plainer = [
  // "The course ended last year, but I took two old capsules yesterday, and we want a baby": that it is over hides that some were taken since.
  {
    isTold: (text: string) => isotretinoin.test(text) && taken.test(text) && baby.test(text),
    says: 'I took roaccutane yesterday and we are trying for a baby',
  },
  {
    isTold: (text: string) =>
      ofFeet.test(text) && openThere.test(text) && diabetic.test(text) && !noDiabetes.test(text),
    says: 'I am diabetic and my heel is bleeding',
  },
]
/** Words that only weigh like an alarm say less than the sign that is meant. */
const vague = new Set(['seen-today'])

/** The red flags of a message that stands by itself. */
export const flagsAlone = (knowledge: Knowledge, message: string): RedFlagNotice[] => {
  const found = findRedFlags(knowledge, message)
  const plain = plainOf(message)
  const said = found.every(({ id, level }) => vague.has(id) || level === 'routine')
    ? plainer.find(({ isTold }) => isTold(plain))
    : undefined
  return said === undefined ? found : findSigns(knowledge, said.says)
}
