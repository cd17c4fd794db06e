import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'

// "What can I use instead of toner?": of most products something in the house or the next one in the routine does the same. Source: general.

type Row = { name: string; words: RegExp; does: string; how: string }

/** What stands in for a product, the narrower words first. */
export const standIns: readonly Row[] = [
  {
    name: 'eye cream',
    words: /\beye (?:cream|gel|serum)\b/,
    does: 'Your moisturiser: an eye cream is mostly that in a smaller jar.',
    how: 'Pat a little along the bone, not on the lids, and keep acids and retinoids a finger’s width away.',
  },
  {
    name: 'night cream',
    words: /\b(?:night|overnight) (?:cream|moisturi[sz]er|mask)\b|\bsleeping mask\b/,
    does: 'Your day moisturiser, as long as it holds no SPF.',
    how: 'For dry skin a thin film of petroleum jelly over it does what the richer jar does.',
  },
  {
    name: 'lip mask, lip scrub',
    words: /\blip (?:mask|scrub|treatment)\b/,
    does: 'Petroleum jelly, thickly at night: it does for lips what a mask does.',
    how: 'Loose flakes come off with a soft, damp cloth in the morning; do not scrub or pull.',
  },
  {
    name: 'oils',
    words: /\b(?:cuticle|beard|face|body|hair|scalp|tissue|bio) oil\b/,
    does: 'A drop or two of a plain, fresh oil such as sunflower or jojoba, or a thin film of petroleum jelly.',
    how: 'On damp skin, as oil only keeps in what is there; on a face that breaks out rather a light lotion.',
  },
  {
    name: 'deodorant',
    words: /\b(?:deodorant|roll on|antiperspirant)\b/,
    does: 'For a day or two a wash with mild soap, dry well, and a fresh cotton shirt.',
    how: 'Not lemon, baking soda or spirits: they burn and darken armpits, most of all after shaving.',
  },
  {
    name: 'lip balm',
    words: /\blip (?:balm|ice|butter|gloss)\b/,
    does: 'Plain petroleum jelly: it keeps water in better than most balms.',
    how: 'A thin film, as often as you like; by day outdoors something with SPF 30 or more.',
  },
  {
    name: 'micellar water',
    words: /\bmicellar(?: water)?\b|\bcleansing (?:balm|oil|milk)\b|\bmake ?up wipes?\b/,
    does: 'A little plain oil or petroleum jelly on a damp cloth, then your usual mild wash.',
    how: 'Eyes closed, no rubbing; rinse the eyes if something gets in. Bare skin needs only the wash.',
  },
  {
    name: 'shaving cream',
    words: /\bshaving (?:cream|foam|gel|soap)\b/,
    does: 'Hair conditioner or a plain, fragrance-free cream: slippery, and kind to skin.',
    how: 'Warm water first, a sharp blade, with the hair; rinse, and moisturise.',
  },
  {
    name: 'primer',
    words: /\bprimer\b/,
    does: 'Moisturiser or sunscreen that has had ten minutes to set.',
    how: 'Pat foundation on instead of rubbing it; blot shine with tissue.',
  },
  {
    name: 'scrub',
    words: /\b(?:scrub|exfoliat(?:or|er|ing \w+)|exfoliant|peel(?:ing)? gel)\b/,
    does: 'A soft, wet cloth once a week, or a mild acid such as lactic 5–10%.',
    how: 'Not sugar, salt, coffee or baking soda on the face: their edges scratch, and scratches leave marks.',
  },
  {
    name: 'mask',
    words: /\b(?:face|sheet|clay|mud|peel off)? ?masks?\b/,
    does: 'Nothing has to: a mask is a treat.',
    how: 'For dryness a thick layer of your moisturiser for ten minutes; for shine or blackheads salicylic acid 0.5–2% does more.',
  },
  {
    name: 'toner, essence, mist',
    words: /\b(?:toners?|essence|astringent|(?:face|facial|hydrating) mist|mist)\b/,
    does: 'Nothing has to: a toner is an extra.',
    how: 'Wash mildly, and put moisturiser on while skin is still damp. Not spirits, vinegar or lemon: they strip and sting.',
  },
  {
    name: 'serum',
    words: /\bserums?\b/,
    does: 'A moisturiser that holds the active you want, or none at all.',
    how: 'Niacinamide, azelaic acid, urea and ceramides are in plain creams too, and a cream saves a step.',
  },
  {
    name: 'sunscreen',
    words: /\b(?:sunscreen|sunblock|sun cream|sonskerm|spf)\b/,
    does: 'No oil, powder or cream does: only cover and shade.',
    how: 'A wide hat, long sleeves of close weave, sunglasses, and shade from ten to three until you have SPF 30–50 again.',
  },
  {
    name: 'cleanser',
    words: /\b(?:cleansers?|face ?wash|facial wash)\b/,
    does: 'A mild, fragrance-free baby or body wash; for a day or two lukewarm water and a soft cloth.',
    how: 'Not dishwashing liquid, washing powder, antiseptic or spirits: they strip skin. Pat dry, and moisturise.',
  },
  {
    name: 'moisturiser',
    words: /\b(?:moisturi[sz]ers?|face cream|day cream|body (?:lotion|cream)|hand cream|lotion)\b/,
    does: 'A thin film of petroleum jelly or a little glycerin on damp skin.',
    how: 'Both cost little and suit nearly everyone; on skin that breaks out easily a light, plain lotion is better than an oil.',
  },
]

const product = standIns.map(({ words }) => words.source).join('|')
const wanted = new RegExp(
  String.raw`\b(?:instead of|in (?:the )?place of|in plaas van|replac\w+(?: for| of)?|substitutes? for|alternatives? (?:to|for)|vervang\w*)` +
    String.raw` (?:a |an |my |the |any |n |die |using )*(?:${product})|\b(?:${product}) (?:alternatives?|substitutes?|replacements?)\b`,
)
/** "My toner is finished, what can I use instead?" */
const spent = new RegExp(
  String.raw`\b(?:${product}) (?:is|are|has|het|raak)(?: \w+)? ?(?:finished|up|empty|done|gone|klaar|op|out)\b` +
    String.raw`|\b(?:finished|ran out of|run out of|running out of|out of|used up|no more|lost|forgot) ` +
    String.raw`(?:all |of |my |the |our )*(?:${product})`,
)
const seeks =
  /\b(?:instead|else|in the meantime|for now|meanwhile|until|till|what (?:can|do|must|should) i use|in plaas)\b/
const asks = /\b(?:what|whats|which|anything|something|is there|any|wat|watter|iets|can i use|kan ek)\b/

/** What does the same as a product that is not there; undefined where something is named that is to take its place. */
export const standInFor = ({ heard, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const found = wanted.exec(said)?.[0] ?? (seeks.test(said) ? spent.exec(said)?.[0] : undefined)
  const row = found === undefined ? undefined : standIns.find(({ words }) => words.test(found))
  if (
    row === undefined ||
    !asks.test(said) ||
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.things.length + heard.household.length > 0 ||
    heard.priceCents !== undefined
  )
    return undefined
  return {
    paragraphs: [
      `**${row.does}** ${row.how}`,
      'Cleanser, moisturiser and sunscreen are what skin needs; the rest may wait until there is money or a reason for it. Try anything new on a small patch first.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['Which three products do I really need?', 'What should I spend money on first?'],
  }
}

const harshSoap = String.raw`(?:sunlight|green bar|laundry|dettol|savlon|protex|lifebuoy|carbolic|antiseptic|antibacterial|bar|hand|dish)(?: (?:soap|bar|liquid|wash))?`
const insteadOfSoap = new RegExp(
  String.raw`\b(?:instead of|in (?:the )?place of|in plaas van|alternatives? (?:to|for)) (?:my |the |this |n |die |using )*${harshSoap}\b`,
)

/** "What can I use instead of Dettol soap?" Source: general. */
export const insteadOfHarshSoap = ({ heard, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  return heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.things.length > 0 ||
    !insteadOfSoap.test(said) ||
    !asks.test(said)
    ? undefined
    : {
        paragraphs: [
          '**A soap-free, fragrance-free wash: a shop brand’s cream or gel cleanser, or a plain baby wash, for face and body.**',
          'Soap for cloth, dishes or germs is strongly alkaline or made to kill: it takes the skin’s own oils along, so skin feels tight, flakes or makes more shine.',
          '**How:** lukewarm water, twice a day at most, fingertips, half a minute; pat dry, and moisturiser while skin is damp. Very dry: an emollient such as aqueous cream or emulsifying ointment to wash with, rinsed off.',
          'Tight, itchy or sore for more than two weeks all the same: a pharmacist or clinic.',
        ],
        things: [],
        sources: ['general'],
        topic: { intent: 'particular', kind: 'cleanser', ingredients: [] },
        suggestions: ['Which face wash suits dry skin?', 'What moisturiser after washing?'],
      }
}
