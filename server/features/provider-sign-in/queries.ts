import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { ProviderName } from '#contract/provider-sign-in.ts'
import type { Queries } from '#server/db/database.ts'
import { memberProviders, members, providerSignIns } from '#server/db/schema.ts'

/** A sign-in with a provider under way. */
export type UnderWay = typeof providerSignIns.$inferSelect

export const insertUnderWay = (db: Queries, row: typeof providerSignIns.$inferInsert) =>
  db.insert(providerSignIns).values(row)

export const deleteExpired = (db: Queries, now: Date) =>
  db.delete(providerSignIns).where(lt(providerSignIns.expire, now))

/** Deletes a sign-in that waits for its provider and returns it: of two returns only the first gets it. */
export const takeStarted = async (db: Queries, key: string, provider: ProviderName, now: Date) => {
  const [row] = await db
    .delete(providerSignIns)
    .where(
      and(
        eq(providerSignIns.key, key),
        eq(providerSignIns.provider, provider),
        isNull(providerSignIns.claims),
        gt(providerSignIns.expire, now),
      ),
    )
    .returning()
  return row
}

const isReturnedTo = (key: string, browser: string, now: Date) =>
  and(
    eq(providerSignIns.key, key),
    eq(providerSignIns.browser, browser),
    isNotNull(providerSignIns.claims),
    gt(providerSignIns.expire, now),
  )

/** A sign-in whose provider has sent this browser back. */
export const findReturned = async (db: Queries, key: string, browser: string, now: Date) => {
  const [row] = await db
    .select()
    .from(providerSignIns)
    .where(isReturnedTo(key, browser, now))
  return row
}

/** The same, locked until the end of the transaction. */
export const lockReturned = async (db: Queries, key: string, browser: string, now: Date) => {
  const [row] = await db
    .select()
    .from(providerSignIns)
    .where(isReturnedTo(key, browser, now))
    .for('update')
  return row
}

export const keepUntil = (db: Queries, key: string, expire: Date) =>
  db.update(providerSignIns).set({ expire }).where(eq(providerSignIns.key, key))

export const deleteUnderWay = (db: Queries, key: string) =>
  db.delete(providerSignIns).where(eq(providerSignIns.key, key))

export const findMemberByEmail = async (db: Queries, email: string) => {
  const [row] = await db.select().from(members).where(eq(members.email, email))
  return row
}

export const findMemberByProvider = async (db: Queries, provider: ProviderName, subject: string) => {
  const [row] = await db
    .select({ member: members })
    .from(memberProviders)
    .innerJoin(members, eq(members.id, memberProviders.memberId))
    .where(and(eq(memberProviders.provider, provider), eq(memberProviders.subject, subject)))
  return row?.member
}

export const insertProvider = (db: Queries, row: typeof memberProviders.$inferInsert) =>
  db.insert(memberProviders).values(row)

export const providersOf = (db: Queries, memberId: string) =>
  db
    .select()
    .from(memberProviders)
    .where(eq(memberProviders.memberId, memberId))
    .orderBy(asc(memberProviders.createdAt))

/** Locks the member, so that two disconnects at once cannot remove the last way to sign in. */
export const lockMember = async (db: Queries, memberId: string) => {
  const [row] = await db.select().from(members).where(eq(members.id, memberId)).for('update')
  return row
}

export const deleteProvider = async (db: Queries, memberId: string, provider: ProviderName): Promise<boolean> => {
  const rows = await db
    .delete(memberProviders)
    .where(and(eq(memberProviders.memberId, memberId), eq(memberProviders.provider, provider)))
    .returning({ provider: memberProviders.provider })
  return rows.length > 0
}
