import type { QuizResult } from '#contract/guidance.ts'
import type { ProductKind } from '../knowledge/kinds.ts'
import type { Ingredient } from '../knowledge/substances.ts'
import { helpersAmong } from '../match/product-facts.ts'
import { commonName } from '../match/working-items.ts'
import type { Person } from './person.ts'
import { rand } from './rand.ts'
import { productName } from './step-texts.ts'
import type { Candidate } from './suitable.ts'

const categories: Readonly<Record<ProductKind, string>> = {
  cleanser: 'Cleanser',
  toner: 'Toner',
  exfoliant: 'Exfoliant',
  serum: 'Serum',
  treatment: 'Treatment',
  'eye-cream': 'Eye cream',
  moisturiser: 'Moisturiser',
  oil: 'Face oil',
  sunscreen: 'Sunscreen',
  mask: 'Mask',
  lip: 'Lip care',
  body: 'Body care',
}
const filters = (one: Ingredient): boolean =>
  one.families.some((family) => family === 'uv-filter-mineral' || family === 'uv-filter-organic')

/** What a product is chosen for, three or four names at most; never empty. */
const keyIngredients = ({ product, facts }: Candidate, { concerns }: Person): string => {
  const helpers = helpersAmong(facts.working, [
    ...concerns,
    ...(concerns.includes('dehydration') ? [] : (['dehydration'] as const)),
  ]).map(({ ingredient }) => ingredient)
  const sun =
    product.kind === 'sunscreen'
      ? [...facts.working.filter(filters).slice(0, 2), ...facts.working.filter(({ id }) => id === 'iron-oxides')]
      : []
  const known = facts.working.filter(({ full, id }) => full !== undefined && id !== 'water')
  const chosen = [...sun, ...helpers].length > 0 ? [...sun, ...helpers] : [...known, ...facts.working]
  const names = [...new Set(chosen.map(commonName))].slice(0, 4)
  const first = product.kind === 'sunscreen' && product.spf !== undefined ? [`SPF ${product.spf}`] : []
  return (
    [...first, ...names].join(', ') ||
    facts.items
      .slice(0, 2)
      .map(({ printed }) => printed)
      .join(', ')
  )
}

/** A chosen product as the result lists it. */
export const listedProduct = (candidate: Candidate, person: Person): QuizResult['products'][number] => ({
  category: categories[candidate.product.kind],
  product: productName(candidate.product),
  ingredients: keyIngredients(candidate, person),
  price: rand(candidate.product.priceCents),
  slug: candidate.product.id,
})
