import type { Ingredient } from '../knowledge/substances.ts'
import type { Family, ProductKind } from '../knowledge/kinds.ts'
import type { ReadItem } from '../labels/read-label.ts'

/** Vitamin A in a cosmetic or a medicine. */
export const retinoidFamilies: readonly Family[] = ['retinoid', 'retinoid-medicine']
/** Acids that peel and sting; PHAs are the gentle ones and not among them. */
const strongAcidFamilies: readonly Family[] = ['aha', 'bha']
/** What smells, whether it was added for that or not. */
export const scentFamilies: readonly Family[] = ['fragrance', 'fragrance-allergen', 'essential-oil']
const preservatives: readonly Family[] = ['preservative', 'paraben', 'formaldehyde-releaser', 'isothiazolinone']
/** Acids that most often stand on a label to set the pH, not to peel. */
const phAcids = new Set(['citric-acid', 'malic-acid', 'tartaric-acid'])
/** Products that are there to peel or polish. */
const peelingKinds: readonly (ProductKind | undefined)[] = ['exfoliant', 'mask']

/** Whether any of these families is among those. */
export const inAny = (families: readonly Family[], wanted: readonly Family[]): boolean =>
  families.some((family) => wanted.includes(family))

/** A strong acid that may be there to peel, counted generously: only a pH acid outside an exfoliant is let off. */
export const mayPeel = (ingredient: Ingredient, kind: ProductKind | undefined): boolean =>
  inAny(ingredient.families, strongAcidFamilies) && (peelingKinds.includes(kind) || !phAcids.has(ingredient.id))

/** Salt or sugar that is dissolved in a product, and no scrub. */
const isDissolved = (ingredient: Ingredient, kind: ProductKind | undefined): boolean =>
  ingredient.families.includes('exfoliant') &&
  inAny(ingredient.families, ['salt', 'sugar']) &&
  !peelingKinds.includes(kind)

/** The items of a label without the family that dissolved salt and sugar have for scrubs: they neither peel nor sting. */
export const withoutScrubSalt = (items: readonly ReadItem[], kind: ProductKind | undefined): ReadItem[] =>
  items.map((item) => {
    if (item.ingredient === undefined || !isDissolved(item.ingredient, kind)) return item
    const families = item.ingredient.families.filter((one) => one !== 'exfoliant')
    return {
      ...item,
      ingredient: { ...item.ingredient, families },
      families: item.families.filter((one) => one !== 'exfoliant'),
    }
  })

/**
 * The ingredients of a label that are there in a strength that does something, in their order, each once. Left out: what "may" be in it, and
 * AHAs that only set the pH: citric, malic and tartaric acid outside exfoliants, and any AHA printed after the first preservative, which
 * is under 1% by the order labels must keep (Regulation (EC) 1223/2009, article 19.1 g); and salt or sugar that is dissolved, not a scrub.
 */
export const workingItems = (items: readonly ReadItem[], kind: ProductKind | undefined): Ingredient[] => {
  const working = new Set<Ingredient>()
  let traces = false
  for (const { ingredient, mayContain } of items) {
    if (ingredient === undefined || mayContain) continue
    const trace =
      ingredient.families.includes('aha') && !peelingKinds.includes(kind) && (traces || phAcids.has(ingredient.id))
    if (!trace && !isDissolved(ingredient, kind)) working.add(ingredient)
    traces ||= inAny(ingredient.families, preservatives)
  }
  return [...working]
}

const names: Readonly<Record<string, string>> = {
  'ascorbic-acid': 'vitamin C',
  'sodium-ascorbyl-phosphate': 'vitamin C (sodium ascorbyl phosphate)',
  'magnesium-ascorbyl-phosphate': 'vitamin C (magnesium ascorbyl phosphate)',
  'ascorbyl-glucoside': 'vitamin C (ascorbyl glucoside)',
  'tetrahexyldecyl-ascorbate': 'vitamin C (tetrahexyldecyl ascorbate)',
  'ethyl-ascorbic-acid': 'vitamin C (ethyl ascorbic acid)',
  tocopherol: 'vitamin E',
  'tocopheryl-acetate': 'vitamin E',
  'ceramide-np': 'ceramides',
  'ceramide-ap': 'ceramides',
  'ceramide-eop': 'ceramides',
  'sodium-hyaluronate': 'hyaluronic acid',
  'licorice-root-extract': 'liquorice root',
  'oat-kernel-extract': 'oat',
  'centella-extract': 'centella',
  dhhb: 'DHHB',
}

/** What people call an ingredient: `niacinamide`, `vitamin C`. */
export const commonName = (ingredient: Ingredient): string =>
  names[ingredient.id] ??
  (ingredient.full === undefined ? ingredient.inci : ingredient.id.replaceAll('-', ' ').replace(/ (\d+)$/, '-$1'))
