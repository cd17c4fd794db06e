import { thingsOf } from '../understand/carry.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, besideAnswer, countWords, type Draft } from './draft.ts'
import { isMedicine } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "Can I use Jik in my bath?" – "how much must I put?": after a no there is no amount, no time and no number of times; the no stays, whatever is asked of how.

const asksHow = pattern`
  ^(?:(?:and|so|but|ok|okay|then|en|maar|dan|for) )*(?:how (?:much|many|long|often|strong)|hoeveel|hoe (?:lank|gereeld|sterk)|with what|what (?:amount|percentage|strength|percent)|met wat)
  (?: (?:must|should|do|does|can|may|will|to|of|it|that|this|i|we|she|he|use|put|mix|add|leave|keep|take|apply|water|times|minutes|drops|spoons?|soak|boil|wash|rub|eat|drink|scrub|steam|them|my|feet|face|hands|caps?|cups|days|weeks|hours|ml|percent|a|per|day|week|in|on|there|then|stay|moet|ek|sit))*$`
const never = /^\**(?:no, (?:never|please|keep|leave|do not|don’t|not)|never|please (?:do not|don’t)|do not)\b/i
const longest = 12

/** What is asked of how something is done that was refused outright; undefined where nothing was, or something new is named. */
export const noStays = ({ knowledge, heard, request: { turns, message } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const last = turns.findLast(({ role }) => role === 'assistant')
  const topic = last?.topic
  // What somebody else says or does changes no no.
  const asked = turns
    .filter(({ role }) => role === 'assistant')
    .slice(-2)
    .findLast(({ text }) => never.test(text))
  if (
    topic === undefined ||
    asked?.topic === undefined ||
    topic.redFlag !== undefined ||
    topic.trouble === true ||
    !asksHow.test(said) ||
    said.split(' ').length > longest ||
    heard.isLabel ||
    heard.injected
  )
    return undefined
  // How often a medicine is used is for whoever prescribes it to say.
  if (thingsOf(knowledge, asked.topic).some(isMedicine)) return undefined
  const own = hear(knowledge, message)
  if (own.things.length + own.household.length + own.concerns.length + own.who.length > 0) return undefined
  const kept: string[] = []
  for (const one of asked.text.split('\n\n'))
    if (!besideAnswer.test(one) && countWords([...kept, one].join(' ')) < 90)
      kept.push(kept.length === 0 ? one.replace(/^\*\*([^*]+)\*\*/, '$1') : one)
  return {
    paragraphs: ['**None at all: the no stays, however little, short or seldom it is.**', ...kept],
    things: [],
    sources: asked.topic.sources ?? ['general'],
    topic: { ...asked.topic },
    sure: true,
  }
}
