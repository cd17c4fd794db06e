import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { providerNames } from '#contract/kinds/account-options.ts'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

/** The accounts with Google and Apple that members sign in with. `subject` is the provider's id of a person. */
export const memberProviders = pgTable(
  'member_providers',
  {
    provider: text({ enum: providerNames }).notNull(),
    subject: text().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The address at the provider, which shows the member which of their accounts it is. */
    email: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('member_providers_one_each').on(table.memberId, table.provider),
  ],
)

/** What a provider said about a person. */
export type ProviderClaims = {
  subject: string
  email: string
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
}

/**
 * Sign-ins with a provider under way. A row is kept under the hash of `state` until the provider sends the browser back, and from then on
 * under the hash of the one-time token (decision A2), with what the provider said.
 */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    key: varchar({ length: 64 }).primaryKey(),
    provider: text({ enum: providerNames }).notNull(),
    /** Hash of the cookie of the browser that started it: only this browser can finish it. */
    browser: varchar({ length: 64 }).notNull(),
    nonce: text().notNull(),
    /** The PKCE verifier. */
    verifier: text().notNull(),
    /** The member who connects a provider to their account; null for signing in. */
    memberId: uuid().references(() => members.id, { onDelete: 'cascade' }),
    returnTo: text().notNull(),
    claims: jsonb().$type<ProviderClaims>(),
    createdAt: moment().notNull(),
    expire: moment().notNull(),
  },
  (table) => [index('provider_sign_ins_expire').on(table.expire), index('provider_sign_ins_member').on(table.memberId)],
)
