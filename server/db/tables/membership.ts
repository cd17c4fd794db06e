import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/**
 * What a member told about their skin: health data. Every field is optional; null means not answered, an empty list means none. The lists
 * hold slugs of contract/skin-profile.ts.
 */
export const skinProfiles = pgTable(
  'user_skin_profiles',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    skinType: text(),
    skinConcerns: text().array(),
    skinGoals: text().array(),
    fitzpatrickScale: integer(),
    /** Rand. */
    monthlyBudget: integer(),
    routinePreference: text(),
    allergies: text().array(),
    currentProducts: jsonb().$type<Record<string, string>>(),
    pregnancy: text(),
    medicines: text().array(),
    conditions: text().array(),
    completionPercentage: integer().notNull().default(0),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('user_skin_profiles_member').on(table.userId)],
)

/** Links sent by e-mail: to reset a password, verify an address or confirm a new one. `hash` is the SHA-256 of the token; used rows are deleted. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: varchar({ length: 64 }).primaryKey(),
    memberId: owner(),
    purpose: text({ enum: ['reset-password', 'verify-email', 'change-email'] }).notNull(),
    /** The address that the link was sent to. */
    email: text().notNull(),
    expire: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('account_tokens_member').on(table.memberId, table.purpose),
    index('account_tokens_expire').on(table.expire),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    type: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** A path of our own, or null. */
    actionUrl: text(),
    isRead: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`not is_read`),
  ],
)

/** Every consent given or withdrawn, with its date: rows are only added, the newest of a purpose counts. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    purpose: text().notNull(),
    granted: boolean().notNull(),
    /** The date of the text that was agreed to. */
    version: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('consents_member').on(table.userId, table.purpose, table.createdAt)],
)
