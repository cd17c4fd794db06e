import { eq, lt } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { members, sessions } from '#server/db/schema.ts'

export type MemberRow = typeof members.$inferSelect

export const insertSession = (db: Queries, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

export const findSession = async (db: Queries, sid: string) => {
  const [row] = await db
    .select({ expire: sessions.expire, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.sid, sid))
  return row
}

export const extendSession = (db: Queries, sid: string, expire: Date) => db.update(sessions).set({ expire }).where(eq(sessions.sid, sid))

export const deleteSession = (db: Queries, sid: string) => db.delete(sessions).where(eq(sessions.sid, sid))

export const deleteExpiredSessions = (db: Queries, now: Date) => db.delete(sessions).where(lt(sessions.expire, now))
