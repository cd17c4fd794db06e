import { brandsIn } from './brands.ts'
import { type Asked, type Draft, listed } from './draft.ts'
import { asksWhere } from './where-to-buy.ts'
import { pattern } from '../../text/pattern.ts'

// "Where can I buy The Ordinary in Joburg?", "does Clicks have CeraVe?": who sells a maker's products is known to the maker and the shops. Source: general.

const ofBuying = /\b(?:buy|get|find|sold|sell|sells|stock|stocks|order|koop|kry|verkoop)\b/
const atShop = pattern`
  \b(?:does|do|can i (?:get|buy|find)|is|are|het|kan ek)\b(?: \S+){0,8} (?:at|in|from|by) (?:clicks|dis-?chem|woolies|woolworths|checkers|shoprite|pep|takealot|edgars|truworths|foschini|mr price|game|makro|pick n pay|pnp|spar|sa|south africa)\b|
  \b(?:does|do|het) (?:clicks|dis-?chem|woolies|woolworths|checkers|shoprite|pep|takealot|edgars|truworths|foschini|mr price|game|makro|pick n pay|pnp|spar) (?:have|sell|stock|keep)\b`
const notThat = /\b(?:or|vs|versus|better|price|cost|cheap\w*)\b/
const ofFakes = /\b(?:real|fakes?|original|genuine|authentic|legit)\b/

/** How to find who sells a named maker's products; undefined where no maker is named or something else is asked. */
export const brandSold = ({ heard }: Asked): Draft | undefined => {
  const said = heard.tokens.join(' ')
  const brands = brandsIn(heard.tokens)
  if (
    brands.length === 0 ||
    heard.isLabel ||
    heard.harmed ||
    heard.injected ||
    heard.things.length > 0 ||
    notThat.test(said)
  )
    return undefined
  if (!((asksWhere.test(said) && ofBuying.test(said)) || atShop.test(said))) return undefined
  return {
    paragraphs: [
      ofFakes.test(said)
        ? `**From a seller that ${listed(brands, 'and')} names on its own site: pharmacy chains, department and beauty stores and their own online shops; not from marketplaces, social media or the street.** I hold no stock lists, so look there or phone the branch before you travel.`
        : `**I hold no stock lists: look on ${listed(brands, 'and')}’s own site for its sellers here, or ask the shop’s site or phone the branch before you travel.**`,
      'Pharmacy chains, larger supermarkets, clothing stores with a beauty counter and their online shops carry many makers, and not every branch has all of them.',
      '**Is it real?** A sealed pack with a full ingredient list, a batch number and a maker’s or importer’s address; a market table, a stranger’s page or a price far below the others is a warning.',
      'Not to be found, or too dear? The active and its strength count, not the name: tell me which product it is, and I say what to look for in another.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['How do I spot a fake product?', 'What should I spend money on first?'],
  }
}
