import type { ListedRecipe, Recipe, RecipeSummary } from '#contract/recipes.ts'
import { checkRecipe } from '#guidance/recipes/check-recipe.ts'
import type { RecipeRow } from './queries.ts'

/** Whether the rules of today allow the recipe. They may be stricter than those it was published under. */
export const isAllowed = (row: RecipeRow): boolean => checkRecipe(row).every(({ effect }) => effect !== 'refuse')

/** A recipe in a list. */
const presentSummary = (row: RecipeRow): RecipeSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  ingredientCount: row.ingredients.length,
  skinTypes: row.skinTypes,
  prepTime: row.prepTime,
  difficulty: row.difficulty,
  featuredImage: row.featuredImage,
  images: row.images,
  author: row.author,
  art: row.art,
  isPublished: row.isPublished,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** A recipe in the list of all recipes. */
export const presentListed = (row: RecipeRow): ListedRecipe => ({
  ...presentSummary(row),
  ingredients: row.ingredients,
  instructions: row.instructions,
})

/** A full recipe with its warnings. */
export const presentRecipe = (row: RecipeRow, related: RecipeRow[]): Recipe => ({
  ...presentListed(row),
  yields: row.yields,
  shelf: row.shelf,
  warnings: checkRecipe(row).map(({ rule, text }) => ({ rule, text })),
  goodToKnow: row.goodToKnow,
  notFor: row.notFor,
  sources: row.sources,
  checkedAt: row.checkedAt.toISOString(),
  related: related.map(presentSummary),
})
