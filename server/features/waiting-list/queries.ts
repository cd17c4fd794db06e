import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { waitingList } from '#server/db/schema.ts'

type Entry = Pick<typeof waitingList.$inferInsert, 'name' | 'email' | 'phone' | 'category' | 'leaveHash' | 'joinedAt'>

/**
 * Adds an address to a list. An address that is on it already is written again unchanged, so that both cases take the same time.
 * @returns whether it was new
 */
export const insertEntry = async (db: Queries, entry: Entry): Promise<boolean> => {
  const [row] = await db
    .insert(waitingList)
    .values(entry)
    .onConflictDoUpdate({
      target: [waitingList.category, waitingList.email],
      set: { name: sql`${waitingList.name}` },
    })
    .returning({ leaveHash: waitingList.leaveHash })
  return row?.leaveHash === entry.leaveHash
}

export const deleteEntry = async (db: Queries, leaveHash: string): Promise<void> => {
  await db.delete(waitingList).where(eq(waitingList.leaveHash, leaveHash))
}
