import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { members, sessions } from '#server/db/schema.ts'

export type MemberRow = typeof members.$inferSelect

export const insertSession = (db: Queries, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

const sessionOf = preparedQuery('session', (db) =>
  db
    .select({ expire: sessions.expire, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.sid, sql.placeholder('sid'))),
)

/** The session with its member; runs on every authenticated request. */
export const findSession = async (db: Queries, sid: string) => {
  const [row] = await sessionOf(db, { sid })
  return row
}

export const extendSession = (db: Queries, sid: string, expire: Date, lastUsed: Date) =>
  db
    .update(sessions)
    .set({
      expire,
      sess: sql`${sessions.sess} || jsonb_build_object('lastUsedAt', ${lastUsed.toISOString()}::text)`,
    })
    .where(eq(sessions.sid, sid))

export const deleteSession = (db: Queries, sid: string) => db.delete(sessions).where(eq(sessions.sid, sid))

export const deleteExpiredSessions = (db: Queries, now: Date) => db.delete(sessions).where(lt(sessions.expire, now))

/** What a session records about itself. */
export const findSessionRecord = async (db: Queries, sid: string) => {
  const [row] = await db.select({ sess: sessions.sess }).from(sessions).where(eq(sessions.sid, sid))
  return row?.sess
}

export const deleteOtherSessions = (db: Queries, memberId: string, sid: string) =>
  db.delete(sessions).where(and(eq(sessions.memberId, memberId), ne(sessions.sid, sid)))
