import type { Intent } from '../conversation.ts'
import { detailAsked } from '../understand/details.ts'
import { tellsTime } from '../understand/plain-turns.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, countWords, type Draft } from './draft.ts'
import { sentencesIn } from './onward.ts'

// "How do I use a pimple patch?" – "can I put it on one I popped?" – "how long must it stay?": a detail that one of the last answers tells comes out of that answer, and
// not out of what is known of time at large.

const answered: ReadonlySet<Intent> = new Set<Intent>([
  'particular',
  'explain-more',
  'myth',
  'for-concern',
  'suggest',
  'safe',
  'how-to-use',
  'does-help',
  'what-is',
])
const back = 3
const fewest = 60

/** The sentence of the last answers that tells the detail that is asked for; undefined where none does, or the turn is about something of its own. */
export const detailTold = ({ knowledge, heard, request: { turns, message } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const wanted = detailAsked(said)
  if (
    wanted === undefined ||
    heard.isLabel ||
    heard.injected ||
    turns.at(-1)?.topic?.trouble === true ||
    turns.some(({ topic }) => topic?.redFlag !== undefined)
  )
    return undefined
  const own = hear(knowledge, message)
  if (own.things.length + own.kinds.length + own.concerns.length + own.household.length + own.who.length > 0)
    return undefined
  const before = turns
    .filter(({ role, topic }) => role === 'assistant' && topic !== undefined && answered.has(topic.intent))
    .slice(-back)
    .toReversed()
  const already =
    heard.particular !== undefined &&
    !before.some(({ topic }) => topic?.entry === heard.particular?.id) &&
    heard.particular.says
      .flatMap(sentencesIn)
      .some((one) => wanted.test(one) || (heard.particular?.id.startsWith('subject ') === true && tellsTime.test(one)))
  const found = already ? undefined : before.find(({ text }) => sentencesIn(text).some((one) => wanted.test(one)))
  if (found?.topic === undefined) return undefined
  const all = sentencesIn(found.text)
  const lead = all.find((one) => wanted.test(one)) ?? ''
  const more: string[] = []
  for (const one of all) if (one !== lead && countWords([lead, ...more].join(' ')) < fewest) more.push(one)
  return {
    paragraphs: [`**${lead}**`, more.join(' ')].filter((one) => one !== ''),
    things: [],
    sources: found.topic.sources ?? ['general'],
    topic: { ...found.topic },
    sure: true,
  }
}
