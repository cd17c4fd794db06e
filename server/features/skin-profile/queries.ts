import { and, eq, sql } from 'drizzle-orm'
import { isGranted } from '#server/consents/queries.ts'
import type { Queries } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { skinProfiles } from '#server/db/schema.ts'

export type ProfileRow = typeof skinProfiles.$inferSelect
type Changes = Partial<Omit<ProfileRow, 'id' | 'userId' | 'completionPercentage' | 'updatedAt'>>

const profileOf = preparedQuery('skin profile', (db) =>
  db
    .select()
    .from(skinProfiles)
    .where(eq(skinProfiles.userId, sql.placeholder('userId'))),
)

/** The skin profile of a member; undefined before the first save. */
export const findProfile = async (db: Queries, userId: string): Promise<ProfileRow | undefined> => {
  const [row] = await profileOf(db, { userId })
  return row
}

const profileForAdvice = preparedQuery('skin profile for advice', (db) =>
  db
    .select()
    .from(skinProfiles)
    .where(
      and(eq(skinProfiles.userId, sql.placeholder('userId')), isGranted(skinProfiles.userId, 'health-data', true)),
    ),
)

/** The skin profile as far as advice may use it: undefined once the member has withdrawn the consent to that. */
export const findProfileForAdvice = async (db: Queries, userId: string): Promise<ProfileRow | undefined> => {
  const [row] = await profileForAdvice(db, { userId })
  return row
}

/**
 * Merges changes into the profile of a member in one statement, so that concurrent saves of different fields keep both. In a transaction
 * the row stays locked until its end. @returns the merged row
 */
export const mergeProfile = async (db: Queries, userId: string, changes: Changes, now: Date): Promise<ProfileRow> => {
  const [row] = await db
    .insert(skinProfiles)
    .values({ ...changes, userId, updatedAt: now })
    .onConflictDoUpdate({ target: skinProfiles.userId, set: { ...changes, updatedAt: now } })
    .returning()
  if (!row) throw new Error('the upsert returned no row')
  return row
}

export const writeCompletion = (db: Queries, userId: string, completionPercentage: number) =>
  db.update(skinProfiles).set({ completionPercentage }).where(eq(skinProfiles.userId, userId))
