import { asc, desc, eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { consents } from '#server/db/schema.ts'

export type ConsentRow = typeof consents.$inferSelect

export const insertConsents = (db: Queries, rows: (typeof consents.$inferInsert)[]) =>
  db.insert(consents).values(rows).returning()

/** Every decision of a member, oldest first. */
export const findConsents = (db: Queries, userId: string): Promise<ConsentRow[]> =>
  db.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.createdAt), asc(consents.id))

/** The newest decision of a member for each purpose. */
export const findCurrentConsents = (db: Queries, userId: string): Promise<ConsentRow[]> =>
  db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.createdAt), desc(consents.id))
