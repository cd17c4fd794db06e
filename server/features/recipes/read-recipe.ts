import type { Recipe } from '#contract/recipes.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isAllowed, presentRecipe } from './present.ts'
import { findRecipe, findRelated } from './queries.ts'

const RELATED = 3

/** One published recipe with its warnings. @throws Refusal not_found, also for one that the safety check refuses today */
export const readRecipe = async (slug: string, context: AppContext): Promise<Recipe> => {
  const { queries } = context.database
  const row = await findRecipe(queries, slug)
  if (row === undefined || !isAllowed(row))
    throw new Refusal('not_found', { message: 'There is no such recipe. It may have moved or been taken down.' })
  const related = await findRelated(queries, row, RELATED)
  return presentRecipe(row, related.filter(isAllowed))
}
