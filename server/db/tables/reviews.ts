import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'
import { products } from './products.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })
const ofReview = () =>
  uuid()
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' })

/** Members' reviews, one per member and product. Only approved ones are public and count for the rating. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As they were called when the review was written. */
    productName: text().notNull(),
    brand: text().notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    skinType: text(),
    ageRange: text(),
    /** Fitzpatrick type 1 to 6, given for "reviews from skins like mine". */
    fitzpatrickScale: integer(),
    purchaseVerified: boolean().notNull().default(false),
    wouldRecommend: boolean().notNull().default(true),
    weeksUsed: integer(),
    gotItFree: boolean().notNull().default(false),
    helpful: integer().notNull().default(0),
    reported: integer().notNull().default(0),
    isApproved: boolean().notNull().default(false),
    moderatorNotes: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('reviews_rating', sql`rating between 1 and 5`),
    uniqueIndex('reviews_once').on(table.userId, table.productId),
    index('reviews_newest')
      .on(table.productId, table.createdAt, table.id)
      .where(sql`is_approved`),
    index('reviews_helpful')
      .on(table.productId, table.helpful, table.id)
      .where(sql`is_approved`),
    index('reviews_waiting')
      .on(table.createdAt, table.id)
      .where(sql`not is_approved`),
  ],
)

/** Uploaded pictures. The large and the small file of each are stored under its key. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** Null before a review has the picture, and when it no longer does. */
    reviewId: uuid().references(() => reviews.id, { onDelete: 'set null' }),
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    /** From then on it is deleted, unless a review has it. */
    keepUntil: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('review_pictures_key').on(table.key),
    index('review_pictures_review').on(table.reviewId),
    index('review_pictures_member').on(table.userId),
    index('review_pictures_unused')
      .on(table.keepUntil)
      .where(sql`review_id is null`),
  ],
)

export const reviewHelpful = pgTable(
  'review_helpful',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: ofReview(),
    userId: owner(),
    helpful: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('review_helpful_once').on(table.reviewId, table.userId),
    index('review_helpful_member').on(table.userId),
  ],
)

export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: ofReview(),
    userId: owner(),
    reason: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('review_reports_once').on(table.reviewId, table.userId),
    index('review_reports_member').on(table.userId),
  ],
)
