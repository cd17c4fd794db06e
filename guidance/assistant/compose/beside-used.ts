import { ofSkinType } from '../understand/carry.ts'
import { asksWhatElse, tellsOfUse } from '../understand/since-then.ts'
import { isActive, leftOut } from './lines.ts'
import { composers } from './compose.ts'
import type { Asked, Draft } from './draft.ts'

/** "Dark marks, I already use SPF and vitamin C, what else?": what helps beside it, and not whether the two go together or what is still to buy. */
export const besideUsed = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, situation } = asked
  const said = heard.tokens.join(' ')
  const concerns = heard.concerns.filter((one) => !ofSkinType.has(one))
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.followsUp ||
    concerns.length === 0 ||
    !asksWhatElse(said) ||
    !tellsOfUse(said) ||
    !heard.things.some((thing) => isActive(thing) && leftOut(knowledge, thing, situation) === undefined) ||
    heard.who.includes('child') ||
    situation.conditions.has('under-12')
  )
    return undefined
  const draft = composers['for-concern']({ ...asked, heard: { ...heard, concerns, kinds: [] } })
  return { ...draft, topic: { ...draft.topic, intent: 'for-concern' } }
}
