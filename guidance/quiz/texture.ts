import type { ProductFacts } from '../match/product-facts.ts'
import { type Texture, textureOf } from '../match/texture.ts'
import type { Product } from '../products.ts'
import type { Person } from './person.ts'

/** Whether skin of this kind is better off without anything rich. */
export const clogsEasily = ({ answers, concerns, place }: Person): boolean =>
  place === undefined && (answers.skin_type === 'oily' || (concerns.includes('acne') && answers.skin_type !== 'dry'))

type Feel = Readonly<Record<Texture, number>>
const moisturisers: Readonly<Record<Person['answers']['skin_type'], Feel>> = {
  dry: { light: -1.5, cream: 1.5, rich: 2, ointment: -1.5 },
  oily: { light: 2, cream: -1, rich: -6, ointment: -9 },
  combination: { light: 1.5, cream: 0.5, rich: -3, ointment: -5 },
  normal: { light: 0.5, cream: 1, rich: -1, ointment: -3 },
  sensitive: { light: 0, cream: 1.5, rich: 0, ointment: -2.5 },
}
const cleansers: Readonly<Record<Person['answers']['skin_type'], Feel>> = {
  dry: { light: 0, cream: 1, rich: 0.5, ointment: 0 },
  oily: { light: 1, cream: -1, rich: -2, ointment: -2 },
  combination: { light: 1, cream: 0, rich: -1, ointment: -1 },
  normal: { light: 0.5, cream: 0.5, rich: -0.5, ointment: -0.5 },
  sensitive: { light: 0.5, cream: 1, rich: 0, ointment: -0.5 },
}

/** How well the feel of a product suits somebody's skin; what an ointment does for hands, feet and eczema counts for it. */
export const feelFor = (person: Person, { kind }: Product, facts: ProductFacts): number => {
  const { answers, concerns, place, situation } = person
  const texture = textureOf(facts)
  if (kind === 'cleanser')
    return (
      cleansers[answers.skin_type][texture] + (answers.lifestyle.includes('makeup') && texture === 'ointment' ? 1 : 0)
    )
  if (kind !== 'moisturiser' && kind !== 'body') return 0
  if (place !== undefined && place !== 'back') return texture === 'light' ? -2 : texture === 'ointment' ? 0 : 1
  const spots = concerns.includes('acne') && (texture === 'rich' || texture === 'ointment') ? -4 : 0
  const eczema = situation.conditions.has('eczema') && texture !== 'light' ? 1 : 0
  return moisturisers[answers.skin_type][texture] + spots + eczema
}
