import type { Product } from '#contract/products.ts'
import type { AppContext } from '#server/app-context.ts'

type Explained = Pick<Product, 'ingredients' | 'notes'>

/** Labels seldom change, and explaining one takes the engine some milliseconds. */
const MOST_KEPT = 1000
const explained = new WeakMap<AppContext, Map<string, Explained>>()

/**
 * What each entry of a label does, and what there is to say about it for everyone.
 * @throws Refusal unavailable while the engine is, so that no page without explanations is cached
 */
export const explainLabel = async (label: string, context: AppContext): Promise<Explained> => {
  const kept = explained.get(context) ?? new Map<string, Explained>()
  explained.set(context, kept)
  const before = kept.get(label)
  if (before !== undefined) return before
  const check = await context.work.advice.run(() => context.advice.run('checkLabel', { text: label }))
  const found = {
    ingredients: check.items.map(({ printed, name, ingredient, does }) => ({ printed, name, ingredient, does })),
    notes: [...check.lighteners, ...check.doesNotSuit, ...check.suits],
  }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(label, found)
  return found
}
