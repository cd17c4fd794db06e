import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { MAX_ROUTINES } from '#contract/kinds/routine.ts'
import type { RoutinePlan } from '#contract/routines.ts'
import type { Queries } from '#server/db/database.ts'
import { members, products, routines } from '#server/db/schema.ts'

export type RoutineRow = typeof routines.$inferSelect

const isOwn = (userId: string, id: string) => and(eq(routines.id, id), eq(routines.userId, userId))

/** The member's routines without their plans, last changed first. */
export const findRoutines = (db: Queries, userId: string) =>
  db
    .select({
      id: routines.id,
      name: routines.name,
      steps: sql<number>`jsonb_array_length(${routines.plan} -> 'steps')`,
      isShared: sql<boolean>`${isNotNull(routines.shareToken)}`,
      updatedAt: routines.updatedAt,
    })
    .from(routines)
    .where(eq(routines.userId, userId))
    .orderBy(desc(routines.updatedAt), desc(routines.id))
    .limit(MAX_ROUTINES)

/** A routine of the member; undefined also for that of another. */
export const findRoutine = async (db: Queries, userId: string, id: string): Promise<RoutineRow | undefined> => {
  const [row] = await db.select().from(routines).where(isOwn(userId, id))
  return row
}

/** How many routines the member has. Others that count wait. Call it inside a transaction. */
export const lockCount = async (db: Queries, userId: string): Promise<number> => {
  await db.select({ id: members.id }).from(members).where(eq(members.id, userId)).for('update')
  const [row] = await db.select({ of: count() }).from(routines).where(eq(routines.userId, userId))
  return row?.of ?? 0
}

export const insertRoutine = async (
  db: Queries,
  row: Pick<RoutineRow, 'userId' | 'name' | 'plan' | 'createdAt' | 'updatedAt'>,
): Promise<RoutineRow> => {
  const [inserted] = await db.insert(routines).values(row).returning()
  if (inserted === undefined) throw new Error('the insert returned no row')
  return inserted
}

/** Replaces name and plan, if the routine is as it was at `from`. @returns the row; undefined if it changed or is not the member's */
export const updateRoutine = async (
  db: Queries,
  { userId, id, from }: { userId: string; id: string; from: Date },
  changes: Pick<RoutineRow, 'name' | 'plan' | 'updatedAt'>,
): Promise<RoutineRow | undefined> => {
  const [row] = await db
    .update(routines)
    .set(changes)
    .where(and(isOwn(userId, id), eq(routines.updatedAt, from)))
    .returning()
  return row
}

/** @returns whether the member had it */
export const deleteRoutineOf = async (db: Queries, userId: string, id: string): Promise<boolean> => {
  const deleted = await db.delete(routines).where(isOwn(userId, id)).returning({ id: routines.id })
  return deleted.length > 0
}

/** Shares a routine under this token, unless it has one already. @returns the token that it has */
export const writeShareToken = async (
  db: Queries,
  userId: string,
  id: string,
  token: string,
): Promise<string | undefined> => {
  const [row] = await db
    .update(routines)
    .set({ shareToken: sql`coalesce(${routines.shareToken}, ${token})` })
    .where(isOwn(userId, id))
    .returning({ token: routines.shareToken })
  return row?.token ?? undefined
}

/** @returns whether the member has the routine */
export const removeShareToken = async (db: Queries, userId: string, id: string): Promise<boolean> => {
  const rows = await db
    .update(routines)
    .set({ shareToken: null })
    .where(isOwn(userId, id))
    .returning({ id: routines.id })
  return rows.length > 0
}

export const findSharedPlan = async (db: Queries, token: string): Promise<RoutinePlan | undefined> => {
  const [row] = await db.select({ plan: routines.plan }).from(routines).where(eq(routines.shareToken, token))
  return row?.plan
}

/** What the catalogue says of these products, as far as they are listed. */
export const findStepProducts = (db: Queries, slugs: string[]) =>
  db
    .select({
      slug: products.slug,
      name: products.productName,
      kind: products.category,
      label: products.label,
      price: products.price,
      sizeMl: products.sizeMl,
      spf: products.spf,
      isSample: products.isSample,
    })
    .from(products)
    .where(and(inArray(products.slug, slugs), products.isListed))
