import type { Concern } from '../../knowledge/kinds.ts'
import type { Asked, Sketch } from './draft.ts'
import { concernCalled } from './facts.ts'
import { basics } from './lines.ts'

// A remedy of the house on a trouble that is named: the verdict first, then what serves. Source: general, and household.json.

/** What strips, burns or clogs, whatever it is put on for. */
const harsh = new Set(['camphor-cream', 'dettol', 'laundry-soap', 'lemon', 'baking-soda', 'toothpaste', 'vinegar', 'urine'])
const instead: Partial<Record<Concern, string>> = {
  acne: 'benzoyl peroxide 2.5% or salicylic acid, a thin dab on the spot at night, or a pimple patch; a mild wash, and hands off',
  'dark-spots': 'sunscreen, SPF 30–50, every morning, and niacinamide or azelaic acid for some months', dehydration: 'a plain, fragrance-free cream on damp skin',
}
/** "Zam-Buk on pimples, yes or no?": no, and what serves. */
export const kitchenOnTrouble = ({ heard: { household, concerns, things } }: Asked): Sketch | undefined => {
  const [concern] = concerns
  const [one] = household
  return concern === undefined || one === undefined || things.length > 0 || !harsh.has(one.id) ? undefined : {
    paragraphs: [`**No, better not for ${concernCalled[concern]}, however long it has been in the house.** ${one.says}`,
      `**What does help:** ${instead[concern] ?? basics}.`, 'Once does no lasting harm: wash it off with a mild wash and lukewarm water, and let skin rest.'], things: [] }
}
