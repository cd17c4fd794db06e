import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import { leftOut } from './lines.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Cetaphil or Vaseline for my heels?" – "which one would you pick?": one of the two that were named, or neither, and not something from a shelf.
// Source: general dermatology practice.

type Sort = 'cleaner' | 'antiseptic' | 'soap' | 'mild' | 'seal' | 'butter' | 'lotion' | 'oil' | 'aqueous' | 'camphor'

const sold: readonly (readonly [words: string, sort: Sort])[] = [
  ['aqueous(?: cream)?', 'aqueous'],
  ['(?:tissue|bio) ?oil', 'oil'],
  ['(?:coconut|olive|baby|almond|castor|sunflower) oil', 'oil'],
  ['(?:shea|cocoa)(?: butter)?', 'butter'],
  ['zam ?buk|vicks|camphor cream|ingrams?', 'camphor'],
  [
    'cetaphil (?:wash|cleanser)|dove|soap free wash|baby wash|micellar water|face wash|gentle cleanser|facial cleanser',
    'mild',
  ],
  ['vaseline(?! (?:lotion|intensive|body))|petroleum jelly|petrolatum', 'seal'],
  [
    'cetaphil|nivea|ponds?|e45|eucerin|qv|epimax|cera ?ve|sorbolene|body lotion|hand cream|' +
      'vaseline (?:lotion|intensive|body)|glycerine? cream|moisturi[sz]er',
    'lotion',
  ],
  [
    'sunlight|handy ?andy|(?:dish ?wash\\w*|washing up|dish) liquid|omo|washing powder|jik|bleach|domestos|laundry soap|green bar|ajax',
    'cleaner',
  ],
  ['dettol|savlon|antiseptic|jeyes', 'antiseptic'],
  ['life ?buoy|protex|lux|palmolive|bar soap|hand soap|carbolic|shower gel|body wash', 'soap'],
]
const washing: readonly Sort[] = ['cleaner', 'antiseptic', 'soap', 'mild']
const never: readonly Sort[] = ['cleaner', 'antiseptic']

type Named = { said: string; sort: Sort; at: number }
const plainWord =
  /\b(?:cream|jelly|butter|liquid|soap|wash|oil|powder|water|antiseptic|moisturi[sz]er|cleanser|bleach|lotion|gel)$|^(?:petrol|aqueous)/
/** "Vaseline" is a name, "aqueous cream" is none. */
const written = (said: string): string => (plainWord.test(said) ? said : capital(said))
const namedIn = (text: string): Named[] =>
  sold
    .flatMap(([words, sort]) =>
      Array.from(text.matchAll(new RegExp(String.raw`\b(?:${words})\b`, 'g')), ({ 0: said, index }) => ({
        said: written(said),
        sort,
        at: index,
      })),
    )
    .filter(
      (one, _, all) =>
        !all.some(
          (other) =>
            other !== one &&
            other.at <= one.at &&
            other.at + other.said.length > one.at &&
            other.said.length > one.said.length,
        ),
    )
    .toSorted((one, other) => one.at - other.at)

const weighed = /\b(?:or|vs|versus|of|noma|okanye)\b/
const picks = pattern`
  ^(?:(?:but|no|nee|ok|okay|so|and|hmm|eish|please|just|well|then|hey|really|i mean|lol|sure|maar) )*(?:which (?:one|1|of|is better|would|should|do)|
  out of (?:the|those|these)|of the (?:two|2)|
  (?:just )?(?:pick|choose|say) (?:one|1)|what would (?:you|u) (?:pick|choose|take|use|go)|watter (?:een|van)|wat sal jy (?:kies|vat)|kies een|yiphi)\b|\bwhich one$`
const onFace = /\b(?:face|facial|gesig|ubuso|pimples?|acne|cheeks|forehead)\b/
const cracked = pattern`
  \b(?:crack\w*|chap\w*|split\w*|heels?|hakke|hands?|hande|lips?|lippe|elbows?|knees|feet|foot|voete|very dry|so dry|eczema|dish\w*|gebars|bars|peeling|
  ashy|winter)\b`
const oily = /\b(?:oily|shiny|pimples?|acne|break ?outs?|blackheads?|olierig|puisies)\b/

const why: Readonly<Record<Sort, string>> = {
  cleaner: 'is made to strip grease off dishes, floors or cloth, and strips skin as well',
  antiseptic: 'stings, dries and can burn skin, and treats no pimples',
  soap: 'is alkaline and scented, and leaves a face tight',
  mild: 'cleans without stripping',
  seal: 'holds water in better than anything else, has no scent and rarely causes allergy',
  butter: 'softens and seals, but can clog pores on a face',
  lotion: 'sinks in and is pleasant by day, but holds less in',
  oil: 'softens; it adds no water, and scented ones can irritate',
  aqueous: 'is soap-like: left on, it irritates, above all eczema; it is for washing with',
  camphor: 'cools and scents; on cracked or sensitive skin it stings',
}
/** Of what is chosen the good side. */
const good: Partial<Record<Sort, string>> = {
  lotion: 'sinks in, leaves little grease and is easy to put on twice a day',
  butter: 'softens and seals',
  oil: 'softens',
}

/** What no cream settles has answers of its own. */
const ofMarks = /\b(?:stretch|scars?|marks?|spots|wrinkles?|lines|rash|pigment\w*|rekmerke|letsels?)\b/

const orderFor = (told: string): readonly Sort[] =>
  oily.test(told)
    ? ['mild', 'lotion', 'seal', 'oil', 'butter', 'aqueous', 'camphor']
    : cracked.test(told)
      ? ['seal', 'butter', 'lotion', 'oil', 'aqueous', 'camphor']
      : ['lotion', 'seal', 'butter', 'oil', 'aqueous', 'camphor']

const washWith =
  '**Instead:** a soap-free, fragrance-free wash, the shop’s own brand too, in the evening; in need lukewarm water and a soft cloth.'

const forWashing = (one: Named, other: Named): string[] => {
  const [bad, mild] = washing.indexOf(one.sort) <= washing.indexOf(other.sort) ? [one, other] : [other, one]
  const lines =
    one.sort === other.sort
      ? `Each of them ${why[one.sort]}.`
      : `${capital(one.said)} ${why[one.sort]}; ${other.said} ${why[other.sort]}.`
  return mild.sort === 'mild' && bad.sort !== 'mild'
    ? [
        `**I would take ${mild.said}: it ${why.mild}.**`,
        `${capital(bad.said)} ${why[bad.sort]}.`,
        'Lukewarm water, fingertips, once in ' + 'the evening, and a plain moisturiser after it.',
      ]
    : never.includes(mild.sort)
      ? [`**Neither: ${one.said} and ${other.said} are both not made for a face.**`, lines, washWith]
      : [
          `**Better neither for every day${never.includes(bad.sort) ? `; of the two only ${mild.said}, in need` : ''}.**`,
          lines,
          washWith,
        ]
}

const place = /\b(?:hands|heels|feet|lips|elbows|knees|legs|knuckles)\b/

const forLeavingOn = (one: Named, other: Named, told: string): string[] => {
  const where = place.exec(told)?.[0]
  const order = orderFor(told)
  const [first, second] = order.indexOf(one.sort) <= order.indexOf(other.sort) ? [one, other] : [other, one]
  const sealed =
    [first, second].some(({ sort }) => sort === 'seal') && [first, second].some(({ sort }) => sort === 'lotion')
  return [
    `**I would take ${first.said}${cracked.test(told) && first.sort === 'seal' ? ` for ${where ?? 'skin'} that dry` : ''}: it ${good[first.sort] ?? why[first.sort]}.**`,
    `${capital(second.said)} ${why[second.sort]}.`,
    sealed
      ? '**Best of all, both:** the lotion on damp skin after every wash, ' +
        'and a thin film of petroleum jelly over it at night; cotton gloves or ' +
        'socks keep it there.'
      : 'Put it on damp skin, twice a day and after every wash.',
    /\b(?:dish\w*|wash(?:ing)? (?:up|dishes)|skottelgoed|clean\w*)\b/.test(told)
      ? 'Gloves for wet work matter as much as the cream.'
      : '',
    'Cracks that bleed, weep or do not close in two weeks: let a pharmacist or clinic look.',
  ].filter((line) => line !== '')
}

/** Which of two everyday products that were named; undefined where no two were, or something else is asked. */
export const ofTwoNamed = ({ knowledge, heard, request, situation }: Asked): Draft | undefined => {
  if (heard.isLabel || heard.injected || heard.harmed || situation.conditions.has('under-12')) return undefined
  const said = tokensOf(request.message).join(' ')
  const earlier = messagesOf(request.turns)
    .slice(-2)
    .map((text) => tokensOf(text).join(' '))
  const now = namedIn(said)
  const last = now.length > 1 ? said : earlier.findLast((text) => weighed.test(text) && namedIn(text).length > 1)
  const asksNow = now.length > 1 && weighed.test(said)
  if (last === undefined || !(picks.test(said) || asksNow) || (now.length < 2 && heard.tokens.length > 12))
    return undefined
  const [one, other, third] = namedIn(last)
  if (
    one === undefined ||
    other === undefined ||
    third !== undefined ||
    (one.sort === other.sort && !never.includes(one.sort) && one.sort !== 'soap')
  )
    return undefined
  // What this person leaves out is no choice: the answers that know it are asked.
  if (
    [...heard.things, ...hear(knowledge, last).things].some(
      (thing) => leftOut(knowledge, thing, situation) !== undefined,
    )
  )
    return undefined
  const both = [one.sort, other.sort]
  const washes = both.every((sort) => washing.includes(sort))
  // Asked at once, there are answers to the place it is for; what nobody should wash with has none.
  if (asksNow && !picks.test(said) && !(washes && onFace.test(last) && both.some((sort) => never.includes(sort))))
    return undefined
  if (!washes && (both.some((sort) => washing.includes(sort)) || ofMarks.test(last))) return undefined
  return {
    paragraphs: washes ? forWashing(one, other) : forLeavingOn(one, other, `${earlier.join(' ')} ${said}`),
    things: [],
    sources: ['general'],
    topic: { intent: 'compare', ingredients: [], kind: washes ? 'cleanser' : 'moisturiser' },
    suggestions: washes
      ? ['Which cheap face wash is mild?', 'How often should I wash my face?']
      : ['How do I use petroleum jelly?', 'What helps cracked hands?'],
  }
}
