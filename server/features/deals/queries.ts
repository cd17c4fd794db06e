import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Place } from '#server/db/cursor.ts'
import type { Queries } from '#server/db/database.ts'
import { brands, dealLikes, deals, searchDocuments } from '#server/db/schema.ts'
import { removeSearchDocument, writeSearchDocument } from '#server/search/document-queries.ts'
import { isOn, writePrices } from './price-queries.ts'
import { southAfricanDay } from './south-african-day.ts'

// What we are paid is never read here, so that it cannot influence an order or an answer (the money wall).
const {
  commission: _commission,
  sponsor: _sponsor,
  fileHash: _fileHash,
  ...columns
} = { ...getTableColumns(deals), brandName: brands.name }

const select = (db: Queries) => db.select(columns).from(deals).leftJoin(brands, eq(brands.id, deals.brand)).$dynamic()
export type DealRow = Awaited<ReturnType<typeof select>>[number]
type NewDeal = typeof deals.$inferInsert

/** A page of the deals that are on, newest first. */
export const findDeals = (
  db: Queries,
  filter: { brand?: string | undefined; category?: string | undefined; after?: Place<Date> | undefined },
  limit: number,
  now: Date,
): Promise<DealRow[]> =>
  select(db)
    .where(
      and(
        isOn(now),
        filter.brand === undefined ? undefined : eq(deals.brand, filter.brand),
        filter.category === undefined ? undefined : eq(deals.category, filter.category),
        filter.after &&
          sql`(${deals.createdAt}, ${deals.id}) < (${filter.after.by.toISOString()}::timestamptz, ${filter.after.id}::uuid)`,
      ),
    )
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(limit)

/** Categories and brands offered as filters, at most. */
const FILTERS = 100

export const countByCategory = (db: Queries, now: Date) =>
  db
    .select({ category: deals.category, deals: count() })
    .from(deals)
    .where(isOn(now))
    .groupBy(deals.category)
    .orderBy(asc(deals.category))
    .limit(FILTERS)

export const countByBrand = (db: Queries, now: Date) => {
  const name = sql<string>`coalesce(${brands.name}, ${deals.brand})`
  return db
    .select({ brand: deals.brand, brandName: name, deals: count() })
    .from(deals)
    .leftJoin(brands, eq(brands.id, deals.brand))
    .where(isOn(now))
    .groupBy(deals.brand, name)
    .orderBy(sql`lower(${name})`)
    .limit(FILTERS)
}

/** When the next of the deals that are on ends. */
export const findNextEnd = async (db: Queries, now: Date): Promise<Date | undefined> => {
  const [next] = await db
    .select({ expiresAt: deals.expiresAt })
    .from(deals)
    .where(and(sql`${deals.isActive}`, gt(deals.expiresAt, now)))
    .orderBy(asc(deals.expiresAt))
    .limit(1)
  return next?.expiresAt ?? undefined
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const activeByIdOrSlug = (idOrSlug: string): SQL | undefined =>
  and(uuid.test(idOrSlug) ? eq(deals.id, idOrSlug) : eq(deals.slug, idOrSlug), eq(deals.isActive, true))

/** An active deal, also after its end. */
export const findDeal = async (db: Queries, idOrSlug: string): Promise<DealRow | undefined> =>
  (await select(db).where(activeByIdOrSlug(idOrSlug)))[0]

/** A member's likes (true) and dislikes (false) of these deals, by deal. */
export const findLikes = async (db: Queries, userId: string, ids: string[]): Promise<Map<string, boolean>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: dealLikes.dealId, isLike: dealLikes.isLike })
    .from(dealLikes)
    .where(and(eq(dealLikes.userId, userId), inArray(dealLikes.dealId, ids)))
  return new Map(rows.map((row) => [row.id, row.isLike]))
}

/**
 * Sets a member's opinion of a deal, null for none, and its counts. Call it inside a transaction: the deal is locked until it ends, so that
 * concurrent opinions are counted one after the other.
 * @returns the counts, or undefined if there is no such deal
 */
export const setOpinion = async (
  db: Queries,
  { userId, idOrSlug, isLike, now }: { userId: string; idOrSlug: string; isLike: boolean | null; now: Date },
) => {
  const [deal] = await db.select({ id: deals.id }).from(deals).where(activeByIdOrSlug(idOrSlug)).for('update')
  if (!deal) return undefined
  const own = and(eq(dealLikes.dealId, deal.id), eq(dealLikes.userId, userId))
  const [before] = await db.delete(dealLikes).where(own).returning({ isLike: dealLikes.isLike })
  if (isLike !== null) await db.insert(dealLikes).values({ dealId: deal.id, userId, isLike, createdAt: now })
  const change = (kind: boolean): number => Number(isLike === kind) - Number(before?.isLike === kind)
  const [counts] = await db
    .update(deals)
    .set({ likes: sql`${deals.likes} + ${change(true)}`, dislikes: sql`${deals.dislikes} + ${change(false)}` })
    .where(eq(deals.id, deal.id))
    .returning({ id: deals.id, likes: deals.likes, dislikes: deals.dislikes })
  return counts
}

/** Deletes the opinions of members, and takes them out of the counts. */
export const deleteOpinionsBy = async (db: Queries, memberIds: readonly string[]): Promise<void> => {
  await db.execute(sql`
    with gone as (delete from ${dealLikes} where user_id = any(${sql.param([...memberIds])}::uuid[]) returning deal_id, is_like),
      counted as (select deal_id, count(*) filter (where is_like) as likes, count(*) filter (where not is_like) as dislikes from gone group by deal_id)
    update ${deals} set likes = deals.likes - counted.likes, dislikes = deals.dislikes - counted.dislikes
    from counted where deals.id = counted.deal_id`)
}

/** The hash of each stored deal, by slug; null for deals that an operator wrote. */
export const findDealHashes = async (db: Queries, slugs: string[]) =>
  new Map(
    (await db.select({ slug: deals.slug, fileHash: deals.fileHash }).from(deals).where(inArray(deals.slug, slugs))).map(
      (row) => [row.slug, row.fileHash],
    ),
  )

/**
 * Writes a deal with its recorded prices, to which one that is on adds its price of today, and its search document, which an inactive or
 * ended one does not have. Call it inside a transaction.
 * @returns its id
 */
export const writeDeal = async (
  db: Queries,
  row: NewDeal,
  prices: readonly { on: string; price: number }[],
  now: Date,
): Promise<string> => {
  const { id: _id, slug: _slug, likes: _likes, dislikes: _dislikes, ...changes } = row
  const [written] = await db
    .insert(deals)
    .values(row)
    .onConflictDoUpdate({ target: deals.slug, set: changes })
    .returning()
  if (!written) throw new Error('the insert returned no row')
  const isPublic = written.isActive && (written.expiresAt === null || written.expiresAt > now)
  const priceNow = { on: southAfricanDay(now), price: written.discountedPrice }
  await writePrices(db, written.id, isPublic ? [...prices, priceNow] : prices)
  if (!isPublic) await removeSearchDocument(db, 'deal', written.id)
  else
    await writeSearchDocument(db, {
      kind: 'deal',
      ref: written.id,
      path: `/sponsored-offers/${written.slug}`,
      title: written.title,
      excerpt: written.description,
      tags: [written.brand, written.category],
      body: '',
      art: written.art,
      isSample: written.isSample,
      publishedAt: written.createdAt,
      validUntil: written.expiresAt,
    })
  return written.id
}

/** Removes the search documents of ended deals, which the search no longer finds. @returns the number removed */
export const removeEndedDocuments = async (db: Queries, now: Date): Promise<number> =>
  (
    await db
      .delete(searchDocuments)
      .where(and(eq(searchDocuments.kind, 'deal'), lte(searchDocuments.validUntil, now)))
      .returning({ ref: searchDocuments.ref })
  ).length
