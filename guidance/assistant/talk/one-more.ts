import type { Knowledge } from '../../knowledge/knowledge.ts'
import { turnedToIn } from './in-place-of.ts'
import { phrasesIn, usedIn } from './phrases.ts'
import { isNoun, lead } from './talk-words.ts'
import type { Talk } from './talk.ts'

// What comes to what was told or asked before: one more thing in an order, and a trouble that might get worse.

const ofOrder =
  /\border\b|\b(?:goes|comes|go|come|put on|use|apply) (?:\w+ )?first\b|^(?:so |and )?(?:what|which|wat) (?:one )?(?:is |goes |comes )?first\b/
/** "In which order serum and moisturiser?" – "and SPF?" – "and foundation?": to an order one more is added. */
export const addedToOrder = (knowledge: Knowledge, { question }: Talk, said: string): string | undefined => {
  const other = turnedToIn(said)
  if (
    other === undefined ||
    !isNoun(other) ||
    question === undefined ||
    !ofOrder.test(question) ||
    question.includes(other)
  )
    return undefined
  const [phrase, second] = phrasesIn(knowledge, other)
  return phrase === undefined ||
    (phrase.slot !== 'used' && phrase.slot !== 'other') ||
    second !== undefined ||
    usedIn(knowledge, question).length === 0
    ? undefined
    : `${question.replace(/\b(?:or|n)\b/g, 'and').replace(/^(?:which|what) order (?!do|should|must|for|of)/, 'in which order do i put on ')} and ${other}`
}

const turnsBad = new RegExp(
  `^${lead}(?:what |wat )?(?:if|when|as|wanneer) (?:it|its|they|theyre|this|that|these|those|dit|hulle) (?<does>(?!helps?|works?|goes away|is fine|adds?)(?:\\S+ ?){1,8})$`,
)
const happens =
  /\b(?:crack\w*|bleed\w*|peel\w*|itch\w*|red|redder|swell\w*|swollen|blister\w*|sore|hurt\w*|burn\w*|sting\w*|worse|bigger|spread\w*|scab\w*|weep\w*|pus|split\w*|darker|dark|flak\w*|smell\w*|dry|bars|bloei|jeuk|swel|rooi|brand|erger|seer|dop|skilfer)\b/
/** "My hands are dry from washing up" – "and if they start to crack?": of the trouble that is spoken of. */
export const whatIf = (_: Knowledge, { trouble, subject, story, question }: Talk, said: string): string | undefined => {
  const does = turnsBad.exec(said)?.groups?.['does']
  if (does === undefined || trouble === undefined || !happens.test(does) || subject?.slot === 'used') return undefined
  const told = question === undefined ? story.at(-1) : undefined
  return told === undefined
    ? `what if my ${trouble} ${does}`
    : `${told}, what if ${trouble.endsWith('s') || /hands|lips|heels|feet|cheeks|elbows|legs|arms/.test(trouble) ? 'they' : 'it'} ${does}`
}
