import { normalise } from '../../text/normalise.ts'
import { messagesOf } from '../conversation.ts'
import { composers } from './compose.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "There's purple all over my hands." – "Gentian violet, I was painting my kid's mouth." – "How do I get it off?": what stains was told of just before.

const stains = pattern`
  \b(?:gentian violet|gentiaan|koki\w*|permanent marker|marker pen|sharpie|ink|henna|hair dye|turmeric|borrie|food colou?r\w*|beetroot|face paint|self ?tan\w*|fake tan|iodine|paint)\b`
const getItOff = pattern`
  ^(?:(?:so|ok|okay|and|but|haha|lol|please|pls|hi) )*(?:how (?:do|can|must|should) (?:i|we)|how to|what (?:takes|gets|removes)|hoe (?:kry|haal) ek)\b.{0,30}\b(?:off|out|away|remove|af|clean)\b`
/** A stain that harms: an allergy, a swelling, an eye. */
const harms = /\b(?:rash|swell\w*|swoll\w*|blister\w*|burn\w*|sting\w*|itch\w*|eyes?|lids?|swallow\w*|drank|raw|sore)\b/
const longest = 14

/** How a stain comes off that was told of one or two messages ago; undefined where none was, or where it harms. */
export const stainInTalk = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request } = asked
  const now = normalise(request.message)
  const told = messagesOf(request.turns).slice(-2).map(normalise).join('. ')
  if (
    heard.isLabel ||
    now.split(' ').length > longest ||
    !getItOff.test(now) ||
    !stains.test(told) ||
    harms.test(`${told}. ${now}`)
  )
    return undefined
  const particular = knowledge.topics.find(({ id }) => id === 'stained-skin')
  return particular === undefined
    ? undefined
    : composers.particular({ ...asked, heard: { ...heard, particular, things: [] } })
}
