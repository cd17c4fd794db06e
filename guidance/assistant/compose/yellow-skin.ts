import type { Asked, Draft } from './draft.ts'
import { tokensOf } from '../../text/tokens.ts'

// "Must I worry that my skin is yellow?": asked about rather than told, it is seen all the same. Source: general.

const yellow =
  /\b(?:my|his|her|babys|childs) (?:whole )?(?:skin|eyes?) (?:is|are|look|looks|turned|turning|went|gone|getting|seems) (?:\w+ )?yellow(?:ish)?\b(?! (?:undertones?|tones?|based|in (?:photos|pictures)|with|under|from|after))/
const other =
  /\b(?:foundation|powder|turmeric|self ?tan\w*|carrots?|pumpkin|filter|camera|bruise\w*|nails?|undertone)\b/

/** Yellow skin or eyes that are asked about; undefined elsewhere. */
export const yellowSkin = ({ heard, request: { message } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  return heard.isLabel || !yellow.test(said) || other.test(said)
    ? undefined
    : {
        paragraphs: [
          '**Have it seen by a doctor or clinic today: skin or eyes that turn yellow can come from the liver or the blood, not from skincare.** For a new-born go now.',
          'Look at the whites of the eyes in daylight, and tell them of dark urine, pale stool, itch, pain, tiredness, and every medicine, herb or supplement you take.',
          'Only palms and soles, and white eyes? Much carrot, pumpkin or sweet potato can do that, and it is harmless; have it looked at all the same when you are not sure.',
        ],
        things: [],
        sources: ['general'],
        level: 'routine',
        topic: { intent: 'particular', ingredients: [] },
        suggestions: [],
      }
}
