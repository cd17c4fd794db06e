import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Always lower case, so that the unique index allows one account per address. */
    email: text().notNull(),
    passwordHash: text(),
    authProvider: text({ enum: ['local', 'google', 'apple'] })
      .notNull()
      .default('local'),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    /** The name that other people see; null until the member chooses one. */
    displayName: text(),
    /** Notification types that the member switched off. */
    mutedNotifications: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** When the account will be erased; null unless the member asked for it. */
    eraseAt: moment(),
    subscriptionStatus: text({ enum: ['free', 'trial', 'active', 'free_lifetime'] })
      .notNull()
      .default('free'),
    trialEndDate: moment(),
    signupDate: moment().notNull().defaultNow(),
    isFoundingMember: boolean().notNull().default(false),
    emailVerified: boolean().notNull().default(false),
    registrationNumber: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_email').on(table.email),
    index('members_erase')
      .on(table.eraseAt)
      .where(sql`erase_at is not null`),
    uniqueIndex('members_registration_number').on(table.registrationNumber),
    check('members_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/**
 * One row. Registration takes the next number with UPDATE … RETURNING, which waits for the row lock: numbers are never assigned twice and
 * the cap holds for concurrent registrations (with a count before the insert it does not: see docs/decisions).
 */
export const registrationCounter = pgTable(
  'registration_counter',
  { id: integer().primaryKey().default(1), last: integer().notNull().default(0) },
  (table) => [check('registration_counter_one_row', sql`${table.id} = 1`)],
)

/** The session table of the specification; `sid` is the SHA-256 of the token, so a copy of this table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar({ length: 64 }).primaryKey(),
    sess: jsonb().$type<{ createdAt: string; lastUsedAt?: string; device?: string }>().notNull(),
    expire: moment().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sessions_expire').on(table.expire), index('sessions_member').on(table.memberId)],
)
