import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { consents } from '#server/db/schema.ts'

export type ConsentRow = typeof consents.$inferSelect

export const insertConsents = (db: Queries, rows: (typeof consents.$inferInsert)[]) =>
  db.insert(consents).values(rows).returning()

/** The newest decision of a member for a purpose, as a condition in a query; `otherwise` where there is none. */
export const isGranted = (userId: SQLWrapper, purpose: string, otherwise: boolean): SQL<boolean> =>
  sql<boolean>`coalesce((select ${consents.granted} from ${consents} where ${consents.userId} = ${userId} and ${consents.purpose} = ${purpose} order by ${consents.createdAt} desc, ${consents.id} desc limit 1), ${otherwise})`

/** Whether a member has ever decided about a purpose. */
export const hasDecided = async (db: Queries, userId: string, purpose: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .limit(1)
  return row !== undefined
}

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
