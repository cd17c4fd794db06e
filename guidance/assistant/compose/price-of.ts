import type { ProductKind } from '../../knowledge/kinds.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, type Draft, rand } from './draft.ts'
import { kindTexts } from './kinds.ts'
import { isMedicine, objection } from './lines.ts'
import { byPrice, choose, type Wish } from './products.ts'
import { written } from './tried-things.ts'

// "How much are pimple patches?", "what does glycerine cost at Clicks?": no live price is held here; what is compared on the shelf, what is enough, and what our samples
// cost is said. Source: general.

const asksPrice = pattern`
  \bhow much (?:do|does|will|would|must|should) (?:i|you|u|one) (?:pay|spend) for\b|\bhow much (?:is|are|does|do|did|will|would|money|for)\b(?! (?:i|we|too|enough|of|it take|you|my|should|more|left|water|sun|sleep|time|better|damage|stronger)\b)|\b(?:what|wat) (?:does|do|is the (?:price|cost) of|is|are|kos|the price of)\b.*\b(?:cost|costs|price|kos|go for)\b|\bprices? (?:of|for)\b|
  \b(?:whats|what s) the (?:price|cost)\b|\bhoeveel kos\b|\bwat kos\b|\bhow much\b.{0,40}\b(?:cost|costs|rand|price)\b|\b(?:where|waar)\b.{0,50}\bhow much$|\b(?:yi)?malini\b|^(?:so |and )?(?:is|are) (?!it|they|this|that)(?:\w+ ){1,4}(?:very |so |too )?(?:expensive|pricey)\b`
const noun =
  /^(?:so |and )?(?:is|are) (?<dear>[a-z][a-z0-9 -]{1,40}?) (?:very |so |too )?(?:expensive|pricey)\b|\b(?:how much (?:(?:do|does|will|would|must|should) (?:i|you|u|one) (?:pay|spend) for|is|are|does|do|will|would|for)|what (?:does|do)|(?:price|cost) (?:of|for)|wat kos|hoeveel kos) (?:it costs? (?:to|for) )?(?:a |the |an |some |those |these |my |n |die |buying |getting |(?:packet|tub|tube|bottle|pack|box|jar|bar) of )*(?<name>[a-z][a-z0-9 -]{1,40}?)(?= (?:cost|costs|at|in|by|from|now|these|here|usually|normally|per|each|roughly|about|around|kos|and|if|with|go for)\b|$)|\b(?:where|waar) (?:can|do|could|must|to|kan) (?:i |ek )?(?:get|buy|find|koop|kry) (?:some |a |the |real |original |genuine )*(?<other>[a-z][a-z0-9 -]{1,40}?)(?= (?:and|for|in|at|on|from|that)\b|$)/
const services =
  /\b(?:dermatologist|derm|doctor|gp|laser|facial|peel at|botox|fillers?|injection|drip|microneedling|consultation|session|appointment|mole removal|removal|patch test|allergy test|waxing|threading|roaccutane|script|medicine|treatment for)\b/
const otherAsk =
  /\b(?:cheaper|cheapest|goedkoper|better|worth|too much|which|than|vs|versus|or|under|below|budget|i have|only have|should i (?:use|put|apply)|must i (?:use|put|apply))\b/

/** Only where it is sold. */
const whereOnly =
  /^(?:(?:so|and|ok|hi|please) )*(?:where|waar) (?:(?:can|do|could|must|to|kan) )?(?:(?:i|we|ek|one) )?(?:get|buy|find|koop|kry)\b/

type Ware = { words: RegExp; kind?: ProductKind; unit: string; enough: string }
const wares: readonly Ware[] = [
  {
    words: /\b(?:pimple|acne|hydrocolloid|zit)? ?(?:patch|patches|stickers)\b/,
    unit: 'work out the price per patch, as packs hold from a dozen to more than a hundred',
    enough:
      'Plain hydrocolloid ones are enough: with tea tree, salicylic acid or micro-points they cost more and do little more. A large sheet of plain hydrocolloid plaster from the pharmacy, cut small, does the same for less.',
  },
  {
    words: /\b(?:glycerine?|gliserien)\b/,
    unit: 'it is one of the cheapest things on the shelf, so take the smallest bottle and compare the price per 100 ml',
    enough:
      'Plain glycerine without scent is enough, in the baby or medicine aisle. Thin it: one part to about ten parts water, on damp skin, with a cream over it; a bottle lasts for months.',
  },
  {
    words: /\b(?:bio ?oil|tissue oil)\b/,
    unit: 'compare the price per 100 ml with a shop’s own tissue oil',
    enough:
      'It softens as a plain moisturiser does, and is not proven to take scars or stretch marks away, so a cheap one is enough.',
  },
  {
    words: /\b(?:vaseline|petroleum jelly)\b/,
    unit: 'compare the price per 100 g',
    enough: 'The shop’s own petroleum jelly, unscented, is the same thing for less.',
  },
  {
    words: /\b(?:sun ?screen|sun ?block|spf)\b/,
    kind: 'sunscreen',
    unit: 'compare the price per 100 ml, since you use about 50 ml a month on face and neck',
    enough: 'SPF 30–50 and broad-spectrum are enough: shop brands are tested as dear ones are.',
  },
  {
    words: /\b(?:sheet masks?|face masks?|clay masks?)\b/,
    unit: 'compare the price per mask',
    enough: 'No mask is needed: a moisturiser on damp skin does more for the same money.',
  },
  {
    words: /\b(?:silicone|scar) (?:sheets?|gel|tape)\b/,
    unit: 'work out the price per month, as one washable sheet lasts some weeks',
    enough: 'A plain silicone sheet or gel is enough, worn most of the day for months.',
  },
  {
    words: /\b(?:micellar|cleanser|face ?wash)\b/,
    kind: 'cleanser',
    unit: 'compare the price per 100 ml',
    enough: 'A soap-free, fragrance-free shop brand is enough: it is rinsed off.',
  },
  {
    words: /\b(?:moisturi[sz]er|face cream|lotion|body butter|aqueous|cerave|cetaphil|epimax|nivea|eucerin|e ?45)\b/,
    kind: 'moisturiser',
    unit: 'compare the price per 100 ml, where a tub mostly beats a tube',
    enough: 'Glycerin, ceramides or petrolatum high on the list and no scent are what counts, not the name.',
  },
  {
    words: /\b(?:serum)\b/,
    kind: 'serum',
    unit: 'compare the price per 10 ml at the same strength',
    enough:
      'The active and its percentage count, not the name; a shop’s own brand with the same percentage does as well.',
  },
  {
    words: /\b(?:led masks?|derma ?rollers?|gua sha|jade roller|devices?)\b/,
    unit: 'and it is a thing to spend on last',
    enough: 'A sunscreen and one active that is used daily do more for far less.',
  },
]

/** What a named thing costs, as far as that can be said; undefined where no price is asked, or of nothing that is sold over a counter. */
export const priceOf = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request, situation } = asked
  const said = tokensOf(request.message)
    .join(' ')
    .replace(/ (?:more or less|or so)\b/, '')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.priceCents !== undefined ||
    !(asksPrice.test(said) || whereOnly.test(said)) ||
    otherAsk.test(said) ||
    services.test(said)
  )
    return undefined
  const groups = noun.exec(said)?.groups
  const name = (groups?.['name'] ?? groups?.['dear'] ?? groups?.['other'] ?? '').trim()
  const own = name === '' ? undefined : hear(knowledge, name)
  if (own === undefined || /^(?:it|they|them|that|this|these|those|one|i|you|u|too|skin)\b/.test(name)) return undefined
  const [thing, more] = own.things
  if (
    more !== undefined ||
    (thing !== undefined && (isMedicine(thing) || objection(knowledge, thing, situation)?.tone === 'avoid')) ||
    own.medicine !== undefined
  )
    return undefined
  const ware = wares.find(({ words }) => words.test(name))
  const kind = ware === undefined ? own.kinds[0] : ware.kind
  if (whereOnly.test(said) && !asksPrice.test(said) && ware === undefined) return undefined
  if (ware === undefined && thing === undefined && kind === undefined && !heard.cues.has('brandName')) return undefined
  const wish: Wish = {
    kinds: kind === undefined ? [] : [kind],
    concerns: [],
    skinType: undefined,
    things: thing === undefined ? [] : [thing],
    mostCents: undefined,
    deeperSkin: false,
    fragranceFree: false,
    noCast: /\bno white cast\b/.test(said),
  }
  const found =
    kind === undefined && thing === undefined
      ? []
      : choose(knowledge, request.catalogue, thing === undefined ? wish : { ...wish, kinds: [] }, situation).toSorted(
          byPrice,
        )
  const acting = thing?.ingredient?.id === 'glycerin' || thing?.ingredient?.id === 'petrolatum' ? [] : found
  const [low, high] = [acting[0], acting.at(-1)]
  const many = /(?:[^s]s|patches)$/.test(name)
  const called =
    thing !== undefined && ware === undefined
      ? thing.called
      : heard.cues.has('brandName') && own.kinds.length === 0
        ? capital(name)
        : written(name).replace(/\bled\b/, 'LED')
  const unit =
    ware?.unit ??
    (kind === undefined ? 'compare the price per 10 ml at the same strength' : 'compare the price per 100 ml')
  const where = /\b(?:where|waar)\b/.test(said)
  return {
    paragraphs: [
      where
        ? `**At any pharmacy, and mostly in a larger supermarket too; what ${called} ${many ? 'cost' : 'costs'} there today I cannot see, but ${unit}.**`
        : `**I hold no live shop prices for ${called}${unit.startsWith('and ') ? `, ${unit}` : `: ${unit}`}.**`,
      ware?.enough ??
        (thing === undefined
          ? `${kind === undefined ? 'What' : `In a ${kindTexts[kind].called} what`} counts is the list, the strength of the active and the size, not the name.`
          : `What counts is the percentage on the pack: a shop’s own brand with the same strength of ${thing.called} does as well.`),
      low === undefined || high === undefined
        ? ''
        : `**For an idea, from our sample list${wish.noCast === true ? ', with no white cast' : ''}:** ${low === high ? `the ${low.name} at ${rand(low.priceCents)} for ${low.sizeMl} ml` : `from ${rand(low.priceCents)} for ${low.sizeMl} ml (${low.name}) to ${rand(high.priceCents)} for ${high.sizeMl} ml (${high.name})`}. They are samples; the shop’s price may differ.`,
      `${where ? 'To' : 'Pharmacy chains, supermarkets and their own apps or websites show today’s price and specials: to'} compare two shops takes a few minutes on a phone. Far below every other price means a fake or an old one: buy sealed, with a batch number and a date.`.replace(
        /^To compare/,
        'To compare',
      ),
    ].filter((one) => one !== ''),
    things: thing === undefined ? [] : [thing],
    sure: true,
    whole: true,
    sources: ['general'],
    topic: {
      intent: 'price',
      ...(kind !== undefined && { kind }),
      ingredients: thing?.ingredient === undefined ? [] : [thing.ingredient.id],
    },
    suggestions: ['What should I spend money on first?', 'Is there a cheaper one that does the same?'],
  }
}
