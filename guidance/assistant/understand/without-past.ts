import type { Knowledge } from '../../knowledge/knowledge.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { hear } from './understand.ts'

// "I was on Roaccutane back in matric, I'm 31 now. Is a vitamin C serum fine?": what was used so long ago changes nothing of what is asked, and would be answered in its place.

const longAgo = pattern`
  \b(?:(?:\d{1,2}|a few|few|some|many|couple of|two|three|four|five|six|seven|eight|nine|ten|like \d{1,2}) ?(?:yrs?|years?|jaar) (?:ago|back|gelede|terug)|years (?:ago|back)|long (?:time )?ago|ages ago|jare gelede|
  (?:back )?in (?:matric|high school|hoerskool|school|varsity|my (?:teens|twenties)|(?:19|20[01])\d\d?)|(?:when|toe) (?:i|ek) (?:was|were) (?:a |an |in )?(?:teen\w*|young\w*|kid|child|student|school|matric|1\d|\d)|as a (?:teen\w*|kid|child|student))\b`
/** It was used, and by the one who asks. */
const used = /\b(?:i |ek )?(?:used|was on|were on|took|been on|had|tried|did|finished|het|gebruik)\b/
/** What stays for life, or is not over. */
const lasting = pattern`
  \b(?:allerg\w*|react\w*|swell\w*|swollen|swelled|hives|anaphyla\w*|burn\w*|burnt|rash|scar\w*|marks?|merke|cancer|melanoma|keloid\w*|transplant|lupus|epilepsy|sjs|stevens|hospital\w*|still|since (?:then|that)|ever since|never (?:been|the same|recovered)|
  pregnan\w*|baby|now (?:i|my)|today|again|weer|old (?:tube|bottle|tub|pack)|left ?over|expired?|it (?:worked|helped|cleared)|came back|stopped working|thin(?:ned)?|damag\w*|ruin\w*|he|she|they|my (?:mom|son|daughter|husband|wife|sister|brother))\b`
/** What is asked goes on from it. */
const leans =
  /\b(?:it|that|them|those|this|the same|same|again|too|also|instead|another (?:course|one|round)|restart|go back|dit|weer|because of|from (?:it|that)|caused?|why|permanent\w*|long term)\b/
const asks = /\b(?:can|may|could|is|are|should|must|do|does|will|would|what|which|how|kan|mag|is|moet|watter|wat|hoe)\b/

const parts = (message: string): string[] => message.split(/(?<=[.!?;\n])\s+/)
const noTrouble =
  /\b(?:no|never (?:had )?(?:any|an)?|without) (?:issues?|problems?|trouble|reactions?|side effects?)(?: (?:since|after|then|at all|from it))*\b/g

/**
 * A message without the sentence that only tells of a thing used years ago, where what is asked after it names something else and does not lean on it;
 * the message itself where that is not so.
 */
export const withoutPast = (knowledge: Knowledge, message: string): string => {
  const [first = '', ...rest] = parts(message)
  if (rest.length === 0) return message
  const told = tokensOf(first).join(' ').replaceAll(noTrouble, ' ')
  const asked = rest.join(' ')
  const later = tokensOf(asked).join(' ')
  if (
    first.includes('?') ||
    !longAgo.test(told) ||
    !used.test(told) ||
    lasting.test(told) ||
    leans.test(later.replace(/\b(?:is|was) (?:it|that|this) (?=(?:ok|okay|fine|safe) (?:to|for|if)\b)/g, ' ')) ||
    !asks.test(later)
  )
    return message
  const [before, after] = [hear(knowledge, first), hear(knowledge, asked)]
  const ids = new Set(before.things.map(({ called }) => called))
  return before.things.length + (before.medicine === undefined ? 0 : 1) > 0 &&
    after.things.length + after.kinds.length > 0 &&
    !after.things.some(({ called }) => ids.has(called))
    ? asked
    : message
}
