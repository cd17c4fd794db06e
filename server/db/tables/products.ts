import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { productKinds } from '#contract/kinds/product.ts'
import { concerns, skinTypes } from '#contract/kinds/skin.ts'
import { moment } from '../columns.ts'

/** Products that can be recommended. Prices in cents, sizes in millilitres (or grams). */
export const products = pgTable(
  'product_recommendations',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    productName: text().notNull(),
    /** A brand's id, or the name of a brand without a page of its own. */
    brand: text().notNull(),
    category: text({ enum: productKinds }).notNull(),
    skinTypes: text({ enum: skinTypes }).array().notNull(),
    skinConcerns: text({ enum: concerns }).array().notNull(),
    price: integer(),
    sizeMl: real(),
    /** Cents per 100 ml; null when price or size is unknown. */
    unitPrice: integer().generatedAlwaysAs(sql`round(price * 100 / nullif(size_ml, 0))::integer`),
    affiliateUrl: text(),
    featuredImage: text(),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The average of approved reviews, 0 without any, and how many gave 1 to 5 stars. */
    rating: real().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    ratingCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'::integer[]`),
    pros: text().array().notNull(),
    cons: text().array().notNull(),
    /** The ingredient list as printed. */
    label: text().notNull(),
    spf: integer(),
    tinted: boolean().notNull().default(false),
    /** What the label shows to be absent, as slugs (contract/kinds/product.ts). Computed from the label when the row is written. */
    freeFrom: text().array().notNull(),
    isLocal: boolean().notNull(),
    isRecommended: boolean().notNull().default(true),
    /** Whether it is shown at all: a listed product of an imported catalogue is not a recommended one. */
    isListed: boolean().notNull().default(true),
    isSample: boolean().notNull().default(false),
    art: jsonb().$type<{ motif: string; accent: string }>().notNull(),
    /** What we are paid. No ranking reads these two columns (the money wall). */
    commission: real().notNull().default(0),
    sponsor: text(),
    /** Where an imported row comes from, so that importing it again updates it: `shipped` or the name of an import, and its id there. */
    source: text().notNull(),
    sourceId: text().notNull(),
    /** Identifies an imported row by brand, name and size, where one of two rows has no barcode. */
    sourceName: text(),
    fileHash: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    uniqueIndex('products_source').on(table.source, table.sourceId),
    index('products_source_name').on(table.sourceName),
    index('products_newest')
      .on(table.createdAt, table.id)
      .where(sql`is_listed`),
    index('products_category_newest')
      .on(table.category, table.createdAt, table.id)
      .where(sql`is_listed`),
    index('products_brand_newest')
      .on(table.brand, table.createdAt, table.id)
      .where(sql`is_listed`),
    index('products_price')
      .on(table.price, table.id)
      .where(sql`is_listed and price is not null`),
    index('products_unit_price')
      .on(table.unitPrice, table.id)
      .where(sql`is_listed and unit_price is not null`),
    index('products_rating')
      .on(table.rating, table.id)
      .where(sql`is_listed`),
    index('products_concerns').using('gin', table.skinConcerns),
    index('products_free_from').using('gin', table.freeFrom),
    index('products_skin_types').using('gin', table.skinTypes),
  ],
)
