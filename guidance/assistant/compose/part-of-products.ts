import type { Family } from '../../knowledge/kinds.ts'
import type { Composer } from './draft.ts'
import { capital, is } from './draft.ts'
import { lineOn } from './facts.ts'

// Fragrance, preservatives, detergents and colours are parts of a product; nobody uses them by themselves. How often, when and how long is asked of the product.

/** What stands in products for the product's sake. */
const parts: ReadonlySet<Family> = new Set<Family>([
  'sulfate',
  'surfactant',
  'emulsifier',
  'thickener',
  'film-former',
  'chelator',
  'propellant',
  'paraben',
  'formaldehyde-releaser',
  'isothiazolinone',
  'preservative',
  'fragrance',
  'fragrance-allergen',
  'flavour',
  'colourant',
])
const washes: ReadonlySet<Family> = new Set<Family>(['sulfate', 'surfactant'])
const scents: ReadonlySet<Family> = new Set<Family>(['fragrance', 'fragrance-allergen', 'flavour'])

/** An answer for what is used by itself; of what is only a part of products it is said that the product counts. */
export const ofItself =
  (composer: Composer): Composer =>
  (asked) => {
    const {
      heard: { things, kinds },
    } = asked
    const [thing, ...more] = things
    const families = thing === undefined ? [] : thing.family === undefined ? thing.families : [thing.family]
    if (
      thing === undefined ||
      more.length > 0 ||
      kinds.length > 0 ||
      families.length === 0 ||
      !families.every((one) => parts.has(one))
    )
      return composer(asked)
    const care = families.some((one) => washes.has(one))
      ? 'A wash is for evenings, and mornings only where skin is oily; if it leaves skin tight, take a milder one.'
      : families.some((one) => scents.has(one))
        ? 'Skin needs none of it. A scented wash that is rinsed off counts for less than a cream that stays; if you react easily or have eczema, choose fragrance-free altogether.'
        : 'Without it a product would spoil, separate or not spread. Go by what the product is for, and by what the pack says.'
    return {
      paragraphs: [
        `**${capital(thing.called)} ${is(thing)} not used by ${thing.plural ? 'themselves' : 'itself'}: ${thing.plural ? 'they are parts' : 'it is a part'} of a product, so how often, when and how long depends on that product.**`,
        lineOn(thing),
        care,
      ],
      things: [thing],
      sources: thing.ingredient?.full?.sources ?? ['general'],
      suggestions: [`Is ${thing.called} bad for skin?`, 'Check an ingredient list for me'],
    }
  }
