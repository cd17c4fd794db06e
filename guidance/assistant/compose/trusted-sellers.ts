import { pattern } from '../../text/pattern.ts'
import { askingIn } from '../understand/asking.ts'
import { tokensOf } from '../../text/tokens.ts'
import { betweenBrands } from './between-brands.ts'
import { brandsIn } from './brands.ts'
import { type Asked, capital, type Draft, draftOf } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// "Is Skin Republic legit?", "is it safe to buy skincare on Takealot?", "CeraVe or La Roche-Posay for dry skin": of a maker or shop only the name is known here, so it is said
// how to tell. Source: general.

const shops: readonly (readonly [RegExp, string])[] = [
  [/\btake ?a ?lot\b/, 'Takealot'],
  [/\btemu\b/, 'Temu'],
  [/\bshein\b/, 'Shein'],
  [/\bali ?express\b/, 'AliExpress'],
  [/\bamazon\b/, 'Amazon'],
  [/\b(?:fb|facebook)(?: marketplace)?\b/, 'Facebook'],
  [/\btik ?tok shop\b/, 'TikTok Shop'],
  [/\bmarketplace\b/, 'a marketplace'],
  [/\bbob ?shop|bid ?or ?buy\b/, 'Bob Shop'],
  [/\bsuperbalist\b/, 'Superbalist'],
  [/\bwish\b/, 'Wish'],
  [/\bebay\b/, 'eBay'],
  [/\bfaithful to nature\b/, 'Faithful to Nature'],
]
const toBuy =
  /\b(?:safe|legit|real|fake|fakes|genuine|authentic|trust\w*|original|reliable|scam|okay|ok|good idea|worth (?:it|buying|the)|veilig|eg)\b/
const buys =
  /\b(?:buy|buying|order|ordering|get|getting|bought|shop|skin ?care|products?|creams?|sunscreen|serum|cosmetics|make ?up|site|store|koop|seller|sellers|sells|selling|verkoop)\b/
const asksOfMaker = pattern`^(?:(?:hi|hey|hello|so|guys|please|pls|ok|yoh|eish) )*(?:is|are|isnt) (?:the )?((?:[a-z]+ ){1,3})(?:a |an )?(?:(?:legit|legitimate|a scam|real|genuine|trustworthy|trusted|reputable|credible|dodgy|fake|reliable)(?: (?:brand|company|site|website|
  shop|store|range|skin ?care|people))*|(?:proper|real|trusted|legit|known) (?:brand|company|site|website|shop|store))(?: (?:or not|or what|or nah|at all|pls|please|though|in sa|in south africa))*$`
const notNames = pattern`
  \b(?:this|that|it|these|those|they|them|my|your|his|her|our|there|retinol|acid|vitamin|collagen|cream|creams|serum|soap|oil|pimples?|acne|skin care|results?|reviews?|link|advert|ad|page|lady|man|guy|doctor|he|she|you|skynn|purging|hype|claim\w*|remedies|sunscreen|botox|peptides?|therapy|
  mask|masks|treatment|tablets?|pills?|injection|drip)\b`

const byName = (name: string): Draft => ({
  paragraphs: [
    `**I know ${name} by name only, so I cannot vouch for it, nor call it a scam: how it sells and what stands on the pack tell you.**`,
    '**Speaks for it:** a full ingredient list and batch number on every pack, a maker’s address and telephone, sold at pharmacies or well-known shops, prices like elsewhere, returns in writing.',
    '**Speaks against it:** cures or fairer skin in days, no list, only before-and-after pictures, payment by voucher, cash send or to a private account, no address, a price far below all others.',
    'Whether a product of theirs suits you its ingredients decide: paste the list here and I go through it. Try it on a small patch for three evenings; report a dishonest seller to the National Consumer Commission.',
  ],
  things: [],
  brief: true,
  sources: ['general'],
  topic: { intent: 'particular', ingredients: [] },
  suggestions: ['Can you check an ingredient list for me?', 'How do I spot a fake product?'],
})

/** What is done with it is the greater danger. */
const ofDeed = /\b(?:derma ?\w*|roll|rollers?|needl\w*|peels?|tca|trichlor\w*|percent|mole|inject\w*|microneed\w*)\b/

/** Where anybody may sell, and nobody can be asked afterwards. */
const loose = /^(?:Temu|Shein|AliExpress|Facebook|TikTok Shop|a marketplace|Wish)$/

const fromShop = (name: string): Draft => ({
  paragraphs: [
    loose.test(name)
      ? `**Rather not what goes on skin: on ${name} mostly unknown sellers offer it, and nobody checks what is in it, how it was kept, or whether it is real.**`
      : `**It depends on the seller, not on the site: on ${name} buy what the site itself or the brand’s own shop sells, and leave unknown third sellers alone.** Look for “sold by” beneath the price.`,
    '**Check when it comes:** sealed, batch number and date, a full ingredient list, print and spelling as in a shop, the usual smell and texture. Otherwise send it back unused, and keep the slip.',
    '**Do not buy there:** lighteners, prescription creams, injections, peels for salons, mole removers, and sunscreen or well-known brands far below the usual price. Fakes have held steroids and mercury.',
    'Pay by card or through the site, never straight to a person. A pharmacy or supermarket, or their online shops, is the surest; many have cheap own brands.',
  ],
  things: [],
  brief: true,
  sources: ['general'],
  topic: { intent: 'particular', ingredients: [] },
  suggestions: ['How do I spot a fake product?', 'Which cheap products are good?'],
})

const weighs = /\b(?:or|vs|versus|better|best|beter|beste|of)\b/

const strengthOnPack: readonly ReadyRow[] = [
  {
    asks: [
      /\b(?:percent\w*|percentages?|concentrations?|strength|how much|how many percent)\b/,
      /\b(?:print\w*|say|says|state\w*|list\w*|label\w*|box|pack|packaging|disclos\w*|mention\w*|tell|show\w*)\b/,
      /\b(?:red flag|scam|must (?:a|an|the|it|they|all|every|brands?|makers?)|have to (?:say|print|state|list|tell)|legal|law|fake|dodgy|suspicious|bad sign|hiding)\b/,
    ],
    not: /\b(?:how often|daily|every day|once a|twice|how do i|tablets?|pills?|alcohol|mg|too much|should i use|spf|discount|sale)\b/,
    says: [
      '**No red flag by itself: the law asks for the list of ingredients, not for how much of each is in it, and many good brands print no percentages.**',
      'The list still tells something: what is in it most stands first, and below about 1% the order is free. An active after the scent or preservatives is there in traces only.',
      '**It does matter** for acids, retinol, benzoyl peroxide and vitamin C, where strength decides whether it works or stings: choose one that states it, or ask the maker. A high number alone is no proof of quality.',
      '**Real warnings:** no ingredient list at all, no batch number or date, a promise of results in days, or a cream sold loose: leave those.',
    ],
    suggestions: ['Can you check an ingredient list for me?', 'Which strength should I start with?'],
  },
]

/** What tells of a maker or shop whether to trust it, and of two makers which to take; undefined where neither is asked. */
export const trustedSellers = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  const printed = answerOf(strengthOnPack, asked)
  if (printed !== undefined) return printed
  const said = tokensOf(request.message).join(' ')
  const shop = shops.find(([words]) => words.test(said))
  // "Is the snail mucin from Temu safe?": whose it is decides, whatever it is.
  const fromThere =
    shop !== undefined &&
    !ofDeed.test(said) &&
    loose.test(shop[1]) &&
    heard.things.length === 1 &&
    new RegExp(String.raw`\b(?:from|off|van|at) (?:the |a )?(?:${shop[0].source})`).test(said)
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.followsUp ||
    (!fromThere && heard.things.some(({ ingredient }) => ingredient?.id !== 'petrolatum'))
  )
    return undefined
  // "Is rolling at home a good idea? My friend bought one on Takealot": the deed is asked of.
  const ofDeedAlone =
    ofDeed.test(askingIn(request.message).toLowerCase()) &&
    !new RegExp(shop?.[0].source ?? '^$').test(askingIn(request.message).toLowerCase())
  if (
    shop !== undefined &&
    !ofDeedAlone &&
    (fromThere ? toBuy.test(said) || heard.cues.has('canI') : toBuy.test(said) && buys.test(said)) &&
    !/\b(?:advert|ad|promis\w*|claims?|cure|removes?|lighter|whiten\w*|review|days)\b/.test(said)
  )
    return fromShop(shop[1])
  const [, maker = ''] = asksOfMaker.exec(said) ?? []
  if (
    maker !== '' &&
    !notNames.test(maker) &&
    heard.household.length === 0 &&
    heard.concerns.length === 0 &&
    heard.kinds.length === 0
  ) {
    const [brand] = brandsIn(heard.tokens)
    return byName(brand ?? maker.trim().split(' ').map(capital).join(' '))
  }
  if (!weighs.test(said) || /\b(?:price|pric\w*|cheap\w*|expensive|worth|cost\w*)\b/.test(said)) return undefined
  const sketch = betweenBrands(asked, 'compare')
  return sketch === undefined ? undefined : draftOf(sketch)
}
