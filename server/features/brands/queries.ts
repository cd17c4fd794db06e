import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { brandFollows, brandRatings, brands } from '#server/db/schema.ts'
import { removeSearchDocument, writeSearchDocument } from '#server/search/document-queries.ts'

const { fileHash: _fileHash, ...columns } = getTableColumns(brands)
export type BrandRow = Omit<typeof brands.$inferSelect, 'fileHash'>
type NewBrand = typeof brands.$inferInsert

/** Brands in a list, at most. */
const LISTED = 100

/** All brands, in editorial order. */
export const findBrands = (db: Queries): Promise<BrandRow[]> =>
  db.select(columns).from(brands).orderBy(asc(brands.position), asc(brands.id)).limit(LISTED)

export const findBrand = async (db: Queries, id: string): Promise<BrandRow | undefined> =>
  (await db.select(columns).from(brands).where(eq(brands.id, id)))[0]

/** The brands that a member follows, most recently followed first. */
export const findFollowedBrands = (db: Queries, userId: string): Promise<BrandRow[]> =>
  db
    .select(columns)
    .from(brandFollows)
    .innerJoin(brands, eq(brands.id, brandFollows.brandId))
    .where(eq(brandFollows.userId, userId))
    .orderBy(desc(brandFollows.createdAt), asc(brands.id))
    .limit(LISTED)

/** What a member has done with brands: their stars by brand, and the brands they follow. */
export type Own = { ratings: Map<string, number>; follows: Set<string> }

export const nothingOwn: Own = { ratings: new Map(), follows: new Set() }

export const findOwn = async (db: Queries, userId: string, ids: string[]): Promise<Own> => {
  if (ids.length === 0) return nothingOwn
  const [ratings, follows] = await Promise.all([
    db
      .select({ id: brandRatings.brandId, stars: brandRatings.stars })
      .from(brandRatings)
      .where(and(eq(brandRatings.userId, userId), inArray(brandRatings.brandId, ids))),
    db
      .select({ id: brandFollows.brandId })
      .from(brandFollows)
      .where(and(eq(brandFollows.userId, userId), inArray(brandFollows.brandId, ids))),
  ])
  return {
    ratings: new Map(ratings.map(({ id, stars }) => [id, stars])),
    follows: new Set(follows.map(({ id }) => id)),
  }
}

/**
 * Sets a member's stars for a brand. Call it inside a transaction: the brand is locked until it ends, so that concurrent ratings are
 * counted one after the other.
 * @returns the count and sum of all ratings, or undefined if there is no such brand
 */
export const setRating = async (
  db: Queries,
  { userId, brandId, stars, now }: { userId: string; brandId: string; stars: number; now: Date },
) => {
  const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('update')
  if (!brand) return undefined
  const [before] = await db
    .delete(brandRatings)
    .where(and(eq(brandRatings.brandId, brandId), eq(brandRatings.userId, userId)))
    .returning({ stars: brandRatings.stars })
  await db.insert(brandRatings).values({ brandId, userId, stars, ratedAt: now })
  const [counts] = await db
    .update(brands)
    .set({
      ratingCount: sql`${brands.ratingCount} + ${before === undefined ? 1 : 0}`,
      ratingSum: sql`${brands.ratingSum} + ${stars - (before?.stars ?? 0)}`,
    })
    .where(eq(brands.id, brandId))
    .returning({ ratingCount: brands.ratingCount, ratingSum: brands.ratingSum })
  return counts
}

/** Deletes the ratings by members, and takes them out of the averages. */
export const deleteRatingsBy = async (db: Queries, memberIds: readonly string[]): Promise<void> => {
  await db.execute(sql`
    with gone as (delete from ${brandRatings} where user_id = any(${sql.param([...memberIds])}::uuid[]) returning brand_id, stars),
      counted as (select brand_id, count(*) as ratings, sum(stars) as stars from gone group by brand_id)
    update ${brands} set rating_count = brands.rating_count - counted.ratings, rating_sum = brands.rating_sum - counted.stars
    from counted where brands.id = counted.brand_id`)
}

/** Follows a brand; idempotent. @returns whether the brand exists */
export const insertFollow = async (db: Queries, userId: string, brandId: string, now: Date): Promise<boolean> => {
  if ((await findBrand(db, brandId)) === undefined) return false
  await db.insert(brandFollows).values({ userId, brandId, createdAt: now }).onConflictDoNothing()
  return true
}

/** Stops following a brand; idempotent. @returns whether the brand exists */
export const deleteFollow = async (db: Queries, userId: string, brandId: string): Promise<boolean> => {
  if ((await findBrand(db, brandId)) === undefined) return false
  await db.delete(brandFollows).where(and(eq(brandFollows.userId, userId), eq(brandFollows.brandId, brandId)))
  return true
}

/** A member who follows a brand; `id` identifies the row. */
export type Follower = { brandId: string; id: string; userId: string }

/** The followers of these brands after one of them, brand by brand. */
export const findFollowers = (
  db: Queries,
  brandIds: readonly string[],
  after: Follower | undefined,
  limit: number,
): Promise<Follower[]> =>
  db
    .select({ brandId: brandFollows.brandId, id: brandFollows.id, userId: brandFollows.userId })
    .from(brandFollows)
    .where(
      and(
        inArray(brandFollows.brandId, [...brandIds]),
        after && sql`(${brandFollows.brandId}, ${brandFollows.id}) > (${after.brandId}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(brandFollows.brandId), asc(brandFollows.id))
    .limit(limit)

/** The name of each of these brands, by id. */
export const findNames = async (db: Queries, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await db
        .select({ id: brands.id, name: brands.name })
        .from(brands)
        .where(inArray(brands.id, [...ids]))
    ).map(({ id, name }) => [id, name]),
  )

/** The hash of each stored brand, by id; null for brands that an operator wrote. */
export const findBrandHashes = async (db: Queries, ids: string[]) =>
  new Map(
    (await db.select({ id: brands.id, fileHash: brands.fileHash }).from(brands).where(inArray(brands.id, ids))).map(
      (row) => [row.id, row.fileHash],
    ),
  )

/** Writes a brand and its search document. Call it inside a transaction. */
export const writeBrand = async (db: Queries, row: NewBrand): Promise<void> => {
  const { id, createdAt: _createdAt, ratingCount: _ratingCount, ratingSum: _ratingSum, ...changes } = row
  const [written] = await db
    .insert(brands)
    .values(row)
    .onConflictDoUpdate({ target: brands.id, set: changes })
    .returning()
  if (!written) throw new Error('the insert returned no row')
  await removeSearchDocument(db, 'brand', id)
  await writeSearchDocument(db, {
    kind: 'brand',
    ref: id,
    path: `/brands/${id}`,
    title: written.name,
    excerpt: written.tagline,
    body: [written.description, ...written.highlights].join(' '),
    art: written.art,
    isSample: written.isSample,
    publishedAt: written.createdAt,
  })
}
