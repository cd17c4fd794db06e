import { z } from 'zod'
import { Art } from './articles.ts'
import { endpoint } from './endpoint.ts'
import { difficulties } from './kinds/recipe.ts'
import * as routes from './routes/recipes.ts'
import { skinTypes } from './kinds/skin.ts'
import { Cursor, Id, Limit, Slug, Timestamp } from './values.ts'

/** An ingredient; `amount` is for one batch, null where none is measured. */
export const RecipeIngredient = z.object({
  name: z.string(),
  amount: z.number().nullable(),
  unit: z.string(),
  note: z.string().optional(),
})

/** `days` 0: use at once. */
export const Shelf = z.object({
  days: z.int().min(0),
  storage: z.string(),
  hasWater: z.boolean(),
  patchTest: z.boolean(),
})

/** A recipe in a list. `prepTime` in minutes. */
export const RecipeSummary = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  description: z.string(),
  ingredientCount: z.int(),
  skinTypes: z.array(z.enum(skinTypes)),
  prepTime: z.int(),
  difficulty: z.enum(difficulties),
  featuredImage: z.string().nullable(),
  images: z.array(z.string()),
  author: z.string(),
  art: Art,
  isPublished: z.boolean(),
  publishedAt: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type RecipeSummary = z.infer<typeof RecipeSummary>

/** What the safety check says about a recipe, shown above it. `label`: the recipe may be used with this warning. */
export const RecipeWarning = z.object({ rule: z.string(), text: z.string() })
export type RecipeWarning = z.infer<typeof RecipeWarning>

/** A recipe in the list of all recipes. */
export const ListedRecipe = RecipeSummary.extend({
  ingredients: z.array(RecipeIngredient),
  instructions: z.array(z.string()),
})
export type ListedRecipe = z.infer<typeof ListedRecipe>

export const Recipe = ListedRecipe.extend({
  yields: z.string(),
  shelf: Shelf,
  warnings: z.array(RecipeWarning),
  goodToKnow: z.array(z.string()),
  notFor: z.array(z.string()),
  sources: z.array(z.object({ title: z.string(), publisher: z.string(), url: z.url() })),
  checkedAt: Timestamp,
  related: z.array(RecipeSummary),
})
export type Recipe = z.infer<typeof Recipe>

export const listRecipes = endpoint(routes.listRecipes, {
  who: 'anyone',
  summary: 'Published recipes, newest first',
  query: z.object({
    skinType: z.enum(skinTypes).optional(),
    difficulty: z.enum(difficulties).optional(),
    after: Cursor.optional(),
    limit: Limit.optional(),
  }),
  response: z.array(ListedRecipe),
  errors: [],
})

export const readRecipe = endpoint(routes.readRecipe, {
  who: 'anyone',
  summary: 'One recipe with the warnings of the safety check',
  params: z.object({ slug: Slug }),
  response: Recipe,
  errors: ['not_found'],
})
