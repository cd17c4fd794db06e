import type { ProductKind } from '../../knowledge/kinds.ts'
import type { Product } from '../../products.ts'
import { factsOf } from '../../match/product-facts.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, saidIn } from './draft.ts'
import { byPrice, choose, type Wish } from './products.ts'

export type Basket = {
  products: Product[]
  treat: Thing | undefined
  cents: number
  /** So many of the essentials somebody has already. */ own: number
}

const essentials = ['sunscreen', 'moisturiser', 'cleanser'] as const
const treating: readonly ProductKind[] = ['treatment', 'serum', 'exfoliant']
const tried = 5
const worthTreating = 3
const hasAlready =
  /\b(?:already (?:have|got|own|use)|have (?:a|my) \w+(?: \w+)? already|(?:het|gebruik) (?:al|klaar|reeds))\b/

export const costOf = (products: readonly Product[]): number =>
  products.reduce((sum, { priceCents }) => sum + priceCents, 0)

/**
 * The samples for a routine that fit best and cost no more than `mostCents` together: the essentials all of them, a treatment where one of `treats` is
 * to be had with what is left. Undefined when the essentials cost more. `cheapest`: price before fit, and no treatment.
 */
export const basketFor = (
  asked: Asked,
  wish: Wish,
  treats: readonly Thing[],
  mostCents: number,
  cheapest: boolean,
): Basket | undefined => {
  const { knowledge, request, situation } = asked
  const ranked = (more: Partial<Wish>): Product[] =>
    choose(knowledge, request.catalogue, { ...wish, things: [], mostCents, ...more }, situation)
  // What they have costs nothing, and is not shown.
  const own = hasAlready.test(saidIn(asked)) ? asked.heard.kinds : []
  const best = essentials.map((kind) => {
    const all = ranked({ kinds: [kind] })
      .map((one) => (own.includes(kind) ? { ...one, priceCents: 0 } : one))
      .filter(({ sizeMl }) => kind !== 'sunscreen' || sizeMl >= 30)
    return cheapest ? all : [...new Set([...all.slice(0, tried), ...[...all].sort(byPrice).slice(0, 1)])]
  })
  const active = cheapest
    ? []
    : treats.flatMap((thing) =>
        ranked({ kinds: treating, things: [thing], concerns: [] })
          .slice(0, 1)
          .map((product) => ({ thing, product })),
      )
  let found: (Basket & { points: number }) | undefined
  const [suns = [], creams = [], washes = []] = best
  suns.forEach((sun, a) =>
    creams.forEach((cream, b) =>
      washes.forEach((wash, c) =>
        [undefined, ...active].forEach((one, d) => {
          const products = [wash, cream, sun, ...(one === undefined ? [] : [one.product])]
          const cents = costOf(products)
          // Where money is short a rank is worth R10 or so; one acid in a routine is enough.
          const points =
            (one === undefined ? 0 : worthTreating - d * 0.2) - a * 2 - b - c - (cheapest ? cents / 500 : 0)
          const twice = one !== undefined && factsOf(knowledge, one.product).acid && factsOf(knowledge, wash).acid
          if (!twice && cents <= mostCents && (found === undefined || points > found.points))
            found = { products, treat: one?.thing, cents, points, own: 0 }
        }),
      ),
    ),
  )
  if (found !== undefined)
    return {
      ...found,
      own: essentials.filter((kind) => own.includes(kind)).length,
      products: found.products.filter(({ kind }) => !own.includes(kind)),
    }
  // Not enough for all: sunscreen, and what skin misses most beside it.
  const [sun] = [...suns].sort(byPrice)
  const beside = (wish.skinType === 'dry' ? [creams, washes] : [washes, creams])
    .flatMap((some) => [...some].sort(byPrice).slice(0, 1))
    .find((one) => sun !== undefined && sun.priceCents + one.priceCents <= mostCents)
  if (sun === undefined || sun.priceCents > mostCents) return undefined
  const products = [sun, ...(beside === undefined ? [] : [beside])]
  return { products, treat: undefined, cents: costOf(products), own: 0 }
}
