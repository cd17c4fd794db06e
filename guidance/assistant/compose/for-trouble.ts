import type { Intent } from '../conversation.ts'
import type { Particular } from '../understand/particulars.ts'
import { hear } from '../understand/understand.ts'
import { type Asked, saidIn, type Sketch } from './draft.ts'
import { composeParticular } from './talk.ts'
import { pattern } from '../../text/pattern.ts'

// "Best cream for ringworm": a product is asked for, but a shelf of moisturisers is no answer to an illness or a scar.

const wanted = pattern`
  \b(?:for|against|vir|teen|to (?:treat|remove|fade|clear|heal|get rid of|stop))(?: (?:my|the|a|an|his|her|these|this))* (?!under |everyday )((?:\S+ ){0,3}?\S+)(?: (?:on|in|under|at|
  from|that|which|below|please|op|onder|around|between|during|while|when|after|if) .*)?$`

/** Whether a ready answer is called by just these words. */
const isCalled = ({ id, words }: Particular, trouble: string): boolean =>
  id === trouble.replaceAll(' ', '-') ||
  words.some((word) => new RegExp(`^${word.replaceAll('*', String.raw`\w*`)}$`).test(trouble))

/** What is known of the trouble that a cream is asked for, where no concern of skincare is meant by it; else undefined. */
export const forTrouble = (asked: Asked, intent: Intent): Sketch | undefined => {
  const { knowledge, heard } = asked
  const [, trouble] = intent === 'suggest' && !heard.followsUp ? (wanted.exec(saidIn(asked)) ?? []) : []
  if (
    trouble === undefined ||
    heard.things.length > 0 ||
    heard.kinds.some((kind) => kind === 'sunscreen' || kind === 'lip' || kind === 'eye-cream')
  )
    return undefined
  const of = hear(knowledge, `what helps with ${trouble}`)
  // A type of skin is what products are chosen by.
  if (of.skinType !== undefined) return undefined
  const { particular } = of
  const meant =
    particular !== undefined &&
    particular.says.length > 0 &&
    (isCalled(particular, trouble) ||
      particular.id.startsWith('condition care') ||
      (particular.sure === true && of.concerns.length === 0 && of.who.length === 0 && of.skinType === undefined))
  // With money named, what it is for decides among products.
  if (!meant || particular.id.startsWith('term') || (heard.priceCents !== undefined && heard.concerns.length > 0))
    return undefined
  return composeParticular({ ...asked, heard: { ...heard, particular } })
}
