import type { Request } from '../conversation.ts'
import { pattern } from '../../text/pattern.ts'

// "How do I keep my tattoo bright?" – "it's only 4 days old, sunscreen on it already?": the age is the tattoo's and no child's, so its name is put in.

/** What people tell the age of, other than somebody. */
const aged = pattern`
  \b(?:my|the|a|an|this|these|new|got|had|got my|die|n|om|se)? ?((?:lip |brow |eyebrow |ear |nose |nipple |belly |first |new |fresh |little |navel )*(?:tattoos?|tattooed|tats?|piercings?|pierced|microblading|scars?|stitches|cuts?|wounds?|burns?|grazes?|scabs?|
  pimples?|marks?|dark spots?|moles?|rash|stretch marks?|sunburn|braids|peel|sunscreen|sunblock|serum|cream|moisturi[sz]er|lotion|toner|mascara|foundation|lipstick|cleanser|face wash|tube|bottle|jar|
  product|oil|retinol|tretinoin))\b`
const someChild = pattern`
  \b(?:baby|babies|newborn|infant|toddler|child|children|kids?|son|daughter|boy|girl|twins?|niece|nephew|grand(?:son|daughter|child)|little one|laaitie|teen\w*|kind|seun|dogter|baba\w*|kleintjie|ingane|umntwana|usana|
  he|she|him|her|sister|brother|cousin|napp(?:y|ies)|diapers?|cradle|teeth\w*|crying|birth|born)\b`
/** A jar is asked of as a jar: "which cream is safe?" – "it's two months old" tells of a baby. */
const product =
  /^(?:sunscreen|sunblock|serum|cream|moisturi[sz]er|lotion|toner|mascara|foundation|lipstick|cleanser|face wash|tube|bottle|jar|product|oil|retinol|tretinoin)$/
/** A tattoo goes on being spoken of without its name: what follows is of the new one. */
const inked = /tattoo|tats?$|microblad/
const ofJar =
  /\b(?:still|throw|expire\w*|gone off|off|smell\w*|brown|yellow|colou?r|open\w*|bin|toss|use it|old one|nog|weggooi)\b/
const many = '(?:\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|few|couple(?: of)?)'
const itsAge = new RegExp(
  String.raw`(^|[.,;!?]\s*|\b(?:but|and|cos|coz|because|so|ok|okay|oh|sorry|if|well|no|yes)\s+)(?:it(?:['’]?s| is| was)|is it|they(?:['’]?re| are)|theyre|dit is|dis|mine is)\s+` +
    String.raw`((?:(?:only|just|about|like|now|almost|already|nearly|maybe|still|barely)\s+)*(?:a\s+)?${many}\s*-?(?:hours?|hrs?|days?|weeks?|wks?|months?|mnths?|years?|yrs?)\s*-?\s*old)\b`,
  'gi',
)

const verbs: Readonly<Record<string, string>> = { tattooed: 'tattoo', pierced: 'piercing' }

/** A message with the name of what its age is told of, where the talk before named a thing and nobody young. */
const withName = (message: string, before: readonly string[]): string => {
  if (
    message.search(itsAge) < 0 ||
    someChild.test(message.toLowerCase()) ||
    before.some((text) => someChild.test(text.toLowerCase()))
  )
    return message
  const told = message.slice(0, message.search(itsAge)).toLowerCase()
  const jar = ofJar.test([message, ...before].join(' ').toLowerCase()) && !/\bskin\b/i.test(message)
  // What stands in the message itself is nearer than what was said before; what is asked about after the age is not what has it.
  const noun = [told, ...before]
    .flatMap((text) => aged.exec(text.toLowerCase().replaceAll(/['’]/g, ''))?.[1] ?? [])
    .find((one) => jar || !product.test(one))
  const called = noun === undefined ? undefined : (verbs[noun.split(' ').at(-1) ?? ''] ?? noun)
  return called === undefined
    ? message
    : message.replaceAll(itsAge, (_, opens: string, age: string) =>
        inked.test(called)
          ? `${opens}i got it ${age.replace(/ ?-? ?old$/i, '')} ago`
          : `${opens}the ${called} is ${age}`,
      )
}

const recent = 2

/** The talk with the name of what an age belongs to, in each message that tells one. */
export const withAgesNamed = (request: Request): Request => {
  const said: string[] = []
  const named = (text: string): string => {
    const full = withName(text, said.slice(-recent).toReversed())
    said.push(full)
    return full
  }
  const turns = request.turns.map((turn) => (turn.role === 'user' ? { ...turn, text: named(turn.text) } : turn))
  return { ...request, turns, message: named(request.message) }
}
