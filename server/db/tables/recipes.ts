import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RecipeIngredient, Shelf } from '#contract/kinds/recipe.ts'
import { skinTypes } from '#contract/kinds/skin.ts'
import { moment } from '../columns.ts'
import type { Source } from './articles.ts'

/** DIY recipes. Times in minutes. */
export const recipes = pgTable(
  'diy_recipes',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    ingredients: jsonb().$type<RecipeIngredient[]>().notNull(),
    instructions: text().array().notNull(),
    skinTypes: text({ enum: skinTypes }).array().notNull(),
    prepTime: integer().notNull(),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }).notNull(),
    /** What one batch makes: `about 60 ml`. */
    yields: text().notNull(),
    shelf: jsonb().$type<Shelf>().notNull(),
    /** What it can do and what it cannot; when not to use it. One short paragraph each, plain text. */
    goodToKnow: text().array().notNull(),
    notFor: text().array().notNull(),
    sources: jsonb().$type<Source[]>().notNull(),
    featuredImage: text(),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    author: text().notNull(),
    art: jsonb().$type<{ motif: string; accent: string }>().notNull(),
    isPublished: boolean().notNull().default(false),
    checkedAt: moment().notNull(),
    publishedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** The hash of the shipped file that this row was imported from; null for rows written by an operator. */
    fileHash: text(),
  },
  (table) => [
    uniqueIndex('recipes_slug').on(table.slug),
    index('recipes_newest')
      .on(table.publishedAt, table.id)
      .where(sql`is_published`),
  ],
)
