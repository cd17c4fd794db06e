import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Concern, Family, ProductKind, SkinType } from '../../knowledge/kinds.ts'
import { aimOf } from '../../match/aims.ts'
import { factsOf, helpersAmong } from '../../match/product-facts.ts'
import { leavesCast, type Texture, textureOf } from '../../match/texture.ts'
import { commonName } from '../../match/working-items.ts'
import type { Product } from '../../products.ts'
import { objectionTo } from '../../safety/objections.ts'
import type { Situation } from '../../safety/situation.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { expects, isOf, isRetinoid, isUvFilter } from './lines.ts'

export type Wish = {
  kinds: readonly ProductKind[]
  concerns: readonly Concern[]
  skinType: SkinType | undefined
  things: readonly Thing[]
  mostCents: number | undefined
  deeperSkin: boolean
  fragranceFree: boolean
  /** May not leave a white or grey film. */
  noCast?: boolean
  tinted?: boolean
  leastSpf?: number
  feel?: 'light' | 'rich' | undefined
}

/** Whether this person may be shown it: nothing avoided, nothing unwise in it. */
const suits = (knowledge: Knowledge, product: Product, situation: Situation): boolean =>
  factsOf(knowledge, product).items.every((item) => {
    if (isOf(item, 'illegal-lightener') || (expects(situation) && isRetinoid(item))) return false
    return (
      objectionTo(knowledge, { ingredient: item.ingredient, printed: item.printed, families: item.families }, situation)
        ?.tone !== 'avoid'
    )
  })

/** What goes by one name in shops and by several on labels. */
const onLabels: Readonly<Record<string, RegExp>> = {
  ceramides: /^ceramide/,
  'hyaluronic-acid': /hyaluron/,
  'sodium-hyaluronate': /hyaluron/,
  tocopherol: /^tocopher/,
}

const holds = (knowledge: Knowledge, product: Product, thing: Thing): boolean =>
  factsOf(knowledge, product).items.some(({ ingredient, families }) =>
    thing.family === undefined
      ? ingredient !== undefined &&
        (ingredient.id === thing.ingredient?.id || onLabels[thing.ingredient?.id ?? '']?.test(ingredient.id) === true)
      : families.includes(thing.family),
  )

/** Whether all of these contain what was asked for, so that how to use it may be said of them. */
export const allHold = (knowledge: Knowledge, products: readonly Product[], thing: Thing): boolean =>
  products.every((product) => holds(knowledge, product, thing))

/** What in a product asks for care: vitamin A and acids. */
export const activesIn = (knowledge: Knowledge, product: Product): Thing[] =>
  factsOf(knowledge, product)
    .working.filter((one) => isRetinoid(one) || isOf(one, 'aha', 'bha'))
    .map(thingOf)

type Feel = Readonly<Record<Texture, number>>
// How well the feel of a leave-on product suits skin. Under −4 it is never shown.
const feels: Readonly<Record<SkinType, Feel>> = {
  dry: { light: -2, cream: 3, rich: 2, ointment: 0 },
  oily: { light: 3, cream: -1, rich: -6, ointment: -9 },
  combination: { light: 3, cream: 1, rich: -3, ointment: -6 },
  normal: { light: 1, cream: 1, rich: -1, ointment: -3 },
  sensitive: { light: 0, cream: 2, rich: 0, ointment: -1 },
}
const wished = {
  light: { light: 3, cream: 0, rich: -6, ointment: -9 },
  rich: { light: -3, cream: 1, rich: 3, ointment: 1 },
} as const
const feltKinds = new Set<ProductKind>(['moisturiser', 'cleanser', 'sunscreen'])

const feelOf = (knowledge: Knowledge, product: Product, { skinType, concerns, feel }: Wish): number => {
  if (!feltKinds.has(product.kind)) return 0
  const clogs = concerns.includes('acne') || concerns.includes('oiliness')
  const skin =
    clogs && skinType !== 'dry' ? 'oily' : (skinType ?? (concerns.includes('dehydration') ? 'dry' : 'normal'))
  const texture = textureOf(factsOf(knowledge, product))
  const points = feels[skin][texture] + (feel === undefined ? 0 : wished[feel][texture])
  return product.kind === 'moisturiser' ? points : points / 2
}

/** A stick or sample is no daily sunscreen. */
const smallest = 30
/** Where no kind is named, what treats comes before what washes; the rest is for a place or an extra. */
const treats = new Set<ProductKind>(['treatment', 'serum'])
const besides = new Set<ProductKind>(['body', 'lip', 'mask', 'eye-cream', 'oil'])

/** Texture, then type of skin, tone, concern and price. */
const fit = (knowledge: Knowledge, product: Product, wish: Wish): number => {
  const facts = factsOf(knowledge, product)
  const sun = product.kind === 'sunscreen'
  const helps = sun ? 0 : helpersAmong(facts.working, wish.concerns).reduce((sum, { weight }) => sum + weight, 0)
  const tone = wish.deeperSkin || wish.noCast === true || wish.concerns.includes('dark-spots')
  return (
    feelOf(knowledge, product, wish) * 2 +
    (wish.skinType === undefined ? 0 : product.skinTypes.includes(wish.skinType) ? 3 : -3) +
    (sun && tone && facts.ironOxides ? 3 : 0) +
    (sun && product.sizeMl < smallest ? -6 : 0) +
    (sun && (product.spf ?? 0) >= 50 ? 1 : 0) +
    wish.concerns.filter((concern) => product.concerns.includes(concern)).length +
    helps +
    (wish.kinds.length === 0 && wish.concerns.length > 0 && treats.has(product.kind) ? 3 + helps : 0) -
    (facts.scented ? 2 : 0) -
    (product.kind === 'cleanser' && facts.items.some((item) => isOf(item, 'sulfate')) ? 1.5 : 0) -
    product.priceCents / 15_000
  )
}

/** The cheaper first. */
export const byPrice = (a: Product, b: Product): number => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1)

const mayFit = (knowledge: Knowledge, product: Product, wish: Wish): boolean => {
  const facts = factsOf(knowledge, product)
  const { kind, priceCents, skinTypes, spf = 0 } = product
  if (
    (wish.kinds.length > 0 && !wish.kinds.includes(kind)) ||
    (wish.mostCents !== undefined && priceCents > wish.mostCents)
  )
    return false
  if (
    (wish.kinds.length === 0 && besides.has(kind) && wish.things.length === 0) ||
    facts.medicine ||
    (wish.fragranceFree && facts.scented) ||
    (wish.skinType === 'sensitive' && !skinTypes.includes('sensitive'))
  )
    return false
  if (
    kind === 'sunscreen' &&
    ((leavesCast(facts) && (wish.noCast === true || wish.deeperSkin)) ||
      (wish.tinted === true && !facts.ironOxides) ||
      (wish.leastSpf !== undefined && spf < wish.leastSpf))
  )
    return false
  return (
    feelOf(knowledge, product, wish) > -4 &&
    wish.things.every((thing) => thing.family === 'fragrance' || holds(knowledge, product, thing)) &&
    // What is asked for by its concern alone must do something for it.
    (wish.concerns.length === 0 ||
      wish.kinds.length > 0 ||
      (wish.concerns.some((one) => product.concerns.includes(one)) &&
        (kind === 'sunscreen' || helpersAmong(facts.working, wish.concerns).length > 0)))
  )
}

/** The samples that fit a wish, the best first, ties by price and id. Nothing over the price, nothing this person avoids. */
export const choose = (
  knowledge: Knowledge,
  catalogue: readonly Product[],
  wish: Wish,
  situation: Situation,
): Product[] =>
  catalogue
    .filter((product) => mayFit(knowledge, product, wish))
    .map((product) => ({ product, points: fit(knowledge, product, wish) }))
    .sort((a, b) => b.points - a.points || byPrice(a.product, b.product))
    .map(({ product }) => product)
    .filter((product) => suits(knowledge, product, situation))
    .filter((product, _, all) => !outdone(knowledge, product, all, wish))

const oily = ({ skinType, concerns }: Wish): boolean =>
  skinType !== 'dry' &&
  (skinType === 'oily' || skinType === 'combination' || concerns.includes('acne') || concerns.includes('oiliness'))
/** What is put on for a trouble, and not to wash, to moisten or against the sun. */
const forTrouble = new Set<ProductKind>(['serum', 'treatment', 'exfoliant', 'mask', 'eye-cream'])

/** Whether others among what fits do what is asked and this does not: a serum without anything for pores, a creamy wash for oily skin. */
const outdone = (knowledge: Knowledge, product: Product, all: readonly Product[], wish: Wish): boolean => {
  const helps = (one: Product): boolean => helpersAmong(factsOf(knowledge, one).working, wish.concerns).length > 0
  if (forTrouble.has(product.kind) && wish.concerns.length > 0 && !helps(product))
    return all.some((one) => one.kind === product.kind && helps(one))
  const creamy = (one: Product): boolean => textureOf(factsOf(knowledge, one)) !== 'light'
  return (
    product.kind === 'cleanser' &&
    oily(wish) &&
    creamy(product) &&
    !helps(product) &&
    all.filter((one) => one.kind === 'cleanser' && !creamy(one)).length > 1
  )
}

const worthNaming: readonly Family[] = [
  'bha',
  'aha',
  'pha',
  'vitamin-c',
  'brightener',
  'ceramide',
  'retinoid',
  'humectant',
  'vitamin',
  'soothing',
  'local-botanical',
  'peptide',
]
const feelCalled: Readonly<Record<Texture, string>> = {
  light: 'light',
  cream: 'creamy',
  rich: 'rich',
  ointment: 'seals dry patches',
}

/** Why a product fits, in a few words: its feel or tint, what in it helps with what, no scent where that was asked. */
export const reasonsFor = (knowledge: Knowledge, product: Product, wish: Wish): string => {
  const facts = factsOf(knowledge, product)
  const texture = textureOf(facts)
  const { kind, spf, name } = product
  const helpers = helpersAmong(facts.working, wish.concerns).filter(
    ({ ingredient }) => !isUvFilter(ingredient) && ingredient.id !== 'iron-oxides',
  )
  const aims = [...new Set(helpers.map(({ ingredient }) => ingredient))].slice(0, 2).map(
    (one) =>
      `${commonName(one)} for ${helpers
        .filter(({ ingredient }) => ingredient === one)
        .map(({ concern }) => aimOf[concern])
        .join(' and ')}`,
  )
  const named = facts.items
    .filter((item) => isOf(item, ...worthNaming))
    .flatMap(({ ingredient }) => (ingredient?.full === undefined ? [] : [ingredient]))
    .sort((a, b) => (b.full?.helps.length ?? 0) - (a.full?.helps.length ?? 0))
    .map(commonName)
    .filter((name, at, all) => all.findIndex((other) => other.slice(0, 9) === name.slice(0, 9)) === at)
    .slice(0, 2)
  // What was asked for by its name is named, whatever else is in it.
  const wished = wish.things
    .filter(
      (thing) =>
        thing.family !== 'fragrance' &&
        holds(knowledge, product, thing) &&
        !aims.some((one) => one.toLowerCase().startsWith(thing.called.toLowerCase())),
    )
    .map(({ called }) => `with ${called}`)
  const feel =
    kind === 'moisturiser'
      ? [feelCalled[texture]]
      : kind === 'cleanser'
        ? [texture === 'light' ? 'a gel wash' : texture === 'cream' ? 'creamy' : 'melts make-up']
        : kind !== 'sunscreen'
          ? []
          : [
              ...(spf === undefined || /SPF/i.test(name) ? [] : [`SPF ${spf}`]),
              ...(facts.ironOxides
                ? ['tinted, so no white cast']
                : leavesCast(facts)
                  ? ['zinc, which can look white']
                  : ['dries clear, no white cast']),
            ]
  return [
    ...feel,
    ...wished,
    ...(aims.length > 0 ? aims : kind === 'sunscreen' || wished.length > 0 ? [] : [named.join(' and ')]),
    ...(!facts.scented && (wish.fragranceFree || wish.skinType === 'sensitive') ? ['unscented'] : []),
  ]
    .filter((one) => one !== '')
    .join(', ')
}
