import { wayAsked } from '../understand/asked-way.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Sunlight soap for oily skin, yay or nay?": a yes or no is wanted of a soap by name, and no list of other cleansers. Source: general.

const soaps: readonly (readonly [names: RegExp, verdict: string, why: string])[] = [
  [
    /\b(?:sunlight|green bar|green soap|laundry soap|washing soap|handy andy|dish ?wash\w*|washing (?:up )?liquid|washing powder|groen ?seep)\b/,
    '**No: laundry and dish soaps are made for cloth and plates, and too harsh for a face, oily or not.**',
    'The squeak is skin stripped of its own fat: tight, sore skin follows, it turns ashy and marks easily, and no pimple heals sooner.',
  ],
  [
    /\bdove\b/,
    '**Mostly yes: a plain Dove bar is a mild syndet rather than true soap, and does for many faces, dry ones too.**',
    'Take one without scent, and look at the pack: not every product of that name is mild. Where skin stays tight or stings, a cream cleanser is kinder.',
  ],
  [
    /\b(?:lux|palmolive|pears|imperial leather|jergens|breeze|bar soap|bath soap|toilet soap|ordinary soap|normal soap|gewone seep)\b/,
    '**Rather not for the face: bath soap is alkaline and scented, and leaves skin tight and dry.**',
    'On the body it does little harm where you sweat. Once, when there is nothing else, your face survives it.',
  ],
]
const onSkin = /\b(?:face|skin|pimples?|acne|oily|dry|gesig|vel|puisies|ubuso|isikhumba|oilerige|olierige|droe)\b/
const verdictAsked = pattern`
  \b(?:yay or nay|yes or no|ja of nee|good or bad|thumbs up|thumbs down|yea or nay|hot or not|do or dont|any good|yay|nay)\b|^(?:(?:hi|hey|so|and|but|please) )*(?:is|are|can|does|do|should|may|kan|mag|is dit)\b|\b(?:good|ok|okay|fine|bad|safe|sleg|goed)(?: (?:for|vir|on|idea).*)?$`
const elsewhere = pattern`
  \b(?:or (?:is |use )?(?:a |my )?(?:dove|cetaphil|nivea|vaseline|lux|protex|wash|cleanser)|vs|versus|better than|hands?|clothes|baby|babies|child|son|daughter|routine|body|rash|burn\w*|eczema|vagina\w*|private\w*|
  which|what|how|why|when|dishes|lotion|cream|deodorant|shampoo|moisturi[sz]er|roll on|black soap)\b`

/** The verdict on a soap that was named; undefined where another question is asked of it. */
export const soapVerdict = ({ heard, situation, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    (heard.harmed && !/\b(?:tight|dry|ashy|grey|dull)\b/.test(said)) ||
    heard.things.some(({ families }) => !families.includes('soap')) ||
    situation.conditions.has('under-12') ||
    !onSkin.test(said) ||
    !(verdictAsked.test(said) || wayAsked(request.message) !== undefined) ||
    elsewhere.test(said)
  )
    return undefined
  // Some soaps, and soap on pimples, have a ready answer.
  const laundry =
    soaps[0]?.[0].test(said) === true &&
    !/\b(?:laundry|sunlight|green bar|dish)\b/i.test((heard.particular?.says ?? []).join(' '))
  if (
    (heard.particular?.sure === true && !laundry) ||
    (heard.myth !== undefined && /\b(?:pimples?|acne|puisies|izinduna)\b/.test(said))
  )
    return undefined
  const found = soaps.find(([names]) => names.test(said))
  if (found === undefined) return undefined
  const [, verdict, why] = found
  return {
    paragraphs: [
      verdict,
      why,
      '**What to use:** a soap-free, fragrance-free wash, a gel for oily skin and a cream for dry; shop brands cost hardly more and last for weeks. Lukewarm water, fingertips, half a ' +
        'minute, twice a day at most, then a plain moisturiser, and SPF 30–50 by day.',
      ...(/\b(?:pimples?|acne|puisies|izinduna)\b/.test(said)
        ? ['For pimples a wash or gel with salicylic acid 0.5–2% or benzoyl peroxide 2.5% does what soap cannot.']
        : []),
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'safe', kind: 'cleanser', ingredients: [] },
    suggestions: ['Which cleanser suits oily skin?', 'How often should I wash my face?'],
  }
}
