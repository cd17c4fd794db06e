import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { passages } from '#server/db/schema.ts'
import type { Passage } from './passages.ts'

/** Among so many sections that hold a searched word the best are looked for: a word in half of the library must not rank half of the library. */
const RANKED = 200
/** How much of a section is quoted. */
const QUOTED = 600

/** Puts these in the place of the passages an article had. Inside a transaction. */
export const replacePassages = async (db: Queries, articleId: string, rows: readonly Passage[]): Promise<void> => {
  await db.delete(passages).where(eq(passages.articleId, articleId))
  if (rows.length > 0) await db.insert(passages).values(rows.map((row, place) => ({ articleId, place, ...row })))
}

/**
 * The sections that speak most of these things, best first.
 * @param groups each is one thing under its several names ("dark spots", "hyperpigmentation"); a section that holds more of the groups ranks higher
 */
export const searchPassages = async (db: Queries, groups: readonly (readonly string[])[], limit: number): Promise<Passage[]> => {
  const phrase = (words: string) => sql`phraseto_tsquery('english', ${words})`
  const one = (group: readonly string[]) => sql`(${sql.join(group.map(phrase), sql` || `)})`
  const asked = groups.filter((group) => group.length > 0)
  if (asked.length === 0) return []
  const query = sql.join(asked.map(one), sql` || `)
  const held = sql.join(asked.map((group) => sql`(${passages.search} @@ ${one(group)})::int`), sql` + `)
  const near = db
    .select({ title: passages.title, path: passages.path, text: passages.text, held: sql<number>`${held}`.as('held'), rank: sql<number>`ts_rank_cd(${passages.search}, ${query}, 1)`.as('rank') })
    .from(passages).where(sql`${passages.search} @@ (${query})`).limit(RANKED).as('near')
  return db.select({ title: near.title, path: near.path, text: sql<string>`left(${near.text}, ${QUOTED})` }).from(near).orderBy(desc(near.held), desc(near.rank), near.path).limit(limit)
}
