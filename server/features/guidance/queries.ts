import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { adviceUsage, products } from '#server/db/schema.ts'
import type { AllowanceKind } from '#server/policy.ts'

/** Those of the products that have a page. */
export const findListedProducts = (db: Queries, slugs: string[]) =>
  db
    .select({ slug: products.slug, isSample: products.isSample })
    .from(products)
    .where(and(inArray(products.slug, slugs), products.isRecommended))

type Usage = { memberId: string; day: string; kind: AllowanceKind }

/** Counts one use, unless the limit is reached. @returns the uses of the day, or undefined if the limit was reached */
export const countUse = async (
  db: Queries,
  { memberId, day, kind }: Usage,
  limit: number,
): Promise<number | undefined> => {
  const rows = await db
    .insert(adviceUsage)
    .values({ userId: memberId, day, kind, used: 1 })
    .onConflictDoUpdate({
      target: [adviceUsage.userId, adviceUsage.day, adviceUsage.kind],
      set: { used: sql`${adviceUsage.used} + 1` },
      setWhere: lt(adviceUsage.used, limit),
    })
    .returning({ used: adviceUsage.used })
  return rows[0]?.used
}

/** The uses of the day so far. */
export const findUses = async (db: Queries, { memberId, day, kind }: Usage): Promise<number> => {
  const [row] = await db
    .select({ used: adviceUsage.used })
    .from(adviceUsage)
    .where(and(eq(adviceUsage.userId, memberId), eq(adviceUsage.day, day), eq(adviceUsage.kind, kind)))
  return row?.used ?? 0
}

export const deleteUsesBefore = (db: Queries, { memberId, day }: Pick<Usage, 'memberId' | 'day'>) =>
  db.delete(adviceUsage).where(and(eq(adviceUsage.userId, memberId), lt(adviceUsage.day, day)))
