import type { ProductKind } from '../../knowledge/kinds.ts'
import type { Product } from '../../products.ts'
import type { Thing } from '../understand/things.ts'
import type { Asked } from './draft.ts'
import { byPrice, choose, type Wish } from './products.ts'

export type Basket = { products: Product[]; treat: Thing | undefined; cents: number }

const essentials = ['sunscreen', 'moisturiser', 'cleanser'] as const
const treating: readonly ProductKind[] = ['treatment', 'serum', 'exfoliant']
const tried = 5
const worthTreating = 3

export const costOf = (products: readonly Product[]): number => products.reduce((sum, { priceCents }) => sum + priceCents, 0)

/**
 * The samples for a routine that fit best and cost no more than `mostCents` together: the essentials all of them, a treatment where one of `treats` is
 * to be had with what is left. Undefined when the essentials cost more. `cheapest`: price before fit, and no treatment.
 */
export const basketFor = ({ knowledge, request, situation }: Asked, wish: Wish, treats: readonly Thing[], mostCents: number, cheapest: boolean): Basket | undefined => {
  const ranked = (more: Partial<Wish>): Product[] => choose(knowledge, request.catalogue, { ...wish, things: [], mostCents, ...more }, situation)
  const best = essentials.map((kind) => {
    const all = ranked({ kinds: [kind] }).filter(({ sizeMl }) => kind !== 'sunscreen' || sizeMl >= 30)
    return [...new Set(cheapest ? [...all].sort(byPrice).slice(0, 1) : [...all.slice(0, tried), ...[...all].sort(byPrice).slice(0, 1)])]
  })
  const active = cheapest ? [] : treats.flatMap((thing) => ranked({ kinds: treating, things: [thing], concerns: [] }).slice(0, 1).map((product) => ({ thing, product })))
  let found: (Basket & { points: number }) | undefined
  const [suns = [], creams = [], washes = []] = best
  suns.forEach((sun, a) => creams.forEach((cream, b) => washes.forEach((wash, c) => [undefined, ...active].forEach((one, d) => {
    const products = [wash, cream, sun, ...(one === undefined ? [] : [one.product])]
    const cents = costOf(products)
    const points = (one === undefined ? 0 : worthTreating - d * 0.2) - a * 1.5 - b - c
    if (cents <= mostCents && (found === undefined || points > found.points)) found = { products, treat: one?.thing, cents, points }
  }))))
  return found
}
