import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import {
  accountTokens,
  adviceUsage,
  articles,
  assistantConversations,
  assistantMessages,
  brandFollows,
  brandRatings,
  brands,
  dealLikes,
  deals,
  members,
  notifications,
  polls,
  pollVotes,
  quizResults,
  reviewHelpful,
  reviewPictures,
  reviewReports,
  reviews,
  savedArticles,
  sessions,
  skinProfiles,
  waitingList,
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

/** Deletes members with everything that refers to them, and the waiting list entries with their confirmed email. */
export const deleteMembers = async (db: Queries, ids: string[]): Promise<void> => {
  const confirmed = db
    .select({ email: sql<string>`lower(${members.email})` })
    .from(members)
    .where(and(inArray(members.id, ids), members.emailVerified))
  await db.delete(waitingList).where(inArray(waitingList.email, confirmed))
  await db.delete(members).where(inArray(members.id, ids))
}

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

export const findPollVotes = (db: Queries, userId: string) =>
  db
    .select({
      poll: polls.title,
      answer: sql<string>`${polls.options} -> ${pollVotes.optionIndex} ->> 'text'`,
      votedAt: pollVotes.votedAt,
    })
    .from(pollVotes)
    .innerJoin(polls, eq(polls.id, pollVotes.pollId))
    .where(eq(pollVotes.userId, userId))
    .orderBy(desc(pollVotes.votedAt))

export const findReviews = (db: Queries, userId: string) =>
  db
    .select({
      productName: reviews.productName,
      brand: reviews.brand,
      rating: reviews.rating,
      title: reviews.title,
      content: reviews.content,
      skinType: reviews.skinType,
      ageRange: reviews.ageRange,
      fitzpatrickScale: reviews.fitzpatrickScale,
      wouldRecommend: reviews.wouldRecommend,
      weeksUsed: reviews.weeksUsed,
      gotItFree: reviews.gotItFree,
      isApproved: reviews.isApproved,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt))

export const findReviewPictures = (db: Queries, userId: string) =>
  db
    .select({
      productName: reviews.productName,
      key: reviewPictures.key,
      createdAt: reviewPictures.createdAt,
    })
    .from(reviewPictures)
    .leftJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(eq(reviewPictures.userId, userId))
    .orderBy(desc(reviewPictures.createdAt))

export const findReviewVotes = (db: Queries, userId: string) =>
  db
    .select({
      productName: reviews.productName,
      review: reviews.title,
      helpful: reviewHelpful.helpful,
      createdAt: reviewHelpful.createdAt,
    })
    .from(reviewHelpful)
    .innerJoin(reviews, eq(reviews.id, reviewHelpful.reviewId))
    .where(eq(reviewHelpful.userId, userId))
    .orderBy(desc(reviewHelpful.createdAt))

export const findReviewReports = (db: Queries, userId: string) =>
  db
    .select({
      productName: reviews.productName,
      review: reviews.title,
      reason: reviewReports.reason,
      createdAt: reviewReports.createdAt,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(eq(reviewReports.userId, userId))
    .orderBy(desc(reviewReports.createdAt))

/** The entries with the member's email, once that is confirmed: until then it may belong to somebody else. */
export const findWaitingLists = async (db: Queries, member: Pick<MemberRow, 'email' | 'emailVerified'>) =>
  member.emailVerified
    ? db
        .select({
          category: waitingList.category,
          name: waitingList.name,
          phone: waitingList.phone,
          joinedAt: waitingList.joinedAt,
        })
        .from(waitingList)
        .where(eq(waitingList.email, member.email.toLowerCase()))
    : []

export const findArticlesWritten = (db: Queries, authorId: string) =>
  db
    .select({ title: articles.title, slug: articles.slug })
    .from(articles)
    .where(eq(articles.authorId, authorId))
    .orderBy(asc(articles.slug))

export const findNotifications = (db: Queries, userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(desc(notifications.createdAt))

export const findQuizResults = (db: Queries, userId: string) =>
  db
    .select({ answers: quizResults.answers, result: quizResults.result, createdAt: quizResults.createdAt })
    .from(quizResults)
    .where(eq(quizResults.userId, userId))
    .orderBy(desc(quizResults.createdAt))

export const findChatMessages = (db: Queries, userId: string) =>
  db
    .select({
      conversation: assistantConversations.title,
      role: assistantMessages.role,
      content: assistantMessages.content,
      createdAt: assistantMessages.createdAt,
      details: assistantMessages.details,
      topic: assistantMessages.topic,
    })
    .from(assistantMessages)
    .innerJoin(assistantConversations, eq(assistantConversations.id, assistantMessages.conversationId))
    .where(eq(assistantConversations.userId, userId))
    .orderBy(desc(assistantConversations.updatedAt), desc(assistantConversations.id), asc(assistantMessages.place))

/** What was used of the daily allowances. */
export const findAdviceUses = (db: Queries, userId: string) =>
  db
    .select({ day: adviceUsage.day, kind: adviceUsage.kind, used: adviceUsage.used })
    .from(adviceUsage)
    .where(eq(adviceUsage.userId, userId))
    .orderBy(asc(adviceUsage.day), asc(adviceUsage.kind))

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
