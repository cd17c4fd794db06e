import * as endpoints from '#contract/recipes.ts'
import { bind } from '#server/http/bind.ts'
import { listRecipes } from './list-recipes.ts'
import { readRecipe } from './read-recipe.ts'

export const recipeRoutes = [
  bind(endpoints.listRecipes, async ({ query, nextPage, cacheTags }, context) => {
    const { rows, after } = await listRecipes(query, context)
    nextPage(after)
    cacheTags('recipes')
    return rows
  }),
  bind(endpoints.readRecipe, ({ params, cacheTags }, context) => {
    cacheTags('recipes')
    return readRecipe(params.slug, context)
  }),
]
