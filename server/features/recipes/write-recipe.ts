import { checkRecipe } from '#guidance/recipes/check-recipe.ts'
import type { Queries } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type NewRecipe, upsertRecipe } from './queries.ts'

/**
 * Writes the recipe with this slug. A draft may say anything; what is published must pass the safety check. Call it inside a transaction.
 * @returns its id
 * @throws Refusal invalid_input with the fields to change and why
 */
export const writeRecipe = async (db: Queries, recipe: NewRecipe): Promise<string> => {
  const refused = recipe.isPublished ? checkRecipe(recipe).filter(({ effect }) => effect === 'refuse') : []
  if (refused.length > 0)
    throw new Refusal('invalid_input', {
      message: `“${recipe.title}” cannot be published yet: ${refused.map(({ text }) => text).join(' ')}`,
      issues: refused.map(({ field, text }) => ({ path: field, message: text })),
    })
  return upsertRecipe(db, recipe)
}
