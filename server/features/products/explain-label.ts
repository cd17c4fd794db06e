import type { Product } from '#contract/products.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'

type Explained = Pick<Product, 'ingredients' | 'notes'>

/** Labels seldom change, and explaining one takes the engine some milliseconds. */
const MOST_KEPT = 1000
const explained = new WeakMap<AppContext, Map<string, Explained>>()

/** What each entry of a label does, and what there is to say about it for everyone; undefined while the engine is unavailable. */
export const explainLabel = async (label: string, context: AppContext): Promise<Explained | undefined> => {
  try {
    return await explain(label, context)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'unavailable')) throw error
    context.log.warn({ err: error }, 'showed a product without explaining its label')
    return undefined
  }
}

const explain = async (label: string, context: AppContext): Promise<Explained> => {
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
