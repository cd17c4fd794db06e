import { askingIn } from './asking.ts'
import { pattern } from '../../text/pattern.ts'

// "Which cream?", "why?", "how long?": what is asked so has no yes and no no.

const asksWhat = pattern`
  (?:what(?! (?:if|about|do you think))|wat(?! van)|which|why|how(?! (?:about|come you|bad|safe|good|harmful|dangerous|true|effective|necessary|important|much better)\b)|where|when|who|whats|whens|hows|wheres|hoe|hoekom|waarom|watter|wanneer|waar|wie)`
  .source
const opensSo = new RegExp(
  String.raw`^(?:(?:hi|hey|hello|so|and|but|ok|okay|pls|please|eish|yo|bru|sis|then|now|just|help|tell me|cos|if so|well|also|quick question|question) )*(?:(?:do|can|could|would) (?:you|u|anyone|someone) (?:please )?(?:know|tell me) )?${asksWhat}\b`,
)
/** "I am 35, which cream …", "my face is oily so what must I …". */
const within = pattern`
  (?:^|[,;:] ?| )(?:(?:what|wat) (?:\w+ )?(?:can|must|should|do|could|kan|moet|helps?|works?|kind|type|sort|cream|soap|lotion|product)|which|why (?:is|are|do|does|am)|how (?:do|can|must|should|long|much|many|often)|
  where (?:do|can|must)|when (?:do|can|must|should)|watter|hoe (?:lank|gereeld|moet|kan|baie)|hoekom)\b`
/** A yes or no is asked as well: "what is it and is it bad", "it peels, is that normal, how long". */
const asksWhether = pattern`
  (?:^|[,;:] ?|\b(?:and|or|but|so|en|also|or|then|maar) )(?:(?:please|just|also|then) )?(?:is|are|isnt|arent|can|may|does|do|did|will|should|must|would|am|could|kan|mag|moet|sal) [a-z]+ |\b(?:if it|whether|true|myth|yes or no|ok or|or not|allowed|safe)\b|
  (?<!\b(?:why|what|how|which|where|when|who|hoekom|wat|hoe|watter|wanneer|long|much|often|many|soon)(?: [a-z]+)? )\b(?:is it|is that|is this|are they|does it|does that|will it|can i|may i|kan ek|mag ek)\b`

/** Whether a message asks what, which, why, how, where or when, and nothing that has a yes. */
export const asksOpenly = (message: string): boolean => {
  const said = askingIn(message)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[’'"“”()]/g, '')
    .replaceAll(/[^\p{L}\p{N},;:?.! ]+/gu, ' ')
  const parts = said
    .split(/[.?!\n]+/)
    .map((part) => part.replaceAll(/ {2,}/g, ' ').trim())
    .filter((part) => /\p{L}{2}/u.test(part))
  return (
    parts.some((part) => opensSo.test(part) || within.test(part)) &&
    parts.every((part) => !asksWhether.test(`${part} `))
  )
}
