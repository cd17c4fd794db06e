import { pattern } from '../../text/pattern.ts'
import { normalise } from '../../text/normalise.ts'
import { messagesOf } from '../conversation.ts'
import type { Asked, Draft } from './draft.ts'

// Tablets and syrups that lie in the house, left over or another's, and how much of them to take or give: no dose, why not, who says it, and what helps meanwhile.
// Source: general.

const steroid = /\b(?:prednis\w*|cortisone|dexamethasone)\b/
const antibiotic = pattern`
  \b(?:doxy\w*|minocycl\w*|amox\w*|augmentin|antibiotics?|flucloxacillin|azithro\w*|bactrim|erythro\w*)\b`
const forItch = pattern`
  \b(?:allergex|zyrtec|texa|cetirizine|loratadine|chlorphen\w*|antihistamines?)\b`
const child =
  /\b(?:baby|toddler|child|kid|kids|son|daughter|brother|sister|boy|girl|\d+ ?(?:yrs?|years?|months?|mths?|yo)|kind|seun|dogter)\b/

const first = (said: string): string => {
  if (forItch.test(said))
    return '**A pharmacist tells you how much today; I give no dose, because it goes by age, weight and the strength in the bottle.** Some make a small child very drowsy or are not for it at all.'
  const name = antibiotic.exec(said)?.[0] ?? steroid.exec(said)?.[0] ?? 'medicine'
  return `**No, leave the leftover ${name} alone, and I give no dose for it.** ${name === 'medicine' ? 'It' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`} was chosen for one illness, one person and one weight.`
}

const why = (said: string): string => {
  if (forItch.test(said))
    return '**Meanwhile for the itch:** a cold, damp cloth for ten minutes, calamine or a plain, fragrance-free cream, cotton clothes, short nails.'
  if (steroid.test(said))
    return 'Steroid tablets raise blood sugar and blood pressure, hide infections, clash with other medicines, and the rash may come back worse when they stop. **Meanwhile:** cool, damp cloths, a plain, fragrance-free cream, shade, nothing scented.'
  return `A few capsules clear nothing, teach germs to resist, and can bring a rash or an allergy${/\b(?:doxy\w*|minocycl\w*|antibiotics?)\b/.test(said) ? '; some are not for children or in pregnancy' : ''}. **Meanwhile:** keep the place clean, do not squeeze, and use a mild wash.`
}

/** What is said to somebody who asks how much of a house's tablets or syrup to take or give. */
export const ofHouseMedicine = ({ request }: Pick<Asked, 'request'>): Draft => {
  const said = normalise([...messagesOf(request.turns).slice(-2), request.message].join('. '))
  return {
    paragraphs: [
      first(said),
      why(said),
      `Ask a pharmacist or clinic this week${child.test(said) ? ' and take the child along' : ''}; hand leftovers in there. The same day for blisters, pus, fever or a rash that spreads fast; swelling of lips or tongue or hard breathing: call 112.`,
      'Taken too much, or the wrong one? Poisons Information Helpline, 0861 555 777, day and night.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'medicine', ingredients: [] },
    suggestions: ['What calms an itchy rash?', 'When should a rash be seen?'],
  }
}

const doseAsked = pattern`
  \b(?:how (?:many|much)|what dose|hoeveel|(?:can|may|could|should|must|kan|mag) (?:i|we|ek|ons) (?:give|gee)\b|(?:can|may) (?:he|she|my \w+) (?:have|take|get|drink))\b`
/** "It's for my kid of 3 years": who is to have it, told after the dose was asked. */
const isForChild =
  /^(?:(?:and|oh|sorry|but) )*(?:its|it is|it's|this is|vir|for) (?:for |vir )?(?:my |our |a |the )?(?:\w+ )?(?:baby|toddler|child|kid|son|daughter|boy|girl|kind|seun|dogter|\d+ ?(?:yr|year|month))/

/** More than it is meant for is refused elsewhere, in plainer words. */
const tooMuch =
  /\b(?:double|dubbel|twice|extra|more than|whole bottle|all of it|forever|knock\w* (?:him|her|them) out|keep (?:him|her|them) quiet)\b/

/** How much of a syrup against itching a child may have; undefined where nobody asks that. */
export const doseForChild = (asked: Pick<Asked, 'request'>): Draft | undefined => {
  const [now, before] = [normalise(asked.request.message), messagesOf(asked.request.turns).slice(-2).map(normalise)]
  const told = [...before, now].join('. ')
  if (tooMuch.test(now)) return undefined
  const dosed = [...(asked.request.told ?? []), ...before]
    .slice(-3)
    .map(normalise)
    .some((one) => doseAsked.test(one))
  const ofChild = child.test(now) && forItch.test(now) && doseAsked.test(now)
  return ofChild ||
    (child.test(now) && forItch.test(now) && dosed) ||
    (isForChild.test(now) && forItch.test(told) && before.some((one) => doseAsked.test(one)))
    ? ofHouseMedicine(asked)
    : undefined
}
