import { answerOf, type ReadyRow } from './ready-rows.ts'
import type { Asked, Draft } from './draft.ts'

// "For a poster in our salon: what does one do when peel gets into a client's eye? Nobody is hurt": first aid, asked for to be taught. What has happened alarms before this
// (guidance/safety). Sources: general; safety-eye-rinse.

const taught =
  /\b(?:first aid|poster|training|train (?:my |our )?(?:staff|team|girls)|manual|pamphlet|policy|checklist|workshop|in general|generally|what does one do|if (?:some(?:body|one)|any(?:body|one)|a (?:client|customer|child|learner))|in case|just in case|prepared|nobody is hurt|no one is hurt|noodhulp)\b/
const asks = /\b(?:what|whats|how|which|steps?|does one|right thing|do|must|should|wat|hoe)\b/
const product =
  /\b(?:cleanser|face wash|peels?|peeling|acids?|shampoo|sun ?screen|creams?|lotion|products?|chemicals?|glue|dye|tint|serum|relaxer|perm|toner|remover|bleach|developer|soap|sanitiser|retinol|perfume|spray|nail \w+|wax)\b/
const mine =
  /\b(?:my|his|her) (?:\w+ )?(?:eyes?|face|skin|hand|arm|son|daughter|child)\b|\bi (?:got|have|spilt|spilled|splashed)\b|\bjust (?:got|now|happened)\b|\b(?:burns|burning|hurts|cant see) (?:now|so|badly)\b|\bhelp\b/

const rows: readonly ReadyRow[] = [
  {
    asks: [
      taught,
      asks,
      product,
      /\b(?:(?:gets?|got|goes|lands?|runs?|splash\w*|squirts?|comes) (?:\w+ )?(?:in|into|in to)|in) (?:the|their|an?|somebodys?|someones?|clients?|customers?|ones)?(?: clients?| customers?)? ?(?:eyes?|oog|oe)\b/,
    ],
    not: mine,
    says: [
      '**Rinse at once with clean, lukewarm running water, 15 to 20 minutes by the clock, the lids held open; every second before that counts.** From the nose outwards, so that nothing runs into the other eye.',
      '**Steps for the wall:** 1. to the tap, bottle or shower, at once; 2. contact lenses out while rinsing; 3. blink and roll the eye; 4. no rubbing, no drops, milk or vinegar; 5. keep the pack.',
      'A mild cleanser that stings for a minute needs no more than that. **Acid, peel, relaxer, bleach, glue or cleaner, or pain, redness, light that hurts or blurred sight afterwards:** rinse on, then emergency department or 112.',
      'Questions on a product: Poisons Information Helpline, 0861 555 777, day and night.',
    ],
    suggestions: ['What belongs in a first-aid kit for a salon?', 'What is done for a burn from a peel?'],
  },
  {
    asks: [
      taught,
      asks,
      /\b(?:peels?|acids?|relaxer|wax|bleach|chemicals?|perm|developer|depilatory|hair removal cream)\b/,
      /\b(?:burn\w*|on (?:the |their |a clients? )?skin|too long|spil\w*|brand)\b/,
    ],
    not: mine,
    says: [
      '**Take it off and rinse with cool running water for 20 minutes, at once; wax that sticks stays on and is cooled.** Clothes and jewellery that hold it come off first; the helper wears gloves.',
      '**Then:** cover loosely with cling film or a clean, non-stick dressing. No ice, butter, toothpaste, neutralising or second product; blisters stay closed.',
      '**To a clinic the same day:** face, eyes, hands or private parts, blisters, white or black skin, larger than a palm, or a child. Strong pain or a large burn: 112 or 10177.',
      'Write down product, strength and minutes, and keep the pack. On deeper skin keep sun off it for months, or a mark stays.',
    ],
    suggestions: ['What is done when a product gets into an eye?', 'How do I do a patch test?'],
  },
]

/** First aid as it is taught; undefined where something has happened, or no first aid is asked for. */
export const firstAidTaught = (asked: Asked): Draft | undefined => answerOf(rows, asked)
