import { and, count, desc, eq } from 'drizzle-orm'
import { MAX_OWNED_PRODUCTS } from '#contract/owned-products.ts'
import { MAX_SHELF_ITEMS } from '#contract/kinds/shelf.ts'
import type { ShelfInput } from '#contract/shelf.ts'
import { isGranted } from '#server/consents/queries.ts'
import type { Queries } from '#server/db/database.ts'
import { members, shelfItems } from '#server/db/schema.ts'

export type ShelfRow = typeof shelfItems.$inferSelect

const newestFirst = [desc(shelfItems.createdAt), desc(shelfItems.id)]

/**
 * Adds a product. Call it inside a transaction: it locks the member, so that the products added at the same moment are counted.
 * @returns undefined if the shelf is full
 */
export const insertShelfItem = async (db: Queries, row: Omit<ShelfRow, 'id'>): Promise<ShelfRow | undefined> => {
  await db.select({ id: members.id }).from(members).where(eq(members.id, row.userId)).for('update')
  const [shelf] = await db.select({ items: count() }).from(shelfItems).where(eq(shelfItems.userId, row.userId))
  if ((shelf?.items ?? 0) >= MAX_SHELF_ITEMS) return undefined
  const [inserted] = await db.insert(shelfItems).values(row).returning()
  return inserted
}

export const findShelf = (db: Queries, userId: string): Promise<ShelfRow[]> =>
  db
    .select()
    .from(shelfItems)
    .where(eq(shelfItems.userId, userId))
    .orderBy(...newestFirst)
    .limit(MAX_SHELF_ITEMS)

/** The newest products as far as advice may use them: none once the member has withdrawn the consent to that. */
export const findShelfForAdvice = (db: Queries, userId: string): Promise<Pick<ShelfRow, 'name' | 'label'>[]> =>
  db
    .select({ name: shelfItems.name, label: shelfItems.label })
    .from(shelfItems)
    .where(and(eq(shelfItems.userId, userId), isGranted(shelfItems.userId, 'health-data', true)))
    .orderBy(...newestFirst)
    .limit(MAX_OWNED_PRODUCTS)

const own = (userId: string, id: string) => and(eq(shelfItems.id, id), eq(shelfItems.userId, userId))

/** Changes a product of the member; undefined if they have no such product. */
export const updateShelfItem = async (
  db: Queries,
  userId: string,
  id: string,
  input: ShelfInput,
): Promise<ShelfRow | undefined> => {
  const [row] = await db.update(shelfItems).set(input).where(own(userId, id)).returning()
  return row
}

/** Deletes a product of the member. @returns whether they had it */
export const deleteShelfItem = async (db: Queries, userId: string, id: string): Promise<boolean> => {
  const deleted = await db.delete(shelfItems).where(own(userId, id)).returning({ id: shelfItems.id })
  return deleted.length > 0
}
