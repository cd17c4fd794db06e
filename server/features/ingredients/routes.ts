import * as endpoints from '#contract/ingredients.ts'
import { bind } from '#server/http/bind.ts'
import { listIngredients } from './list-ingredients.ts'
import { readIngredient } from './read-ingredient.ts'

// The dictionary is part of the program: what it says changes with a new version only.
export const ingredientRoutes = [
  bind(endpoints.listIngredients, async ({ query, nextPage, cacheTags }) => {
    const { rows, after } = await listIngredients(query)
    nextPage(after)
    cacheTags('ingredients')
    return rows
  }),
  bind(endpoints.readIngredient, ({ params, cacheTags }, context) => {
    cacheTags('ingredients')
    return readIngredient(params.slug, context)
  }),
]
