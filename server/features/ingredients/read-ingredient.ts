import type { Ingredient } from '#contract/ingredients.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'

/** What the dictionary says of an ingredient. @throws Refusal `not_found` */
export const readIngredient = async (slug: string, context: AppContext): Promise<Ingredient> => {
  const ingredient = await context.advice.run('describeIngredient', { slug })
  if (ingredient === undefined) throw new Refusal('not_found', { message: 'There is no such ingredient here.' })
  return ingredient
}
