import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'

// "A mole is taken off on Thursday" – "can I moisturise the day before?": what may stay on skin until then. Source: general; what a clinic told goes before it.

const procedure = pattern`\b(?:(?:mole|skin tag|cyst|lump|wart|growth|lipoma|keloid|spot)s? (?:is |are |getting |being |gets |to be )?(?:removed|removal|cut (?:out|off)|taken (?:off|out)|excised|burnt off|frozen off)|(?:remove|removing|cut (?:out|off)|take (?:off|out)|have|having|get|getting) (?:a |my |the )?(?:mole|skin tag|cyst|lump|biopsy|growth|lipoma)\b|biopsy|surgery|operation|(?:mole|skin tag|cyst) (?:op|excision)|c section|caesar\w*|stitches)\b`
const before = pattern`\b(?:(?:the )?(?:day|night|morning|evening|week) (?:before|of)|before (?:it|that|then|the (?:op|operation|surgery|appointment|removal|biopsy|procedure)|i go|surgery|my (?:op|operation|surgery|appointment|biopsy|removal))|on the day|beforehand|that morning|the same day)\b`
const puts =
  /\b(?:moisturi[sz]e\w*|lotion|cream|body butter|vaseline|petroleum jelly|sun ?screen|make ?up|foundation|deodorant|roll ?on|oil|shower|wash|perfume|fake tan)\b/
const asksLeave = /\b(?:can|may|should|must|could|is it|ok|okay|fine|allowed|what (?:can|must|should)|do i)\b/
const otherwise =
  /\b(?:retin\w*|roaccutane|oratane|isotretinoin|acids?|tablets?|warfarin|aspirin|blood thinn\w*|pills?|after (?:it|the|surgery|my)|scar|laser|wax\w*|tattoo|peel|facial|botox|braces)\b/

/** What may go on skin before it is cut or a sample is taken; undefined where something else is asked of it. */
export const beforeProcedure = ({ heard, request: { message, turns } }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const story = [
    ...messagesOf(turns)
      .slice(-2)
      .map((text) => tokensOf(text).join(' ')),
    said,
  ].join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    !procedure.test(story) ||
    !before.test(said) ||
    !puts.test(said) ||
    !asksLeave.test(said) ||
    otherwise.test(said)
  )
    return undefined
  const day = /\b(?:on the day|that morning|the morning of|the day of|the same day|morning before)\b/.test(said)
  const makeup = /\b(?:make ?up|foundation|perfume|fake tan|deodorant|roll ?on)\b/.test(said)
  return {
    paragraphs: [
      day || makeup
        ? '**Better nothing on that skin on the day itself: come with it clean and bare, without cream, make-up, deodorant or scent.** Until the evening before, your moisturiser is fine.'
        : '**Yes, the day before you can moisturise as always; on the day itself leave that skin clean and bare.** Cream or oil makes plasters and drapes slip, and what was drawn on skin rubs off.',
      '**How:** a plain, fragrance-free one; that evening or morning a shower with a mild wash, pat dry, nothing after it on that place. Do not shave or wax there by yourself, and leave scrubs, acids and retinoids off it for some days.',
      'What your doctor or clinic told you goes before this: ask them about medicines too, and ring if the skin there is sore, infected or sunburnt before the day.',
    ],
    things: [],
    sources: ['general'],
    sure: true,
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['How do I care for the wound afterwards?', 'When can I wear sunscreen on the scar?'],
  }
}
