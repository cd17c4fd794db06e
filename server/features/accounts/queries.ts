import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { members, registrationCounter, sessions } from '#server/db/schema.ts'

export type NewMember = typeof members.$inferInsert

/** Allocates the next registration number, which is never reused: the row lock makes concurrent transactions wait their turn. */
export const takeRegistrationNumber = async (db: Queries): Promise<number> => {
  const [row] = await db
    .update(registrationCounter)
    .set({ last: sql`${registrationCounter.last} + 1` })
    .returning({ number: registrationCounter.last })
  if (!row) throw new Error('the registration counter is missing: the first migration inserts it')
  return row.number
}

/** The last number allocated. */
export const lastRegistrationNumber = async (db: Queries): Promise<number> => {
  const [row] = await db.select({ last: registrationCounter.last }).from(registrationCounter)
  return row?.last ?? 0
}

export const insertMember = async (db: Queries, member: NewMember) => {
  const [row] = await db.insert(members).values(member).returning()
  if (!row) throw new Error('the insert returned no row')
  return row
}

export const findMemberByEmail = async (db: Queries, email: string) => {
  const [row] = await db.select().from(members).where(eq(members.email, email))
  return row
}

/** Whether the member has a session on such a device, valid or expired. @param device as `deviceOf` describes it */
export const hasSessionOn = async (db: Queries, memberId: string, device: string | undefined): Promise<boolean> => {
  const [row] = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(
      and(eq(sessions.memberId, memberId), sql`${sessions.sess} ->> 'device' is not distinct from ${device ?? null}`),
    )
    .limit(1)
  return row !== undefined
}
