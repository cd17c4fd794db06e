import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft, saidIn } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// A treatment that changes the answer to an everyday question about cream or sun, where no ingredient is asked about. Source: general.

const cancerCare = /\b(?:chemo\w*|radiation|radiotherapy|radioterapie|bestraling|immunotherapy)\b/
const thinners =
  /\b(?:warfarin|xarelto|rivaroxaban|eliquis|apixaban|pradaxa|clexane|plavix|clopidogrel|blood thinners?|bloedverdunners?)\b/
/** Past, or somebody else's thing: no treatment now. */
const over = /\b(?:finished|after|years? ago|months? ago|survivor|done with|completed|klaar)\b/

const cream = pattern`
  \b(?:creams?|room|lotion|moistur\w*|ointment|balm|oil|gentle|something|anything|products?|what (?:can|must|should)|routine|wash|cleanser|dry|droog|
  stings?|sore|tight|itch\w*)\b`
const inCancerCare = (): Draft => ({
  paragraphs: [
    '**Bland and greasy: a fragrance-free ointment or thick cream (petroleum jelly, glycerin or ceramides) several times a day, and ask the oncology ' +
      'team before anything else.**',
    'Treatment makes skin thin, dry and slow to heal, so that even mild things sting.',
    '**How:** lukewarm water, a creamy soap-free wash once a day at most, pat dry, and the cream on damp skin. No acids, retinoids, vitamin C, scrubs, ' +
      'scent, essential oils or razor on ' +
      'sore skin. Mineral sunscreen SPF 50, hat and shade. On a radiation field only what the team has allowed.',
    'Tell the team at the next visit that it is dry or stings. Call them the same day for cracks, blisters, a rash or sore red palms and soles; with a ' +
      'temperature of 38 °C or more ' +
      'at once, day or night.',
  ],
  things: [],
  sources: ['general'],
  topic: { intent: 'for-concern', ingredients: [] },
  suggestions: ['Which sunscreen for sensitive ' + 'skin?', 'What helps dry lips?'],
})

const onThinners = (): Draft => ({
  paragraphs: [
    '**A plain, fragrance-free cream or ointment with glycerin, ceramides or petroleum jelly: none of these touches clotting.**',
    '**How:** pat it on, do not rub, twice a day on damp skin and after every wash; a soap-free wash, lukewarm water. Thin skin that tears likes long ' +
      'sleeves or a tubular bandage, short nails, and ' +
      'silicone plasters instead of sticky ones. Sunscreen, SPF 30–50, on the arms by day, for sun thins skin further.',
    'Ask first about salicylic acid or wintergreen muscle rubs over large areas, and tranexamic acid. No scrubs, needling or waxing there.',
    'A tear that bleeds on after ten minutes of pressure, a flap of skin, or bruises without a knock: clinic or doctor the same day.',
  ],
  things: [],
  sources: ['general'],
  topic: { intent: 'suggest', kind: 'moisturiser', ingredients: [] },
  suggestions: ['Which body cream for very dry ' + 'skin?', 'Which sunscreen for thin skin?'],
})

const asksForCream =
  /\b(?:what|which|any|recommend|suggest|can|is|good|gentle|watter)\b.*\b(?:creams?|room|lotions?|moisturi[sz]\w*|ointment|body butter)\b|\b(?:creams?|lotion|moisturi[sz]er)\b.*\b(?:ok|okay|safe|gentle|best|good|recommend)\b/
/** "My mother is having chemo" – "what kind of cream is gentle enough?": told a turn or two before, and not answered so yet. */
const toldBefore = ({ heard, request: { message, turns } }: Asked): boolean => {
  const told = messagesOf(turns)
    .slice(-3)
    .map((text) => tokensOf(text).join(' '))
    .join(' . ')
  return (
    cancerCare.test(told) &&
    !over.test(told) &&
    asksForCream.test(tokensOf(message).join(' ')) &&
    heard.things.length === 0 &&
    ['suggest', 'for-concern', 'particular'].includes(heard.intent) &&
    turns.findLast(({ role }) => role === 'assistant')?.text.startsWith('**Bland and greasy') !== true
  )
}

/** The answer for somebody in treatment who names nothing to judge; undefined where the treatment changes nothing. */
export const inTreatment = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  const said = saidIn(asked)
  if (heard.isLabel || heard.injected || over.test(said)) return undefined
  if (heard.followsUp) return toldBefore(asked) ? inCancerCare() : undefined
  const whole = tokensOf(request.message).join(' ')
  const named = heard.things.filter(({ families }) => !families.includes('medicine'))
  if (named.length > 0 || /\b(?:peel|laser|wax\w*|shav\w*|make ?up|nail|hair dye)\b/.test(whole)) return undefined
  if (cancerCare.test(whole) && cream.test(whole)) return inCancerCare()
  return thinners.test(whole) &&
    cream.test(whole) &&
    (heard.kinds.length > 0 || /\bthin|tear|bruis\w*|dry\b/.test(whole))
    ? onThinners()
    : undefined
}
