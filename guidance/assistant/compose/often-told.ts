import type { Intent } from '../conversation.ts'
import { wordsOf } from '../../text/normalise.ts'
import { type Asked, countWords, type Sketch } from './draft.ts'
import { sentencesIn } from './onward.ts'
import { pattern } from '../../text/pattern.ts'

const number = String.raw`(?:one|two|three|four|five|once|twice|several|many|a few|\d+)`
const asksOften = pattern`\b(?:how (?:often|many times)|hoe gereeld|hoe dikwels|hoeveel keer|kangaki|hangata hakae|ha kae)\b`
const bare =
  /^(?:(?:and|so|ok|en) )*(?:how (?:often|many times)|hoe gereeld|hoeveel keer)(?: (?:per|a|in a|each|n|op n) (?:day|week|month|dag|maand))?$/
/** What a sentence says of how often. */
const tellsOften = pattern`
  \b(?:once|twice|daily|nightly|${number}(?: (?:to|or|of) ${number})? (?:times|evenings|nights|mornings|days) |(?:many|several) times|every (?:second|other|third|few|two|three|\d+)? ?(?:days?|
  evenings?|nights?|mornings?|hours|weeks?|wash)|each (?:wash|bath|time|morning|evening|night)|after (?:every|each)|again (?:after|every|at|when))`
const answered: ReadonlySet<Intent> = new Set<Intent>([
  'particular',
  'for-concern',
  'suggest',
  'explain-more',
  'safe',
  'how-often',
])
const fewest = 60

/** "What can I put on dry cheeks?" – "how many times a day?": what the answer before says of that comes first. */
export const oftenTold = ({ heard, request: { turns, message } }: Asked): Sketch | undefined => {
  const said = wordsOf(message).join(' ')
  const last = turns.findLast(({ role }) => role === 'assistant')
  const topic = last?.topic
  if (
    last === undefined ||
    topic === undefined ||
    !answered.has(topic.intent) ||
    topic.trouble === true ||
    topic.redFlag !== undefined ||
    topic.ingredients.length + topic.families.length > 0 ||
    topic.kind === 'sunscreen' ||
    !asksOften.test(said) ||
    wordsOf(message).length > 12 ||
    !(heard.followsUp || bare.test(said)) ||
    // What is known of just that has an answer of its own.
    (heard.intent === 'particular' && heard.particular !== undefined && heard.particular.id !== topic.entry) ||
    heard.things.some(({ ingredient }) => !(topic.offered ?? []).includes(ingredient?.id ?? ''))
  )
    return undefined
  const all = sentencesIn(last.text)
  const found = all.filter((sentence) => tellsOften.test(sentence.toLowerCase())).slice(0, 2)
  if (found.length === 0) return undefined
  const more: string[] = []
  for (const one of all) if (!found.includes(one) && countWords([...found, ...more].join(' ')) < fewest) more.push(one)
  return { paragraphs: [`**${found[0] ?? ''}**`, found[1], more.join(' ')], things: [], topic: { ...topic } }
}
