import type { Note, Profile } from '#contract/guidance.ts'
import type { ProductMatch } from '#contract/products.ts'
import type { Concern, SkinType } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Substances } from '../knowledge/substances.ts'
import type { Product } from '../products.ts'
import { situationOf } from '../safety/read-situation.ts'
import type { Situation } from '../safety/situation.ts'
import { factsOf, helpersAmong } from './product-facts.ts'
import { weighMatch } from './weigh-match.ts'

/** What a product and a person have in common. */
type Common = { concerns: Concern[]; skinType: SkinType | undefined }

const commonTo = (knowledge: Substances, product: Product, { concerns, skinType }: Situation): Common => ({
  concerns: helpersAmong(factsOf(knowledge, product).working, concerns).map(({ concern }) => concern),
  skinType: skinType !== undefined && product.skinTypes.includes(skinType) ? skinType : undefined,
})

/**
 * How well each product suits a person, in the order of the input. Commission and sponsor are not part of a Product, so they cannot count.
 * @param told what they wrote in a conversation, oldest first
 */
export const rankProducts = (
  knowledge: Knowledge,
  products: readonly Product[],
  profile: Profile | undefined,
  told: readonly string[] = [],
): ({ score: number; suitable: boolean } & Common)[] => {
  const situation = situationOf(knowledge, profile, ...told)
  return products.map((product) => {
    const { score, suitable } = weighMatch(knowledge, { kind: 'product', product }, situation)
    return { score, suitable, ...commonTo(knowledge, product, situation) }
  })
}

/** Above this share of unrecognised entries nothing is said in favour of a label. */
const MOST_UNRECOGNISED = 0.2

const verdictOf = (suitable: boolean, reasons: readonly Note[], unrecognised: number): ProductMatch['verdict'] => {
  if (!suitable) return 'avoid'
  if (reasons.some(({ tone }) => tone === 'careful')) return 'careful'
  if (unrecognised > MOST_UNRECOGNISED) return 'unknown'
  return reasons.some(({ tone }) => tone === 'good') ? 'suits' : 'unknown'
}

/** Whether a product suits a person, with the reasons to show. */
export const judgeProduct = (
  knowledge: Knowledge,
  product: Product,
  profile: Profile,
): Pick<ProductMatch, 'verdict' | 'notes'> => {
  const situation = situationOf(knowledge, profile)
  const { suitable, reasons } = weighMatch(knowledge, { kind: 'product', product }, situation)
  const { items } = factsOf(knowledge, product)
  const unknown = items.filter(({ how }) => how === 'unrecognised').length
  return { verdict: verdictOf(suitable, reasons, items.length === 0 ? 1 : unknown / items.length), notes: reasons }
}
