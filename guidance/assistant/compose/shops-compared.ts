import { normalise } from '../../text/normalise.ts'
import type { Asked, Draft } from './draft.ts'

// "Clicks or Dis-Chem?", "is Woolies skincare better than Pep's?": shops are asked about, and no product. Source: general.

const shops =
  'clicks|dis[ -]?chem|woolworths|woolies|checkers|shoprite|pep|pick n pay|pick and pay|pnp|spar|game|makro|ackermans|mr price|truworths|edgars|foschini|boxer|usave|alpha ?pharm|medirite|' +
  'takealot|shein|temu|amazon|superbalist|bash|sorbet|arc'
const anyShop = new RegExp(`\\b(?:${shops})\\b`, 'g')
const compares =
  /\b(?:or|of|vs|versus|better|beter|cheaper|cheapest|goedkoper|than|difference|between|noma|compare|rather)\b/
const ofPrice = /\b(?:cheap\w*|goedkoper|price\w*|less|cost\w*|expensive|special)\b/
const market = /\b(?:takealot|shein|temu|amazon|superbalist|bash)\b/

/** Where to buy, between shops that are named; undefined where one product is looked for, or one shop. */
export const shopsCompared = ({ heard, request }: Asked): Draft | undefined => {
  // "Dis" is a word of Afrikaans to other readers.
  const said = normalise(request.message)
  const named = new Set(said.match(anyShop) ?? [])
  if (
    named.size < 2 ||
    !compares.test(said) ||
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.things.length > 0 ||
    heard.concerns.length > 0 ||
    heard.priceCents !== undefined
  )
    return undefined
  return {
    paragraphs: [
      ofPrice.test(said)
        ? '**I cannot see today’s prices, so which of them is cheaper changes with every special: look up the same size in both apps, and compare the price per 100 ml.** For your skin neither is better.'
        : '**For your skin neither is better: what stands on the label counts, and not the shop.** Today’s prices and stock I cannot see, and they change with every special.',
      'Compare the price per 100 ml, and each shop’s own brand with the name next to it: a soap-free wash, a plain moisturiser and SPF 30–50 are in nearly all of them. Supermarkets and clothing stores are ' +
        'often cheapest for petroleum jelly and plain creams; a pharmacy has a pharmacist who advises you free of charge.',
      market.test(said)
        ? '**Online:** buy only what the shop or the brand itself sells, sealed and with a full list of ingredients. From unknown sellers creams have held mercury, steroids or germs.'
        : 'Wherever you buy: sealed, within its date, with a full list of ingredients. Keep the slip, as many take an unopened product back.',
    ],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['A routine for R200', 'What must I look for in a moisturiser?'],
  }
}
