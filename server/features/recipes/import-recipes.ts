import { z } from 'zod'
import { Art } from '#contract/articles.ts'
import { difficulties } from '#contract/kinds/recipe.ts'
import { Recipe, RecipeIngredient, Shelf } from '#contract/recipes.ts'
import { skinTypes } from '#contract/kinds/skin.ts'
import { Slug } from '#contract/values.ts'
import type { AppContext } from '#server/app-context.ts'
import { importShippedRows, readShippedRows } from '#server/content/shipped-rows.ts'
import { findFileHashes } from './queries.ts'
import { writeRecipe } from './write-recipe.ts'

/** A recipe in content/recipes.json. */
export const RecipeFile = z.strictObject({
  slug: Slug,
  title: z.string().min(1).max(80),
  description: z.string().min(1).max(200),
  ingredients: z.array(RecipeIngredient.strict()).min(1),
  instructions: z.array(z.string().min(1)).min(1),
  skinTypes: z.array(z.enum(skinTypes)).min(1),
  prepTime: z.int().positive(),
  difficulty: z.enum(difficulties),
  yields: z.string().min(1),
  shelf: Shelf.strict(),
  goodToKnow: z.array(z.string().min(1)).min(1),
  notFor: z.array(z.string().min(1)).min(1),
  sources: Recipe.shape.sources.min(1),
  author: z.string().min(1),
  art: Art,
  checkedAt: z.iso.date(),
  publishedAt: z.iso.date(),
})

/** Publishes the shipped recipes that are new or have changed. @returns the number of recipes written */
export const importRecipes = async (context: AppContext): Promise<number> =>
  importShippedRows(context, await readShippedRows('recipes.json', RecipeFile, ({ slug }) => slug), {
    findHashes: findFileHashes,
    write: (db, { checkedAt, publishedAt, ...recipe }, fileHash) =>
      writeRecipe(db, {
        ...recipe,
        isPublished: true,
        checkedAt: new Date(checkedAt),
        publishedAt: new Date(publishedAt),
        fileHash,
      }),
    cacheTags: ['recipes'],
  })
