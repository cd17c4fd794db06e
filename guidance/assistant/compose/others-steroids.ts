import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { composers } from './compose.ts'
import type { Asked, Draft } from './draft.ts'
import { asksToTakeOthers, asksToTakeSome } from './supply-words.ts'

const steroidTablets =
  /\b(?:cortisone|kortisoon|steroid|hydrocortisone) (?:tab(?:let)?s?|tablette|pille?s?|capsules?|injections?)\b/

/** "Can I take my mom's leftover cortisone tablets?": of somebody else's, and not how a cream goes with them. */
export const othersSteroids = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  const before = messagesOf(request.turns).at(-1) ?? ''
  const now = tokensOf(request.message).join(' ')
  const told = steroidTablets.test(now)
    ? now
    : asksToTakeSome.test(now)
      ? tokensOf(`${before}. ${request.message}`).join(' ')
      : ''
  return steroidTablets.test(told) && asksToTakeOthers(told)
    ? composers.medicine({
        ...asked,
        heard: { ...heard, tokens: told.split(' '), things: [], medicine: 'cortisone tablets' },
      })
    : undefined
}
