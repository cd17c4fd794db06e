import type { Family } from '../knowledge/kinds.ts'
import type { ProductFacts } from './product-facts.ts'
import { inAny } from './working-items.ts'

/** How a product feels, from thin to thick: `ointment` has no water in it. */
export type Texture = 'light' | 'cream' | 'rich' | 'ointment'

const heavy: readonly Family[] = ['butter', 'plant-oil', 'mineral-oil', 'wax']
const filters: readonly Family[] = ['uv-filter-mineral', 'uv-filter-organic']

/** Read off the label, whose order is that of the amounts: oils or butters near the top make it rich, a fatty alcohol makes it a cream. */
export const textureOf = ({ items }: Pick<ProductFacts, 'items'>): Texture => {
  const families = items.slice(0, 7).map(({ ingredient, families: ruled }) => ingredient?.families ?? ruled)
  const [first = [], ...others] = families
  if (!first.includes('solvent') && inAny(first, [...heavy, 'emollient', 'occlusive', ...filters])) return 'ointment'
  if (others.slice(0, 4).some((one) => inAny(one, heavy))) return 'rich'
  return others.some((one) => one.includes('fatty-alcohol')) ? 'cream' : 'light'
}

/** Zinc or titanium without a tint: it can look white or grey on skin. */
export const leavesCast = ({ items, ironOxides }: ProductFacts): boolean => {
  const has = (family: Family) => items.some(({ ingredient }) => ingredient?.families.includes(family) === true)
  return !ironOxides && has('uv-filter-mineral') && !has('uv-filter-organic')
}
