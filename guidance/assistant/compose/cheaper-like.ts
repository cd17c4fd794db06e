import type { ProductKind } from '../../knowledge/kinds.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { brandsIn } from './brands.ts'
import { type Asked, bullets, capital, type Draft, rand } from './draft.ts'
import { isActive } from './lines.ts'
import { byPrice, choose, reasonsFor, type Wish } from './products.ts'

// "Is there a cheaper one like CeraVe moisturising cream?": what kind of thing that is, what on a list makes it so, and samples of the same kind. Source: general; makers are
// known by name only.

const asksCheaper =
  /\b(?:cheaper|less expensive|more affordable|affordable|goedkoper|dupes?|alternatives?|substitutes?|similar|same as|something like|anything like|one like|instead of|in place of|budget (?:version|friendly)|knock ?off|cheap (?:one|version))\b/
const ofPrice =
  /\b(?:cheap\w*|afford\w*|budget|expensive|dear|price|goedkoop\w*|goedkoper|dupes?|alternatives?|similar|less|money|duur)\b/

type Line = {
  words: RegExp
  what: string
  look: string
  kind: ProductKind
  rich?: true
  /** None of our samples is of that kind. */ none?: true
}
const lines: readonly Line[] = [
  {
    words: /\b(?:cicaplast|cica\w*|repair balm|bepanthen|aquaphor|healing ointment)\b/,
    kind: 'moisturiser',
    rich: true,
    what: 'a thick, soothing balm for dry or irritated skin',
    look: 'panthenol, glycerin, and petrolatum or shea butter high on the list, no scent; plain petroleum jelly seals as well for a few rand',
  },
  {
    words: /\b(?:effaclar|normaderm|sebium|acne (?:gel|cream|serum))\b/,
    kind: 'treatment',
    what: 'a gel or cream for pimples and oil',
    look: 'salicylic acid 0.5–2% or benzoyl peroxide 2.5% with the percentage printed on it, one of them only',
  },
  {
    words: /\b(?:micellar|sensibio)\b/,
    kind: 'cleanser',
    none: true,
    what: 'micellar water',
    look: 'water, glycerin and a mild surfactant such as PEG-6 caprylic/capric glycerides, without scent and alcohol; rinse it off afterwards',
  },
  {
    words: /\b(?:foaming|hydrating cleanser|face ?wash|cleanser|wash)\b/,
    kind: 'cleanser',
    what: 'a mild wash',
    look: '“soap-free” or “syndet”, glycerin, no scent; it is rinsed off, so a cheap one does the same',
  },
  {
    words: /\b(?:sunscreen|spf|anthelios|sun ?block|uv)\b/,
    kind: 'sunscreen',
    what: 'a sunscreen',
    look: 'SPF 30–50, broad-spectrum, in date; shop brands are tested as dear ones are',
  },
  {
    words: /\b(?:serum|the ordinary|niacinamide|vitamin c|skinceuticals)\b/,
    kind: 'serum',
    what: 'a serum',
    look: 'the same active at the same percentage, in an opaque or dark bottle',
  },
  {
    words:
      /\b(?:moisturi[sz]ing|moisturi[sz]er|cream|lotion|lipikar|atoderm|cerave|cetaphil|eucerin|epimax|qv|e ?45|aveeno|la roche posay|vichy|avene|bioderma|nivea|olay|ponds?)\b/,
    kind: 'moisturiser',
    rich: true,
    what: 'a plain, fragrance-free moisturiser',
    look: 'glycerin near the front, with ceramides, petrolatum or dimethicone, no scent, in a big tub',
  },
]
/** Products that are known by a name of their own. */
const lineName =
  /\b(?:cicaplast|effaclar|lipikar|anthelios|normaderm|sebium|sensibio|atoderm|hydrabio|minesol|toleriane|cicalfate)\b/
const asksGood = pattern`\b(?:is|are) (?:\w+ ){1,6}(?:as good as|better than|worth)\b`

/** What does the same as a maker's product for less; undefined where no maker is named, or nothing cheaper is looked for. */
export const cheaperLike = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request, situation } = asked
  const said = tokensOf(request.message).join(' ')
  const brands = brandsIn(tokensOf(request.message))
  const [brand = lineName.exec(said)?.[0].replace(/^./, (letter) => letter.toUpperCase()), second] = brands
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    brand === undefined ||
    second !== undefined ||
    !asksCheaper.test(said) ||
    !ofPrice.test(said) ||
    asksGood.test(said) ||
    heard.things.length > 1 ||
    (heard.things[0] !== undefined && !isActive(heard.things[0]) && heard.things[0].ingredient?.id !== 'niacinamide') ||
    situation.conditions.has('under-12') ||
    /\b(?:where|which shop|fake|real|price of|how much|which one has|who has|thiamidol)\b|\b(?:clicks|dis ?chem|checkers|woolworths|takealot)\b.{0,12}\b(?:or|vs)\b/.test(
      said,
    )
  )
    return undefined
  const [active] = heard.things
  const own = hear(knowledge, request.message)
  const treats = own.concerns.find((one) => one === 'dark-spots' || one === 'acne')
  const line =
    active !== undefined
      ? {
          words: asksGood,
          kind: 'serum' as const,
          what: `a serum with the same percentage of ${active.called}`,
          look: `${active.called} by name, the same percentage on the pack, fragrance-free`,
          rich: undefined,
          none: undefined,
        }
      : treats !== undefined && heard.kinds.length === 0
        ? {
            words: asksGood,
            kind: 'serum' as const,
            what:
              treats === 'acne'
                ? 'a gel with one proven active for pimples'
                : 'a serum with one proven active for dark marks',
            look:
              treats === 'acne'
                ? 'salicylic acid 0.5–2% or benzoyl peroxide 2.5%, the percentage printed on it'
                : 'niacinamide 4–5% or azelaic acid about 10%, the percentage printed on it, and a tinted sunscreen beside it, without which no serum holds',
            rich: undefined,
            none: undefined,
          }
        : lines.find(({ words }) =>
            words.test(
              said.replace(/\bla roche posay|the ordinary\b/g, (name) =>
                name === 'the ordinary' ? name : 'la roche posay',
              ),
            ),
          )
  if (line === undefined) return undefined
  const wish: Wish = {
    kinds: line.kind === 'treatment' || line.kind === 'serum' ? ['treatment', 'serum'] : [line.kind],
    concerns: own.concerns.length > 0 ? own.concerns : line.kind === 'treatment' ? ['acne'] : [],
    skinType: own.skinType ?? situation.skinType ?? (line.rich === true ? 'dry' : undefined),
    things: active === undefined ? [] : [active],
    mostCents: heard.priceCents ?? situation.budgetCents,
    deeperSkin: false,
    fragranceFree: true,
    ...(line.rich === true && { feel: 'rich' as const }),
  }
  const found =
    line.none === true
      ? []
      : ([wish, { ...wish, fragranceFree: false }]
          .map((one) => choose(knowledge, request.catalogue, one, situation).slice(0, 4).toSorted(byPrice).slice(0, 2))
          .find((some) => some.length > 0) ?? [])
  const name = brand.toLowerCase().replace('’', '').replace('-', ' ')
  const after = said.slice(said.indexOf(name) + name.length)
  const named =
    /^ (?:(?:cicaplast|effaclar|moisturi[sz]ing|hydrating|foaming|sa|lipikar|sebium|sensibio|baume|balm|b5|cream|lotion|cleanser|gel|micellar|water|serum|sunscreen|intensive|repair|daily|facial|advanced|face|body) ?)+/
      .exec(after)?.[0]
      .trim()
  const called = `${brand}${named === undefined ? '' : ` ${named}`}`
  return {
    paragraphs: [
      `**Yes: ${line.what} from a shop’s own brand mostly does the same job as ${called} for less.** I know that one by name only, so go by the list and not by the pack.`,
      `**Look for:** ${line.look}. Pharmacy chains and supermarkets have their own; compare the price per 100 ml${line.kind === 'serum' || line.kind === 'treatment' ? ' at the same strength' : ''}.`,
      found.length === 0
        ? ''
        : `**For an idea, from our samples:**\n${bullets(found.map((one) => `**${one.name}** (${capital(one.brand.replaceAll('-', ' '))}), ${rand(one.priceCents)} for ${one.sizeMl} ml: ${reasonsFor(knowledge, one, wish)}`))}`,
      `Put the two lists side by side, or paste both here: the first five to seven names decide. If ${brand} suits you and there is no cheaper one like it, use it where you need it most, and save on the wash.`,
    ].filter((one) => one !== ''),
    things: [],
    sure: true,
    whole: true,
    sources: ['general'],
    topic: { intent: 'suggest', kind: line.kind },
    suggestions: ['Can you check an ingredient list for me?', 'What should I spend money on first?'],
  }
}
