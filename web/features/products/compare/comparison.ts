import type { ProductSummary } from '#contract/products.ts'
import { formatRand } from '#web/ui/format.ts'
import { concernWords, freeFromWords, kindWords, skinTypeWords } from '../product-words.ts'

/** A row of the comparison: one value for each product, in their order. */
export type Row = { label: string; values: string[] }

const none = '–'

const joined = (words: readonly string[], between = ', '): string => (words.length === 0 ? none : words.join(between))

const rowsOf: [label: string, value: (product: ProductSummary) => string][] = [
  ['Price', ({ price }) => (price === null ? none : formatRand(price))],
  ['Per 100 ml', ({ unitPrice }) => (unitPrice === null ? none : formatRand(unitPrice))],
  ['Size', ({ sizeMl }) => (sizeMl === null ? none : `${sizeMl}\u00A0ml`)],
  ['Kind', ({ category }) => kindWords[category].one],
  ['Brand', ({ brandName }) => brandName],
  ['Rating', ({ rating, ratingCount }) => (ratingCount === 0 ? none : `${rating.toFixed(1)} (${ratingCount})`)],
  ['Skin types', ({ skinTypes }) => joined(skinTypes.map((type) => skinTypeWords[type]))],
  ['For', ({ skinConcerns }) => joined(skinConcerns.map((one) => concernWords[one]))],
  ['Free from', ({ freeFrom }) => joined(freeFrom.map((claim) => freeFromWords[claim]))],
  ['SPF', ({ spf }) => (spf === null ? none : String(spf))],
  ['Tinted', ({ tinted }) => (tinted ? 'Yes' : 'No')],
  ['South African', ({ isLocal }) => (isLocal ? 'Yes' : 'No')],
  ['Pros', ({ pros }) => joined(pros, '\n')],
  ['Cons', ({ cons }) => joined(cons, '\n')],
]

/** The rows in which the products differ, and those in which they are the same. A row that says nothing of any product is left out. */
export const compare = (products: readonly ProductSummary[]): { different: Row[]; same: Row[] } => {
  const rows = rowsOf
    .map(([label, value]) => ({ label, values: products.map(value) }))
    .filter(({ values }) => values.some((value) => value !== none))
  const differs = ({ values }: Row) => new Set(values).size > 1
  return { different: rows.filter(differs), same: rows.filter((row) => !differs(row)) }
}
