import { messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Thing } from '../understand/things.ts'
import type { Family } from '../../knowledge/kinds.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { leftOut } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "I react to it – what do I find it in mostly?": the kinds of product that an ingredient stands in. Source: general.

const kinds: readonly (readonly [ids: RegExp, where: string])[] = [
  [
    /lanolin|adeps/,
    'lip balms, nipple, nappy and hand creams, healing ointments, plasters, some hair products and some medicines for the skin',
  ],
  [
    /isothiazolinone/,
    'wet wipes, shampoo, conditioner, body wash, liquid soap, dishwashing liquid, fabric softener and wall paint',
  ],
  [
    /dmdm|quaternium|imidazolidinyl|diazolidinyl|bronopol|formaldehyde/,
    'shampoo, liquid soap, body lotion, wet wipes, nail hardener, lash glue and treatments that straighten hair',
  ],
  [
    /propylene-glycol/,
    'lotions, serums, gels, deodorant sticks, hair products, wipes, and some creams and drops from the pharmacy',
  ],
  [
    /phenylenediamine|toluene|aminophenol/,
    'dark permanent hair dye, brow and lash tint, beard dye and “black henna” tattoos',
  ],
  [
    /beeswax|propolis|honey|royal/,
    'lip balms, healing ointments, thick hand creams, mascara, lipstick and much that is sold as natural',
  ],
  [
    /betaine|glucoside/,
    'what foams: shampoo, body wash and shower gel, face wash, liquid hand soap, bubble bath, baby wash, wet wipes and some toothpaste',
  ],
  [/niacinamide/, 'serums, light moisturisers and creams for marks or shine'],
  [/benzoyl/, 'pimple washes and spot gels'],
  [/mineral-oil|petrolatum/, 'baby oil, ointments, lip balms, cold cream and thick body lotions'],
  [/tea-tree/, 'pimple gels, face washes, shampoo and wipes'],
  [/menthol|camphor/, 'lip balms, cooling gels, foot creams, aftershave, shampoo and chest rubs'],
]
const families: readonly (readonly [family: Family, where: string])[] = [
  [
    'uv-filter-organic',
    'sunscreens, day creams, lip balms and foundations with SPF, and some perfume and nail polish, which it keeps from fading',
  ],
  ['uv-filter-mineral', 'mineral and baby sunscreens, tinted sunscreens, make-up and nappy cream'],
  ['surfactant', 'what foams: shampoo, body wash and shower gel, face wash, liquid soap, bubble bath and toothpaste'],
  ['paraben', 'creams, body lotions, shampoo, conditioner and make-up, as a preservative'],
  ['preservative', 'nearly everything with water in it: creams, lotions, wipes, shampoo, washes and make-up'],
  ['fragrance', 'perfume, deodorant, body lotion, shampoo, soap, wipes, washing powder and fabric softener'],
  ['fragrance-allergen', 'whatever is scented: perfume, deodorant, body lotion, shampoo, soap and essential oils'],
  ['essential-oil', 'natural and scented products, lip balms, massage oils, shampoo and washes'],
  ['silicone', 'primers, foundations, hair serums, conditioners, gel creams and scar gels'],
  ['drying-alcohol', 'toners, gel sunscreens, hair spray, aftershave, perfume and hand sanitiser'],
  ['retinoid', 'night creams, anti-ageing serums and eye creams'],
  ['bha', 'pimple washes, toners, spot gels, some dandruff shampoos, and wart and corn removers'],
  ['aha', 'exfoliating toners, peels, night serums and lotions for rough skin'],
  ['vitamin-c', 'brightening serums and day creams'],
  ['ceramide', 'moisturisers for dry or sensitive skin and gentle washes'],
  ['plant-oil', 'face, body and hair oils, balms, butters, hand creams, scrubs and soaps'],
  ['butter', 'body butters, balms, lip balms, hand creams and hair products'],
  ['wax', 'balms, lipsticks, ointments, mascara and hair wax'],
  ['protein', 'shampoo, conditioner, hair masks and some face creams'],
  ['colourant', 'make-up, lipstick, coloured soaps and bath products'],
  ['fatty-alcohol', 'creams, lotions and conditioners, which it thickens'],
  ['emulsifier', 'creams, lotions and sunscreens, where it holds oil and water together'],
  ['humectant', 'moisturisers, serums, hand creams, toothpaste and lip products'],
  ['emollient', 'creams, lotions, balms and make-up'],
]

const found = '(?:found|used|hidden|added|common|present|contained|gebruik|gevind)'
const wares = '(?:products?|things?|creams?|cosmetics|stuff|items|goods|brands?|skin ?care|produkte?|goed)'
const often = '(?:usually|mostly|mainly|commonly|normally|often|typically|generally|meestal)'
const asksWhere = pattern`
  \bwhere (?:(?:is|are|does|do|would|will|could|can|must|might|else) )+(?:\S+ ){0,5}(?:${found}|meet|hide|hides|hiding|turn up|show up)\b|\bwhere (?:(?:do|does|would|will|could|can|might|else) )+(?:i|we|one|you) (?:\S+ ){0,3}find (?:it|them|that|this)\b|
  \b(?:what|which|watter) (?:(?:type|kind|sort|soort)s? (?:of )?|other |common |everyday )*(?:${wares} )?(?:${often} )?(?:contains?|containing|holds?|has|have|bevat) (?:it|them|that|this|\S+(?: \S+)?)(?: ${often})?$|
  \b(?:what|which|watter) (?:(?:type|kind|sort|soort)s? (?:of )?|other |common |everyday )*(?:${wares} )?(?:is|are|do i find|will i find|would i find|do they put) (?:it|they|them|that|this|\S+) (?:${often} )?(?:in|found|used)\b(?: (?:it|${often}))?$|
  \b(?:what|which|wat) (?:is|are|else is) (?:it|that|this|\S+(?: \S+)?) (?:in|${found})(?: in)?(?: ${often})?(?: (?:besides|other than|apart from|behalwe) .*)?$|
  \bin (?:what|which|watter)(?: (?:type|kind|sort|soort)s?)?(?: of)? ${wares}\b|\b(?:what|which) (?:kind|type|sort)s? of (?:thing|product|stuff)s? (?:\S+ ){0,4}(?:find|meet) (?:it|them|that|this)\b`
const wantsOne =
  /\b(?:recommend\w*|suggest\w*|buy|cheap\w*|budget|best|good|want|need|looking for|soek|for my|vir my|should i|must i (?:use|take|try)|help\w*|without|free|sonder)\b/
const toldWords = /\b(?:allerg\w*|react\w*|cant (?:use|have|do|stand)|avoid\w*|intoleran\w*|sensitive to)\b/

const whereOf = ({ ingredient, families: filed }: Thing): string | undefined =>
  kinds.find(([ids]) => ids.test(ingredient?.id ?? ''))?.[1] ??
  filed.flatMap((one) => families.find(([family]) => family === one)?.[1] ?? [])[0]

/** In what an ingredient is mostly found; undefined where that is not asked, or nothing was named. */
export const whereFound = ({ knowledge, heard, situation, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    !asksWhere.test(said) ||
    wantsOne.test(said) ||
    heard.concerns.length > 0
  )
    return undefined
  const told = messagesOf(request.turns).slice(-4).toReversed()
  // "So which kind of thing do I find it in?" leans on what was told last.
  const now = hear(knowledge, request.message).things
  const [thing] =
    now.length > 0 ? now : (told.map((text) => hear(knowledge, text).things).find((things) => things.length > 0) ?? [])
  const where = thing && whereOf(thing)
  if (
    thing === undefined ||
    where === undefined ||
    thing.families.some((one) => one === 'medicine' || one === 'illegal-lightener')
  )
    return undefined
  const inci = thing.family === undefined && thing.ingredient?.full !== undefined ? thing.ingredient.inci : undefined
  const out =
    leftOut(knowledge, thing, situation) !== undefined || toldWords.test(`${said} ${told.join(' ').toLowerCase()}`)
  return {
    paragraphs: [
      `**Mostly in ${where}.**`,
      `${inci === undefined ? `${capital(thing.called)} can stand under several names on a list` : `On a list it reads ${inci}`}; the nearer the front, the more of it there is.`,
      ...(out
        ? [
            '**As you leave it out:** read the list each time, of what is rinsed off too, as recipes change; “natural”, “gentle” or “for babies” on the front says ' +
              'nothing about it. A pharmacist can help with medicines and a patch test shows for sure what you react to.',
          ]
        : []),
      'Paste a list here and I look for it, and for its other names.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'what-is', ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id] },
    suggestions: ['Can you check an ingredient list for me?', `What is ${thing.called}?`],
  }
}
