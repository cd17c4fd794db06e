import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

/** The local brands with a page of their own. The id is the specified one and part of the address. */
export const brands = pgTable(
  'brands',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    highlights: text().array().notNull(),
    /** Null until an operator has entered it: an address is not guessed. */
    website: text(),
    /** The editorial stars, 1 to 5 (decision C3). */
    rating: integer().notNull(),
    /** Of members' ratings: their average is only shown together with the count. */
    ratingCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    art: jsonb().$type<{ motif: string; accent: string }>().notNull(),
    position: integer().notNull(),
    isSample: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
    /** The hash of the shipped row that this one was imported from; null for rows written by an operator. */
    fileHash: text(),
  },
  (table) => [index('brands_position').on(table.position, table.id)],
)

export const brandRatings = pgTable(
  'brand_ratings',
  {
    brandId: text()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    stars: integer().notNull(),
    ratedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.userId] }), index('brand_ratings_member').on(table.userId)],
)

export const brandFollows = pgTable(
  'brand_follows',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandId: text()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('brand_follows_once').on(table.userId, table.brandId),
    index('brand_follows_brand').on(table.brandId, table.id),
  ],
)
