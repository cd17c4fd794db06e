import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

/** Sponsored offers. Prices in cents. */
export const deals = pgTable(
  'deals',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull(),
    brand: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    discountPercentage: integer().notNull(),
    originalPrice: integer().notNull(),
    discountedPrice: integer().notNull(),
    sizeMl: real(),
    code: text(),
    /** Where the offer is redeemed: an address elsewhere, or a page of ours for samples. */
    url: text().notNull(),
    imageUrl: text(),
    category: text().notNull(),
    isActive: boolean().notNull().default(true),
    isPremium: boolean().notNull().default(false),
    isSample: boolean().notNull().default(false),
    /** The end of the offer; null when it has none. One stored value for `validUntil` and `expiresAt` (decision C14). */
    expiresAt: moment(),
    likes: integer().notNull().default(0),
    dislikes: integer().notNull().default(0),
    art: jsonb().$type<{ motif: string; accent: string }>().notNull(),
    /** What we are paid. No ranking reads these two columns (the money wall). */
    commission: real().notNull().default(0),
    sponsor: text(),
    createdAt: moment().notNull().defaultNow(),
    /** The hash of the shipped row that this one was imported from; null for rows written by an operator. */
    fileHash: text(),
  },
  (table) => [
    uniqueIndex('deals_slug').on(table.slug),
    index('deals_newest')
      .on(table.createdAt, table.id)
      .where(sql`is_active`),
    index('deals_end')
      .on(table.expiresAt)
      .where(sql`is_active`),
    index('deals_brand')
      .on(table.brand, table.createdAt, table.id)
      .where(sql`is_active`),
    index('deals_category')
      .on(table.category, table.createdAt, table.id)
      .where(sql`is_active`),
  ],
)

export const dealLikes = pgTable(
  'deal_likes',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealId: uuid()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    isLike: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('deal_likes_once').on(table.dealId, table.userId),
    index('deal_likes_member').on(table.userId),
  ],
)

/** The recorded prices of what a deal sells, one a day, in cents. */
export const dealPrices = pgTable(
  'deal_prices',
  {
    dealId: uuid()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    recordedOn: date().notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.recordedOn] })],
)
