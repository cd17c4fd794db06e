import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import {
  accountTokens,
  articles,
  brandFollows,
  brandRatings,
  brands,
  dealLikes,
  deals,
  members,
  notifications,
  savedArticles,
  sessions,
  skinProfiles,
} from '#server/db/schema.ts'

export type MemberRow = typeof members.$inferSelect
type Changes = Pick<
  Partial<MemberRow>,
  'firstName' | 'lastName' | 'displayName' | 'mutedNotifications' | 'profileImageUrl' | 'eraseAt'
>

export const updateMember = async (db: Queries, id: string, changes: Changes, now: Date): Promise<MemberRow> => {
  const [row] = await db
    .update(members)
    .set({ ...changes, updatedAt: now })
    .where(eq(members.id, id))
    .returning()
  if (!row) throw new Error('the member no longer exists')
  return row
}

/** The URL of the member's picture; concurrent changes of it wait. Call it inside a transaction. */
export const lockPicture = async (db: Queries, id: string): Promise<string | null> => {
  const [row] = await db.select({ url: members.profileImageUrl }).from(members).where(eq(members.id, id)).for('update')
  return row?.url ?? null
}

/** Members to be erased by now; another instance skips them until this transaction ends. */
export const lockDueMembers = (db: Queries, now: Date, limit: number) =>
  db
    .select({ id: members.id, profileImageUrl: members.profileImageUrl })
    .from(members)
    .where(and(isNotNull(members.eraseAt), lte(members.eraseAt, now)))
    .orderBy(asc(members.eraseAt))
    .limit(limit)
    .for('update', { skipLocked: true })

/** Deletes members with everything that refers to them. */
export const deleteMembers = (db: Queries, ids: string[]) => db.delete(members).where(inArray(members.id, ids))

export const findSessions = (db: Queries, memberId: string) =>
  db
    .select({ sess: sessions.sess, expire: sessions.expire })
    .from(sessions)
    .where(eq(sessions.memberId, memberId))
    .orderBy(asc(sessions.expire))

export const findSkinProfile = async (db: Queries, userId: string) => {
  const [row] = await db.select().from(skinProfiles).where(eq(skinProfiles.userId, userId))
  return row
}

export const findSavedArticles = (db: Queries, userId: string) =>
  db
    .select({ title: articles.title, slug: articles.slug, savedAt: savedArticles.savedAt })
    .from(savedArticles)
    .innerJoin(articles, eq(articles.id, savedArticles.articleId))
    .where(eq(savedArticles.userId, userId))
    .orderBy(desc(savedArticles.savedAt))

export const findDealLikes = (db: Queries, userId: string) =>
  db
    .select({ title: deals.title, slug: deals.slug, isLike: dealLikes.isLike, createdAt: dealLikes.createdAt })
    .from(dealLikes)
    .innerJoin(deals, eq(deals.id, dealLikes.dealId))
    .where(eq(dealLikes.userId, userId))
    .orderBy(desc(dealLikes.createdAt))

export const findBrandRatings = (db: Queries, userId: string) =>
  db
    .select({ brand: brands.name, stars: brandRatings.stars, ratedAt: brandRatings.ratedAt })
    .from(brandRatings)
    .innerJoin(brands, eq(brands.id, brandRatings.brandId))
    .where(eq(brandRatings.userId, userId))
    .orderBy(desc(brandRatings.ratedAt))

export const findBrandFollows = (db: Queries, userId: string) =>
  db
    .select({ brand: brands.name, createdAt: brandFollows.createdAt })
    .from(brandFollows)
    .innerJoin(brands, eq(brands.id, brandFollows.brandId))
    .where(eq(brandFollows.userId, userId))
    .orderBy(desc(brandFollows.createdAt))

export const findArticlesWritten = (db: Queries, authorId: string) =>
  db
    .select({ title: articles.title, slug: articles.slug })
    .from(articles)
    .where(eq(articles.authorId, authorId))
    .orderBy(asc(articles.slug))

export const findNotifications = (db: Queries, userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(desc(notifications.createdAt))

export const findEmailedLinks = (db: Queries, memberId: string) =>
  db
    .select({
      purpose: accountTokens.purpose,
      email: accountTokens.email,
      createdAt: accountTokens.createdAt,
      expire: accountTokens.expire,
    })
    .from(accountTokens)
    .where(eq(accountTokens.memberId, memberId))
    .orderBy(asc(accountTokens.createdAt))
