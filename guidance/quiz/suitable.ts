import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { factsOf, type ProductFacts } from '../match/product-facts.ts'
import { inAny, retinoidFamilies, scentFamilies } from '../match/working-items.ts'
import type { Product } from '../products.ts'
import { objectionTo } from '../safety/objections.ts'
import { keyOf } from '../text/normalise.ts'
import type { Person } from './person.ts'

/** A product somebody may use. */
export type Candidate = {
  product: Product
  facts: ProductFacts
  /** Reasons to be careful, none of them to avoid it. */
  doubts: number
  /** Those of them that count for choosing: a preservative that a few people react to is in nearly everything. */
  worries: number
}

/** What one person may use and be told of; objections are looked up once for each ingredient. */
export type Suitable = {
  candidates: readonly Candidate[]
  /** The first of these ingredients that may be recommended by name, or undefined. */
  named(ids: readonly string[]): Ingredient | undefined
  /** All of these that may be recommended by name. */
  allNamed(ids: readonly string[]): Ingredient[]
}

const isAzelaic = ({ id }: Ingredient): boolean => id === 'azelaic-acid'
/** With fewer than these no routine is made. */
const fewest = 6
const core: readonly Product['kind'][] = ['cleanser', 'moisturiser', 'sunscreen']

/** Opens what suits a person, from everything there is. */
export const suitableFor = (knowledge: Substances, person: Person, catalogue: readonly Product[]): Suitable => {
  const { situation } = person
  const tones = new Map<string, 'avoid' | 'careful' | undefined>()
  const toneOf = (item: { ingredient: Ingredient | undefined; printed: string; families: Ingredient['families'] }) => {
    const key = `${item.ingredient?.id ?? ''}|${item.printed}`
    if (tones.has(key)) return tones.get(key)
    const note = objectionTo(knowledge, item, situation)
    const tone = note === undefined ? undefined : note.tone === 'avoid' ? 'avoid' : 'careful'
    tones.set(key, tone)
    return tone
  }
  const avoidedNames = [...situation.avoid.ingredients].flatMap((id) => {
    const ingredient = knowledge.byId(id)
    return ingredient === undefined ? [] : [keyOf(ingredient.inci), keyOf(ingredient.id)]
  })
  // A name is a promise too: somebody who avoids rooibos is not shown a rooibos cream, whatever its label says.
  const nameSpeaksOfAvoided = ({ name }: Product) =>
    toneOf({ ingredient: undefined, printed: name, families: [] }) === 'avoid' ||
    avoidedNames.some((avoided) => avoided.length > 3 && keyOf(name).includes(avoided))

  const candidateOf = (product: Product): Candidate | undefined => {
    if (person.written.wishes.notBrands.includes(product.brand)) return undefined
    const facts = factsOf(knowledge, product)
    const { retinoid, acid, peroxide, medicine, scented, irritation } = facts
    if (medicine || (retinoid && (!person.retinoids || acid || peroxide))) return undefined
    if (person.written.noAcids && facts.working.some(isAzelaic)) return undefined
    if (irritation > person.mostIrritation || (person.gentle && scented)) return undefined
    const found = facts.items.map(toneOf)
    if (found.includes('avoid') || nameSpeaksOfAvoided(product)) return undefined
    const doubts = found.filter((tone) => tone === 'careful').length
    // Around a pregnancy "ask first" is not for us to answer; the three basics are let through, as pharmacies do, when nothing in them acts.
    if (person.expecting && doubts > 0 && (!core.includes(product.kind) || acid || peroxide)) return undefined
    const worries = facts.items.filter(
      (item, at) => found[at] === 'careful' && item.ingredient?.families.includes('preservative') !== true,
    ).length
    return { product, facts, doubts, worries }
  }

  const allNamed = (ids: readonly string[]) =>
    ids.flatMap((id): Ingredient[] => {
      const ingredient = knowledge.byId(id)
      if (
        ingredient === undefined ||
        (person.written.noAcids && isAzelaic(ingredient)) ||
        (ingredient.full?.irritation ?? 0) > person.mostIrritation
      )
        return []
      if (inAny(ingredient.families, retinoidFamilies) && !person.retinoids) return []
      if (inAny(ingredient.families, scentFamilies) && person.gentle) return []
      return toneOf({ ingredient, printed: ingredient.inci, families: ingredient.families }) === undefined
        ? [ingredient]
        : []
    })
  // A price for each product, where enough of the list costs no more.
  const { mostEachCents } = person.written.wishes
  const within =
    mostEachCents === undefined ? catalogue : catalogue.filter(({ priceCents }) => priceCents <= mostEachCents)
  return {
    candidates: (within.length < fewest ? catalogue : within).flatMap((product) => candidateOf(product) ?? []),
    allNamed,
    named: (ids) => allNamed(ids)[0],
  }
}
