import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { Id } from '#contract/values.ts'
import type { Queries } from '#server/db/database.ts'
import { brands, members, products, reviewHelpful, reviewReports, reviews } from '#server/db/schema.ts'
import { type Order, orderBy, positionOf, type Reader, tierFor } from './order-queries.ts'
import { picturesOfReview } from './picture-queries.ts'

const { moderatorNotes: _moderatorNotes, reported: _reported, ...columns } = getTableColumns(reviews)

/** The name of a product as its reviews call it. */
export type Reviewable = { id: string; productName: string; brand: string; isSample: boolean }

/** A listed product, by id or slug. */
export const findReviewable = async (db: Queries, idOrSlug: string): Promise<Reviewable | undefined> => {
  const isProduct = Id.safeParse(idOrSlug).success ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug)
  const [row] = await db
    .select({
      id: products.id,
      productName: products.productName,
      brand: sql<string>`coalesce(${brands.name}, ${products.brand})`,
      isSample: products.isSample,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brand))
    .where(and(isProduct, products.isListed))
  return row
}

/** The vote of a member on the review of the row; null for none and for visitors. */
const voteOf = (userId: string | null): SQL<boolean | null> =>
  userId === null
    ? sql<null>`null::boolean`
    : sql<boolean | null>`(select ${reviewHelpful.helpful} from ${reviewHelpful}
        where ${reviewHelpful.reviewId} = ${reviews.id} and ${reviewHelpful.userId} = ${userId})`

const selectReviews = (db: Queries, reader: Reader) =>
  db
    .select({
      ...columns,
      author: members.displayName,
      pictures: picturesOfReview,
      vote: voteOf(reader.id),
      tier: tierFor(reader),
    })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.userId))
    .$dynamic()
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

/** A page of the approved reviews of a product. */
export const findReviews = (
  db: Queries,
  { productId, skinType }: { productId: string; skinType: string | undefined },
  order: Order,
  reader: Reader,
  limit: number,
): Promise<ReviewRow[]> =>
  selectReviews(db, reader)
    .where(
      and(
        eq(reviews.productId, productId),
        sql`${reviews.isApproved}`,
        skinType === undefined ? undefined : eq(reviews.skinType, skinType),
        positionOf(order, reader),
      ),
    )
    .orderBy(...orderBy(order, reader))
    .limit(limit)

/** A review with its author, whether or not it is approved. */
export const findReview = async (db: Queries, id: string, reader: Reader): Promise<ReviewRow | undefined> => {
  const [row] = await selectReviews(db, reader).where(eq(reviews.id, id))
  return row
}

/** The review that the reader wrote of a product. */
export const findOwnReview = async (db: Queries, productId: string, reader: Reader & { id: string }) => {
  const [row] = await selectReviews(db, reader).where(
    and(eq(reviews.productId, productId), eq(reviews.userId, reader.id)),
  )
  return row
}

/** What decides who may do what with a review. */
export const findOwnership = async (db: Queries, id: string) => {
  const [row] = await db
    .select({ userId: reviews.userId, productId: reviews.productId, isApproved: reviews.isApproved })
    .from(reviews)
    .where(eq(reviews.id, id))
  return row
}

type NewReview = typeof reviews.$inferInsert

/** @returns the id of the new review, or undefined if the member has already reviewed the product */
export const insertReview = async (db: Queries, row: NewReview): Promise<string | undefined> => {
  const [written] = await db.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id })
  return written?.id
}

export const updateReview = (db: Queries, id: string, changes: Partial<NewReview>) =>
  db.update(reviews).set(changes).where(eq(reviews.id, id))

export const deleteReview = (db: Queries, id: string) => db.delete(reviews).where(eq(reviews.id, id))

/** Makes concurrent changes of the ratings of these products wait until the end of the transaction. */
export const lockRatings = (db: Queries, productIds: readonly string[]) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for('no key update')

/**
 * Counts the ratings of these products again, from their approved reviews. Lock them first in the same transaction.
 * @returns whether any count has changed
 */
export const countRatings = async (db: Queries, productIds: readonly string[]): Promise<boolean> => {
  if (productIds.length === 0) return false
  const stars = (count: number) => sql`count(*) filter (where ${reviews.rating} = ${sql.raw(String(count))})`
  const counted = db
    .select({
      productId: sql<string>`listed.id`.as('product_id'),
      rating: sql<number>`coalesce(avg(${reviews.rating}), 0)`.as('average'),
      count: sql<number>`count(${reviews.id})`.as('total'),
      counts: sql<number[]>`array[${sql.join([1, 2, 3, 4, 5].map(stars), sql`, `)}]::integer[]`.as('by_stars'),
    })
    .from(sql`unnest(${sql.param([...productIds])}::uuid[]) as listed(id)`)
    .leftJoin(reviews, sql`${reviews.productId} = listed.id and ${reviews.isApproved}`)
    .groupBy(sql`listed.id`)
    .as('counted')
  const changed = await db
    .update(products)
    .set({
      rating: sql`${counted.rating}`,
      ratingCount: sql`${counted.count}`,
      ratingCounts: sql`${counted.counts}`,
    })
    .from(counted)
    .where(and(eq(products.id, counted.productId), sql`${products.ratingCounts} is distinct from ${counted.counts}`))
    .returning({ id: products.id })
  return changed.length > 0
}

/** Counts the votes and reports of these reviews again. */
const countReactions = (db: Queries, ids: readonly string[]) =>
  db
    .update(reviews)
    .set({
      helpful: sql`(select count(*) from ${reviewHelpful}
        where ${reviewHelpful.reviewId} = ${reviews.id} and ${reviewHelpful.helpful})`,
      reported: sql`(select count(*) from ${reviewReports} where ${reviewReports.reviewId} = ${reviews.id})`,
    })
    .where(inArray(reviews.id, [...ids]))
    .returning({ id: reviews.id, helpful: reviews.helpful })

/** Makes concurrent votes on and reports of these reviews wait until the end of the transaction. */
const lockReactions = (db: Queries, ids: readonly string[]) =>
  db
    .select({ id: reviews.id })
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(asc(reviews.id))
    .for('no key update')

type Reaction = { id: string; userId: string; now: Date }

/** Sets a member's vote or takes it back. Call it inside a transaction. @returns how many find the review helpful; undefined if it is gone */
export const setVote = async (
  db: Queries,
  { id, userId, helpful, now }: Reaction & { helpful: boolean | null },
): Promise<number | undefined> => {
  if ((await lockReactions(db, [id])).length === 0) return undefined
  await db.delete(reviewHelpful).where(and(eq(reviewHelpful.reviewId, id), eq(reviewHelpful.userId, userId)))
  if (helpful !== null) await db.insert(reviewHelpful).values({ reviewId: id, userId, helpful, createdAt: now })
  const [counted] = await countReactions(db, [id])
  return counted?.helpful
}

/** Stores a member's report, once. Call it inside a transaction. @returns whether the review still exists */
export const insertReport = async (
  db: Queries,
  { id, userId, reason, now }: Reaction & { reason: string },
): Promise<boolean> => {
  if ((await lockReactions(db, [id])).length === 0) return false
  await db.insert(reviewReports).values({ reviewId: id, userId, reason, createdAt: now }).onConflictDoNothing()
  await countReactions(db, [id])
  return true
}

/** The products that these members have reviewed. */
export const findReviewedBy = async (db: Queries, userIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectDistinct({ id: reviews.productId })
      .from(reviews)
      .where(inArray(reviews.userId, [...userIds]))
      .orderBy(desc(reviews.productId))
  ).map(({ id }) => id)

/** Deletes the reviews, votes and reports of these members, and counts again the reactions of the reviews that stay. */
export const deleteAllBy = async (db: Queries, userIds: readonly string[]): Promise<void> => {
  const by = [...userIds]
  await db.delete(reviews).where(inArray(reviews.userId, by))
  const reacted = await db
    .select({ id: reviewHelpful.reviewId })
    .from(reviewHelpful)
    .where(inArray(reviewHelpful.userId, by))
    .union(db.select({ id: reviewReports.reviewId }).from(reviewReports).where(inArray(reviewReports.userId, by)))
  if (reacted.length === 0) return
  const ids = reacted.map(({ id }) => id)
  await lockReactions(db, ids)
  await db.delete(reviewHelpful).where(inArray(reviewHelpful.userId, by))
  await db.delete(reviewReports).where(inArray(reviewReports.userId, by))
  await countReactions(db, ids)
}
