import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Says it erases wrinkles in seven days, real?": what a pack or an advert promises, against what skin can do. Source: general.

const effects: readonly (readonly [words: RegExp, truth: string])[] = [
  [
    /\b(?:wrinkl\w*|lines|ageing|aging|ages?|years|younger|botox|lift\w*|firm\w*|sag\w*)\b/,
    'moisture plumps fine lines for some hours; a lasting change takes three to six months of sunscreen and a retinoid, and no cream turns years back',
  ],
  [
    /\b(?:scars?|keloids?|litteken\w*)\b/,
    'a scar ripens over six to eighteen months, and no cream takes it away; silicone worn daily flattens a raised one somewhat',
  ],
  [
    /\b(?:stretch ?marks?|cellulite|striae)\b/,
    'no cream removes stretch marks or cellulite; new marks fade by themselves over months',
  ],
  [
    /\b(?:pores?|porie\w*)\b/,
    'pores have no muscle and do not close; salicylic acid or a retinoid lets them look smaller over weeks',
  ],
  [
    /\b(?:marks?|spots?|pigment\w*|melasma|patches|hyper\w*|vlekke)\b/,
    'dark marks fade over three to six months, and only under daily sunscreen',
  ],
  [
    /\b(?:pimples?|acne|breakouts?|zits|puisies|clear skin)\b/,
    'acne treatment that works takes eight to twelve weeks; a single pimple settles within days by itself',
  ],
  [
    /\b(?:eye ?bags?|dark circles|puff\w*)\b/,
    'puffiness goes down for some hours with cold or caffeine, and dark circles change little with any cream',
  ],
  [
    /\b(?:hair growth|grows? hair|regrow\w*|beard)\b/,
    'hair grows about a centimetre a month, and no cosmetic changes that',
  ],
  [
    /\b(?:results?|glow\w*|glass skin|perfect|flawless|transform\w*|difference)\b/,
    'softer, moister skin shows within days; pimples take eight to twelve weeks, marks and lines three to six months',
  ],
]
const soon =
  '(?:(?:in|within|after|binne) (?:just |only |as little as )?(?:\\d+|one|two|three|a|n|seven|few|a few) (?:\\S+ )?(?:uses?|days?|nights?|weeks?|hours?|minutes?|washes?|applications?|dae|weke)|overnight|instantly|immediately|by \\d+ (?:percent|years)|\\d+ percent|\\d+ years|first use|one use|forever|permanently|guaranteed)'
const promised = pattern`
  \b(?:claims?|claiming|says?|said|promis\w*|ad|ads|advert\w*|label|box|pack|clinically|proven|guarantee\w*|it (?:erases?|removes?|reverses?|shrinks?)|(?:cream|serum|oil|soap|product|pill|gel|lotion|drops|capsules?|patch(?:es)?) (?:to|that|which|can|will|for) (?:\w+ ){0,4}(?:disappear|erase|erases|vanish|gone|remove|removes|completely|forever|permanently))\b`
const doubts =
  /\b(?:true|real|really|legit|legitimate|believe|possible|scam|fake|realistic|honest|nonsense|waar|regtig|work|works|can it|does it|is it|is that|worth)\b/
const does =
  /\b(?:younger|remov\w*|eras\w*|revers\w*|shrink\w*|fad\w*|clear\w*|visibl\w*|lift\w*|tighten\w*|gets? rid|vanish\w*|disappear\w*|cur\w*|heal\w*|grow\w*|regrow\w*|transform\w*|results?|repair\w*|minimi[sz]\w*|closes?|verwyder\w*)\b/
const ownUse =
  /\b(?:i (?:use|used|have used|am using|tried|bought)|ive|my (?:face|skin) (?:is|has|burns?)|how do i|how can i|can i|should i use|what can|which|help me|recommend)\b/

// What does something for the same, and how much of it.
const helps: readonly (readonly [words: RegExp, help: string])[] = [
  [
    /\b(?:stretch ?marks?|striae)\b/,
    'time and a plain moisturiser for the itch; they fade from red or dark to pale over months and soften, but stay as fine scars. A retinoid cream on new ones (not in pregnancy or while breastfeeding), needling or laser ' +
      'by a dermatologist does somewhat more',
  ],
  [/\b(?:cellulite)\b/, 'stronger muscles and steady weight make it show less; massage and caffeine for hours only'],
  [
    /\b(?:scars?|keloids?|litteken\w*)\b/,
    'silicone gel or sheets on a raised scar for two to three months, massage, sunscreen SPF 50; dents and keloids belong with a dermatologist (needling, laser, injections into the scar)',
  ],
  [
    /\b(?:wrinkl\w*|lines|ageing|aging|younger|sag\w*|firm\w*|lift\w*)\b/,
    'sunscreen SPF 30–50 every morning, a moisturiser, and a retinoid at night (not in pregnancy)',
  ],
  [
    /\b(?:marks?|spots?|pigment\w*|melasma|patches|hyper\w*|vlekke|kolle)\b/,
    'tinted sunscreen SPF 30–50 every morning, and azelaic acid, niacinamide or vitamin C',
  ],
  [
    /\b(?:pimples?|acne|breakouts?|zits|puisies)\b/,
    'benzoyl peroxide 2.5% or salicylic acid with a mild wash; a clinic when it is deep or leaves scars',
  ],
]

/** What really helps with the same trouble; undefined where nothing does, or it is not known what for. */
export const helpFor = (said: string): string | undefined => helps.find(([words]) => words.test(said))?.[1]
/** What skin can do, against what is promised. */
export const truthFor = (said: string): string | undefined => effects.find(([words]) => words.test(said))?.[1]

/** The verdict on what a product promises; undefined where nothing is promised, or it is asked what to use. */
export const claimJudged = ({ heard, request, situation }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const quoted = /["“”'‘][^"“”]{8,}["“”'’]/.test(request.message)
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.things.length > 0 ||
    heard.household.length > 0 ||
    heard.cues.has('lighten') ||
    situation.conditions.has('under-12') ||
    !new RegExp(`\\b${soon}`).test(said) ||
    !does.test(said) ||
    ownUse.test(said) ||
    !(promised.test(said) || quoted) ||
    !(doubts.test(said) || promised.test(said))
  )
    return undefined
  const truth = truthFor(said)
  if (truth === undefined) return undefined
  const help = helpFor(said)
  return {
    paragraphs: [
      `**No, do not count on it: ${truth}.**`,
      `“Clinically proven” or “92% agreed” may mean a few people, paid, who were asked how their skin felt.${help === undefined ? ' What an advert must leave out is that moisture, light and make-up do most of the before and after.' : ''}`,
      '**What tells more:** the ingredient and its strength on the label, and time. A cream that really clears or fades within days may hold a strong steroid, hydroquinone or mercury: leave it, above all ' +
        'without a full list of ingredients.',
      ...(help === undefined ? [] : [`**What really helps:** ${help}.`]),
      'Bought it already? It may moisturise; keep the slip. A promise that misleads can be reported to the Advertising Regulatory Board.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [], concerns: heard.concerns.slice(0, 1) },
    suggestions: ['How long until a product works?', 'How do I know whether a cream is illegal?'],
  }
}
