import type { Concern, Evidence } from '../knowledge/kinds.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { readLabel, type ReadItem } from '../labels/read-label.ts'
import type { Product } from '../products.ts'
import { inAny, mayPeel, retinoidFamilies, scentFamilies, withoutScrubSalt, workingItems } from './working-items.ts'

/** What a product's label says, read once. */
export type ProductFacts = {
  items: readonly ReadItem[]
  /** What is in it in a strength that does something. */
  working: readonly Ingredient[]
  /** The most that anything working in it can sting or peel, 0 to 3. */
  irritation: number
  retinoid: boolean
  /** An AHA or BHA that may peel, counted generously. */
  acid: boolean
  peroxide: boolean
  /** Fragrance, a declared allergen or an essential oil. */
  scented: boolean
  /** A medicine or something no cosmetic may contain: never suggested. */
  medicine: boolean
  ironOxides: boolean
  /** It filters the sun, as its label or number says. */
  filtersSun: boolean
  /** For the evening only: something in it is for the night or makes skin burn sooner. */
  nightOnly: boolean
  /** Best in the morning, as vitamin C is. */
  morningBest: boolean
}

const weights: Readonly<Record<Evidence, number>> = { strong: 3, moderate: 2, limited: 1, traditional: 0.5, none: 0 }
const medicineFamilies = ['medicine', 'retinoid-medicine', 'illegal-lightener'] as const
/** Filed with the medicines and still sold off the shelf. */
const overTheCounter = new Set(['benzoyl-peroxide', 'sulfur', 'azelaic-acid', 'salicylic-acid'])
const known = new WeakMap<Substances, WeakMap<Product, ProductFacts>>()

const read = (knowledge: Substances, product: Product): ProductFacts => {
  const printed = readLabel(knowledge, product.label)
  const working = workingItems(printed, product.kind)
  const items = withoutScrubSalt(printed, product.kind)
  const all = items.flatMap(({ ingredient }) => ingredient ?? [])
  const retinoid = items.some(({ families }) => inAny(families, retinoidFamilies))
  const peroxide = all.some(({ id }) => id === 'benzoyl-peroxide')
  const leaveOn = product.kind !== 'cleanser'
  return {
    items,
    working,
    irritation: working.reduce((most, { full }) => Math.max(most, full?.irritation ?? 0), 0),
    retinoid,
    acid: all.some((one) => mayPeel(one, product.kind)),
    peroxide,
    scented: items.some(({ families }) => inAny(families, scentFamilies)),
    medicine: items.some(
      ({ ingredient, families }) => inAny(families, medicineFamilies) && !overTheCounter.has(ingredient?.id ?? ''),
    ),
    ironOxides: product.tinted === true || all.some(({ id }) => id === 'iron-oxides'),
    filtersSun:
      product.spf !== undefined ||
      /\bspf\b/i.test(product.name) ||
      items.some(({ families }) => families.includes('uv-filter-organic')),
    nightOnly:
      retinoid ||
      (leaveOn &&
        (product.kind === 'exfoliant' || working.some(({ full }) => full?.when === 'night' || full?.sun === 'raises'))),
    morningBest: working.some(({ full }) => full?.when === 'morning' && full.sun !== 'protects'),
  }
}

/** What the label of a product says. Labels are read once for each knowledge and product. */
export const factsOf = (knowledge: Substances, product: Product): ProductFacts => {
  const ofKnowledge = known.get(knowledge) ?? new WeakMap<Product, ProductFacts>()
  known.set(knowledge, ofKnowledge)
  const facts = ofKnowledge.get(product) ?? read(knowledge, product)
  ofKnowledge.set(product, facts)
  return facts
}

export type Helper = { ingredient: Ingredient; concern: Concern; weight: number }

/** What works on each of these concerns: the ingredient with the best evidence; where that is the same, the first on the label. */
export const helpersAmong = (working: readonly Ingredient[], concerns: readonly Concern[]): Helper[] =>
  concerns.flatMap((concern) => {
    let best: Helper | undefined
    for (const ingredient of working) {
      const evidence = ingredient.full?.helps.find((help) => help.concern === concern)?.evidence
      const weight = evidence === undefined ? 0 : weights[evidence]
      if (weight > (best?.weight ?? 0)) best = { ingredient, concern, weight }
    }
    return best ?? []
  })
