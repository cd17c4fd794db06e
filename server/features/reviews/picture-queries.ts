import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { reviewPictures, reviews } from '#server/db/schema.ts'

export type PictureRow = Pick<typeof reviewPictures.$inferSelect, 'id' | 'key' | 'width' | 'height' | 'placeholder'>

/** The pictures of the review of the row, the oldest first. */
export const picturesOfReview: SQL<PictureRow[]> = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'key', key, 'width', width, 'height', height, 'placeholder', placeholder)
    order by created_at, id), '[]')
  from ${reviewPictures} where review_id = ${reviews.id})`

export const insertPicture = async (db: Queries, row: typeof reviewPictures.$inferInsert): Promise<PictureRow> => {
  const [written] = await db.insert(reviewPictures).values(row).returning()
  if (written === undefined) throw new Error('the picture was not inserted')
  return written
}

/** Which pictures no review has: still kept, or to be deleted. */
const isUnused = isNull(reviewPictures.reviewId)
const isKept = (now: Date) => and(isUnused, gt(reviewPictures.keepUntil, now))
const isDue = (now: Date) => and(isUnused, lte(reviewPictures.keepUntil, now))

/** How many uploaded pictures of a member wait for a review. */
export const countWaiting = async (db: Queries, userId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(reviewPictures)
    .where(and(eq(reviewPictures.userId, userId), isKept(now)))
  return row?.count ?? 0
}

/** Gives a review these pictures, if each is its own already or waits for a review of this member. @returns how many it has got */
export const attachPictures = async (
  db: Queries,
  { reviewId, userId, ids, now }: { reviewId: string; userId: string; ids: readonly string[]; now: Date },
): Promise<number> => {
  const attached = await db
    .update(reviewPictures)
    .set({ reviewId })
    .where(
      and(
        inArray(reviewPictures.id, [...ids]),
        eq(reviewPictures.userId, userId),
        or(eq(reviewPictures.reviewId, reviewId), isKept(now)),
      ),
    )
    .returning({ id: reviewPictures.id })
  return attached.length
}

const keysOf = (rows: readonly { key: string }[]): string[] => rows.map(({ key }) => key)

/** Takes its pictures away from a review, except these; they are due for deletion then. @returns their keys */
export const detachPictures = async (
  db: Queries,
  reviewId: string,
  now: Date,
  except: readonly string[] = [],
): Promise<string[]> =>
  keysOf(
    await db
      .update(reviewPictures)
      .set({ reviewId: null, keepUntil: now })
      .where(and(eq(reviewPictures.reviewId, reviewId), notInArray(reviewPictures.id, [...except])))
      .returning({ key: reviewPictures.key }),
  )

/** Makes a waiting picture of this member due for deletion. @returns its key; undefined if there is none */
export const discardPicture = async (
  db: Queries,
  id: string,
  userId: string,
  now: Date,
): Promise<string | undefined> => {
  const [row] = await db
    .update(reviewPictures)
    .set({ keepUntil: now })
    .where(and(eq(reviewPictures.id, id), eq(reviewPictures.userId, userId), isKept(now)))
    .returning({ key: reviewPictures.key })
  return row?.key
}

/** The keys of pictures that are due for deletion. */
export const findDuePictures = async (db: Queries, now: Date, limit: number): Promise<string[]> =>
  keysOf(
    await db
      .select({ key: reviewPictures.key })
      .from(reviewPictures)
      .where(isDue(now))
      .orderBy(asc(reviewPictures.keepUntil))
      .limit(limit),
  )

/** The keys of all pictures that these members have uploaded. */
export const findPicturesBy = async (db: Queries, userIds: readonly string[]): Promise<string[]> =>
  keysOf(
    await db
      .select({ key: reviewPictures.key })
      .from(reviewPictures)
      .where(inArray(reviewPictures.userId, [...userIds])),
  )

export const deletePictureRows = (db: Queries, keys: readonly string[]) =>
  db.delete(reviewPictures).where(inArray(reviewPictures.key, [...keys]))

/** What decides who may see a picture. */
export const findPictureOwnership = async (db: Queries, key: string) => {
  const [row] = await db
    .select({ userId: reviewPictures.userId, isApproved: sql<boolean>`coalesce(${reviews.isApproved}, false)` })
    .from(reviewPictures)
    .leftJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(eq(reviewPictures.key, key))
  return row
}
