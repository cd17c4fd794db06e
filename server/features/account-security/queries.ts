import { and, count, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { accountTokens, members, sessions } from '#server/db/schema.ts'

export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose']

/** At most this many sessions are listed. */
const MAX_LISTED = 100

export const findMemberByEmail = async (db: Queries, email: string) => {
  const [row] = await db.select().from(members).where(eq(members.email, email))
  return row
}

export const insertToken = (db: Queries, row: typeof accountTokens.$inferInsert) => db.insert(accountTokens).values(row)

export const deleteExpiredTokens = (db: Queries, now: Date) =>
  db.delete(accountTokens).where(lt(accountTokens.expire, now))

export const countTokensSince = async (db: Queries, memberId: string, purpose: TokenPurpose, since: Date) => {
  const [row] = await db
    .select({ number: count() })
    .from(accountTokens)
    .where(
      and(eq(accountTokens.memberId, memberId), eq(accountTokens.purpose, purpose), gt(accountTokens.createdAt, since)),
    )
  return row?.number ?? 0
}

const isValid = (hash: string, purposes: readonly TokenPurpose[], now: Date) =>
  and(eq(accountTokens.hash, hash), inArray(accountTokens.purpose, [...purposes]), gt(accountTokens.expire, now))

export const findToken = async (db: Queries, hash: string, purposes: readonly TokenPurpose[], now: Date) => {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(isValid(hash, purposes, now))
  return row
}

/** Deletes the token and returns it; of two concurrent calls only one gets it. */
export const takeToken = async (db: Queries, hash: string, purposes: readonly TokenPurpose[], now: Date) => {
  const [row] = await db
    .delete(accountTokens)
    .where(isValid(hash, purposes, now))
    .returning()
  return row
}

export const deleteTokensOf = (db: Queries, memberId: string) =>
  db.delete(accountTokens).where(eq(accountTokens.memberId, memberId))

export const updatePassword = (db: Queries, memberId: string, passwordHash: string, now: Date) =>
  db.update(members).set({ passwordHash, updatedAt: now }).where(eq(members.id, memberId))

/** Marks the address as confirmed, if the member still has it. */
export const confirmEmail = async (db: Queries, memberId: string, email: string, now: Date) => {
  const [row] = await db
    .update(members)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(members.id, memberId), eq(members.email, email)))
    .returning()
  return row
}

/** Replaces the address with a confirmed one. Breaks the constraint `members_email` if another member has it. */
export const replaceEmail = async (db: Queries, memberId: string, email: string, now: Date) => {
  const [row] = await db
    .update(members)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(members.id, memberId))
    .returning()
  return row
}

const lastUsed = sql<string>`coalesce(${sessions.sess} ->> 'lastUsedAt', ${sessions.sess} ->> 'createdAt')`

/** The valid sessions of a member, the last used first: the timestamps are ISO 8601 in UTC, whose text sorts by time. */
export const sessionsOf = (db: Queries, memberId: string, now: Date) =>
  db
    .select({ sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(sessions.expire, now)))
    .orderBy(desc(lastUsed), sessions.sid)
    .limit(MAX_LISTED)

/** @param except the `sid` of a session to keep */
export const deleteSessionsOf = (db: Queries, memberId: string, except?: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), except === undefined ? undefined : ne(sessions.sid, except)))

/** Deletes the session of this member whose `sid` starts with `id`. @returns whether there was one */
export const deleteSessionOf = async (db: Queries, memberId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sql`left(${sessions.sid}, ${id.length}::int)`, id)))
    .returning({ sid: sessions.sid })
  return deleted.length > 0
}
