import type { Note } from '#contract/guidance.ts'
import type { SkinType } from '../knowledge/kinds.ts'
import type { Substances } from '../knowledge/substances.ts'
import { readLabel } from '../labels/read-label.ts'
import type { Product } from '../products.ts'
import { because } from '../safety/because.ts'
import type { Situation } from '../safety/situation.ts'
import { type ArticleItem, isAboutRetinoids, topicsOf } from './article-topics.ts'
import { helpNotes, type Item, noRetinoidsFor, objectionsTo, retinoidObjection, scentNote } from './match-reasons.ts'
import { factsOf, type ProductFacts } from './product-facts.ts'
import { leavesCast, textureOf } from './texture.ts'

/**
 * What can be weighed for somebody. By its type, nothing about money reaches the ranking but the price the reader pays: no commission, no
 * sponsor, no popularity.
 */
export type MatchItem =
  | { kind: 'product'; product: Product }
  | { kind: 'recipe'; ingredients: readonly string[]; skinTypes: readonly SkinType[] }
  | ({ kind: 'article' } & ArticleItem)

export type Match = {
  /** 0 to 1, for sorting only: never shown. */
  score: number
  /** False when something in it is to be avoided. */
  suitable: boolean
  reasons: Note[]
}

const clamp = (score: number): number => Math.round(Math.max(0, Math.min(1, score)) * 1000) / 1000

const skinTypeNotes = (knowledge: Substances, madeFor: readonly SkinType[], situation: Situation): Note[] => {
  if (situation.skinType === undefined || madeFor.length === 0) return []
  const fits = madeFor.includes(situation.skinType)
  const text = fits
    ? `Made with ${situation.skinType} skin in mind.`
    : `Made for ${madeFor.join(', ')} skin rather than ${situation.skinType} skin.`
  return [{ tone: fits ? 'good' : 'info', text, because: because(knowledge, 'match:skin-type', [], ['general']) }]
}

/** Both things somebody puts on: what speaks against it outweighs everything that speaks for it. */
const explainList = (
  knowledge: Substances,
  items: readonly Item[],
  working: Parameters<typeof helpNotes>[1],
  skinTypes: readonly SkinType[],
  situation: Situation,
): Match => {
  const against = [...objectionsTo(knowledge, items, situation), ...retinoidObjection(knowledge, items, situation)]
  const scented = scentNote(knowledge, items, situation)
  const skin = skinTypeNotes(knowledge, skinTypes, situation)
  const help = helpNotes(knowledge, working, situation.concerns)
  const suitable = !against.some(({ tone }) => tone === 'avoid')
  const careful = against.filter(({ tone }) => tone !== 'avoid').length + scented.length
  const score =
    0.4 +
    Math.min(help.weight, 6) * 0.07 +
    skin.reduce((sum, { tone }) => sum + (tone === 'good' ? 0.15 : -0.1), 0) -
    careful * 0.15
  return {
    score: suitable ? clamp(score) : 0,
    suitable,
    reasons: suitable ? [...help.notes, ...skin, ...against, ...scented] : [...against, ...scented],
  }
}

/** How it feels or looks on this skin, where that speaks against it. */
const feelNotes = (
  knowledge: Substances,
  product: Product,
  facts: ProductFacts,
  { skinType, concerns, deeperSkin }: Situation,
): Note[] => {
  const texture = textureOf(facts)
  const staysOn = product.kind === 'moisturiser' || product.kind === 'oil'
  const clogs = skinType === 'oily' || (concerns.includes('acne') && skinType !== 'dry')
  const careful = (text: string, rule: string): Note => ({
    tone: 'careful',
    text,
    because: because(knowledge, rule, [], ['general']),
  })
  return [
    ...(staysOn && clogs && (texture === 'rich' || texture === 'ointment')
      ? [
          careful(
            'It is rich. Skin that is oily or breaks out is better off with a light gel or lotion.',
            'match:texture',
          ),
        ]
      : []),
    ...(product.kind === 'sunscreen' && deeperSkin && leavesCast(facts)
      ? [
          careful(
            'Zinc without a tint can look white or grey on deeper skin. Look for a tinted or a clear one.',
            'match:white-cast',
          ),
        ]
      : []),
  ]
}

const explainProduct = (knowledge: Substances, product: Product, situation: Situation): Match => {
  const facts = factsOf(knowledge, product)
  const { items, working, ironOxides } = facts
  const match = explainList(knowledge, items, working, product.skinTypes, situation)
  const feel = match.suitable ? feelNotes(knowledge, product, facts, situation) : []
  const over = situation.budgetCents !== undefined && product.priceCents > situation.budgetCents
  const tint =
    product.kind === 'sunscreen' && ironOxides && (situation.deeperSkin || situation.concerns.includes('dark-spots'))
  const reasons: Note[] = [
    ...match.reasons,
    ...feel,
    ...(tint
      ? [
          {
            tone: 'good' as const,
            text: 'Tinted with iron oxides, which also hold back the visible light that darkens marks.',
            because: because(knowledge, 'match:tinted', ['iron-oxides'], ['general']),
          },
        ]
      : []),
    ...(over
      ? [
          {
            tone: 'info' as const,
            text: 'It costs more than you want to spend.',
            because: because(knowledge, 'match:budget', [], ['general']),
          },
        ]
      : []),
  ]
  return {
    ...match,
    score: match.suitable ? clamp(match.score + (tint ? 0.15 : 0) - feel.length * 0.15 - (over ? 0.3 : 0)) : 0,
    reasons,
  }
}

const explainRecipe = (
  knowledge: Substances,
  ingredients: readonly string[],
  skinTypes: readonly SkinType[],
  situation: Situation,
): Match => {
  // Quantities stand before the name: "2 tbsp honey". The label reader knows names only.
  const items = ingredients.flatMap((line) =>
    readLabel(
      knowledge,
      line.replace(/^[\d\s./½¼¾]*(ml|g|tbsp|tsp|cups?|tablespoons?|teaspoons?|drops?)?(\s+of)?\s+/i, ''),
    ),
  )
  return explainList(
    knowledge,
    items,
    items.flatMap(({ ingredient }) => ingredient ?? []),
    skinTypes,
    situation,
  )
}

const explainArticle = (knowledge: Substances, article: ArticleItem, situation: Situation): Match => {
  if (noRetinoidsFor(situation) && isAboutRetinoids(article))
    return {
      score: 0,
      suitable: false,
      reasons: [
        {
          tone: 'avoid',
          text: 'About vitamin A (retinoids), which is not for pregnancy, trying, breastfeeding or, without advice, for people under 20.',
          because: because(knowledge, 'match:retinoid', [], ['general']),
        },
      ],
    }
  const { concerns, skinType } = topicsOf(knowledge, article, situation)
  const reasons: Note[] = [
    ...concerns.map((id): Note => ({
      tone: 'good',
      text: `About ${knowledge.concern(id).name.toLowerCase()}, which you asked about.`,
      because: because(knowledge, 'match:article-concern', [], knowledge.concern(id).sources),
    })),
    ...(skinType !== undefined
      ? [
          {
            tone: 'good' as const,
            text: `About ${skinType} skin, like yours.`,
            because: because(knowledge, 'match:article-skin-type', [], ['general']),
          },
        ]
      : []),
  ]
  return {
    score: clamp(0.2 + concerns.length * 0.3 + (skinType === undefined ? 0 : 0.25)),
    suitable: true,
    reasons,
  }
}

/** How well something fits a person, with the reasons to show them. */
export const weighMatch = (knowledge: Substances, item: MatchItem, situation: Situation): Match => {
  if (item.kind === 'product') return explainProduct(knowledge, item.product, situation)
  if (item.kind === 'recipe') return explainRecipe(knowledge, item.ingredients, item.skinTypes, situation)
  return explainArticle(knowledge, item, situation)
}
