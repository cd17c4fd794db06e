import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Concern, ProductKind, SkinType } from '../../knowledge/kinds.ts'
import { type ReadItem, readLabel } from '../../labels/read-label.ts'
import type { Product } from '../../products.ts'
import { objectionTo } from '../../safety/objections.ts'
import type { Situation } from '../../safety/situation.ts'
import type { Thing } from '../understand/things.ts'
import { expects } from './lines.ts'

const readOnce = new WeakMap<Knowledge, WeakMap<Product, ReadItem[]>>()

/** What stands on the label of a product; each is read once. */
const itemsOf = (knowledge: Knowledge, product: Product): ReadItem[] => {
  const labels = readOnce.get(knowledge) ?? new WeakMap<Product, ReadItem[]>()
  readOnce.set(knowledge, labels)
  const items = labels.get(product) ?? readLabel(knowledge, product.label)
  labels.set(product, items)
  return items
}

/** Whether this person may be shown it: nothing avoided, nothing unwise in it. */
const suits = (knowledge: Knowledge, product: Product, situation: Situation): boolean =>
  itemsOf(knowledge, product).every((item) => {
    if (expects(situation) && item.families.some((family) => family === 'retinoid' || family === 'retinoid-medicine')) return false
    if (item.families.includes('illegal-lightener')) return false
    return objectionTo(knowledge, { ingredient: item.ingredient, printed: item.printed, families: item.families }, situation)?.tone !== 'avoid'
  })

export type Wish = { kinds: readonly ProductKind[]; concerns: readonly Concern[]; skinType: SkinType | undefined; things: readonly Thing[]; mostCents: number | undefined; deeperSkin: boolean; fragranceFree: boolean }

const holds = (knowledge: Knowledge, product: Product, thing: Thing): boolean =>
  itemsOf(knowledge, product).some(({ ingredient, families }) => (thing.family === undefined ? ingredient !== undefined && ingredient.id === thing.ingredient?.id : families.includes(thing.family)))

const fit = (product: Product, wish: Wish): number =>
  wish.concerns.filter((concern) => product.concerns.includes(concern)).length * 4
  + (wish.skinType === undefined ? 0 : product.skinTypes.includes(wish.skinType) ? 3 : -3)
  + (wish.deeperSkin && product.tinted === true ? 3 : 0)
  - product.priceCents / 20_000

/** The samples that fit a wish, the best first, ties by price and id. Nothing over the price, nothing this person avoids. */
export const choose = (knowledge: Knowledge, catalogue: readonly Product[], wish: Wish, situation: Situation): Product[] =>
  catalogue
    .filter(({ kind, priceCents }) => (wish.kinds.length === 0 || wish.kinds.includes(kind)) && (wish.mostCents === undefined || priceCents <= wish.mostCents))
    .filter((product) => wish.skinType !== 'sensitive' || product.skinTypes.includes('sensitive'))
    .filter((product) => wish.things.every((thing) => thing.family === 'fragrance' || holds(knowledge, product, thing)))
    .filter((product) => !wish.fragranceFree || !itemsOf(knowledge, product).some(({ families }) => families.includes('fragrance') || families.includes('essential-oil')))
    .map((product) => ({ product, points: fit(product, wish) }))
    .filter(({ points }) => wish.concerns.length === 0 || wish.kinds.length > 0 || points > 0)
    .sort((a, b) => b.points - a.points || a.product.priceCents - b.product.priceCents || (a.product.id < b.product.id ? -1 : 1))
    .map(({ product }) => product)
    .filter((product) => suits(knowledge, product, situation))

/** Names of what matters in a product, from its label: up to two that a reader would look for. */
export const highlights = (knowledge: Knowledge, product: Product): string[] => {
  const good = new Set(['bha', 'aha', 'pha', 'vitamin-c', 'brightener', 'ceramide', 'retinoid', 'humectant', 'uv-filter-mineral', 'vitamin', 'soothing', 'local-botanical', 'peptide'])
  return itemsOf(knowledge, product).filter(({ ingredient, families }) => ingredient?.full !== undefined && families.some((family) => good.has(family)))
    .sort((a, b) => (b.ingredient?.full?.helps.length ?? 0) - (a.ingredient?.full?.helps.length ?? 0)).slice(0, 2).flatMap(({ ingredient }) => (ingredient === undefined ? [] : [ingredient.id.replaceAll('-', ' ')]))
}
