import { and, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { Difficulty } from '#contract/kinds/recipe.ts'
import type { SkinType } from '#contract/kinds/skin.ts'
import type { Place } from '#server/db/cursor.ts'
import type { Queries } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { removeSearchDocument, writeSearchDocument } from '#server/search/document-queries.ts'

export type RecipeRow = typeof recipes.$inferSelect
export type NewRecipe = typeof recipes.$inferInsert

type Filter = {
  skinType?: SkinType | undefined
  difficulty?: Difficulty | undefined
  after?: Place<Date> | undefined
  limit: number
}

/**
 * Published recipes that match the filters, newest first. The filters are applied while the index of published recipes is read in order:
 * there are dozens of recipes, and most of them match a filter.
 */
export const findRecipes = (db: Queries, { skinType, difficulty, after, limit }: Filter): Promise<RecipeRow[]> =>
  db
    .select()
    .from(recipes)
    .where(
      and(
        sql`${recipes.isPublished}`,
        skinType && sql`${skinType} = any(${recipes.skinTypes})`,
        difficulty && eq(recipes.difficulty, difficulty),
        after &&
          sql`(${recipes.publishedAt}, ${recipes.id}) < (${after.by.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(recipes.publishedAt), desc(recipes.id))
    .limit(limit)

export const findRecipe = async (db: Queries, slug: string): Promise<RecipeRow | undefined> => {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.slug, slug), eq(recipes.isPublished, true)))
  return row
}

/** How many of the newest recipes are compared to find related ones. */
const NEAR = 60

/** Recipes that share the most skin types with this one, newest first among equals. */
export const findRelated = (db: Queries, recipe: Pick<RecipeRow, 'id' | 'skinTypes'>, limit: number) => {
  const near = db
    .select()
    .from(recipes)
    .where(and(sql`${recipes.isPublished}`, ne(recipes.id, recipe.id)))
    .orderBy(desc(recipes.publishedAt), desc(recipes.id))
    .limit(NEAR)
    .as('near')
  const shared = sql`(select count(*) from unnest(${near.skinTypes}) as own(type) where own.type = any(${sql.param(recipe.skinTypes)}::text[]))`
  return db
    .select()
    .from(near)
    .orderBy(sql`${shared} desc`, desc(near.publishedAt), desc(near.id))
    .limit(limit)
}

/** The file hash of each stored recipe, by slug; null for recipes that an operator wrote. */
export const findFileHashes = async (db: Queries, slugs: string[]): Promise<Map<string, string | null>> =>
  new Map(
    (
      await db
        .select({ slug: recipes.slug, fileHash: recipes.fileHash })
        .from(recipes)
        .where(inArray(recipes.slug, slugs))
    ).map((row) => [row.slug, row.fileHash]),
  )

/** What the site-wide search reads of a recipe, besides its title and description. */
const searchBody = (row: RecipeRow): string =>
  [...row.ingredients.map(({ name }) => name), ...row.instructions, ...row.goodToKnow, ...row.notFor].join('\n')

/** Inserts or updates the recipe with this slug, and its search document. Call it inside a transaction. */
export const upsertRecipe = async (db: Queries, recipe: NewRecipe): Promise<string> => {
  const { id: _id, createdAt: _createdAt, ...changes } = recipe
  const [row] = await db
    .insert(recipes)
    .values(recipe)
    .onConflictDoUpdate({ target: recipes.slug, set: { ...changes, updatedAt: sql`now()` } })
    .returning(getTableColumns(recipes))
  if (!row) throw new Error('the insert returned no row')
  if (row.isPublished && row.publishedAt)
    await writeSearchDocument(db, {
      kind: 'recipe',
      ref: row.id,
      path: `/diy-recipes/${row.slug}`,
      title: row.title,
      excerpt: row.description,
      tags: ['diy recipe', ...row.skinTypes.map((type) => `${type} skin`)],
      body: searchBody(row),
      art: row.art,
      publishedAt: row.publishedAt,
    })
  else await removeSearchDocument(db, 'recipe', row.id)
  return row.id
}
