import type { DataExport } from '#contract/account.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { findConsents } from '#server/consents/queries.ts'
import { linkedProviders } from '#server/features/provider-sign-in/linked.ts'
import { readShelf } from '#server/features/shelf/read-shelf.ts'
import { REVIEW_PICTURES } from '#server/features/reviews/picture-files.ts'
import {
  findAdviceUses,
  findArticlesWritten,
  findBrandFollows,
  findBrandRatings,
  findChatMessages,
  findDealLikes,
  findEmailedLinks,
  findNotifications,
  findPollVotes,
  findQuizResults,
  findReviewReports,
  findReviewPictures,
  findReviews,
  findReviewVotes,
  findRoutines,
  findSavedArticles,
  findSessions,
  findSkinProfile,
  findWaitingLists,
} from './queries.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

const accountOf = (member: Member): DataExport['account'] => ({
  id: member.id,
  email: member.email,
  emailVerified: member.emailVerified,
  authProvider: member.authProvider,
  firstName: member.firstName,
  lastName: member.lastName,
  displayName: member.displayName,
  profileImageUrl: member.profileImageUrl,
  subscriptionStatus: member.subscriptionStatus,
  trialEndDate: iso(member.trialEndDate),
  isFoundingMember: member.isFoundingMember,
  registrationNumber: member.registrationNumber,
  signupDate: member.signupDate.toISOString(),
  mutedNotifications: member.mutedNotifications,
  eraseAt: iso(member.eraseAt),
  createdAt: member.createdAt.toISOString(),
  updatedAt: member.updatedAt.toISOString(),
})

const skinProfileOf = (row: Awaited<ReturnType<typeof findSkinProfile>>): DataExport['skinProfile'] => {
  if (row === undefined) return null
  const { id: _id, userId: _userId, updatedAt, ...answers } = row
  return { ...answers, updatedAt: updatedAt.toISOString() }
}

/** Everything held about a member. A table that refers to members and is missing here fails a test. */
export const exportData = async (member: Member, { database, now }: AppContext): Promise<DataExport> => {
  const { queries: db } = database
  const [
    sessions,
    skinProfile,
    savedArticles,
    dealLikes,
    brandRatings,
    brandFollows,
    pollVotes,
    reviews,
    reviewPictures,
    reviewVotes,
    reviewReports,
    waitingLists,
    articlesWritten,
    notifications,
    consents,
    signInProviders,
    emailedLinks,
    quizResults,
    routines,
    chatMessages,
    adviceUses,
    shelf,
  ] = await Promise.all([
    findSessions(db, member.id),
    findSkinProfile(db, member.id),
    findSavedArticles(db, member.id),
    findDealLikes(db, member.id),
    findBrandRatings(db, member.id),
    findBrandFollows(db, member.id),
    findPollVotes(db, member.id),
    findReviews(db, member.id),
    findReviewPictures(db, member.id),
    findReviewVotes(db, member.id),
    findReviewReports(db, member.id),
    findWaitingLists(db, member),
    findArticlesWritten(db, member.id),
    findNotifications(db, member.id),
    findConsents(db, member.id),
    linkedProviders(member.id, { database }),
    findEmailedLinks(db, member.id),
    findQuizResults(db, member.id),
    findRoutines(db, member.id),
    findChatMessages(db, member.id),
    findAdviceUses(db, member.id),
    readShelf(member.id, { database }),
  ])
  return {
    exportedAt: now().toISOString(),
    account: accountOf(member),
    sessions: sessions.map(({ sess, expire }) => ({
      createdAt: sess.createdAt,
      lastUsedAt: sess.lastUsedAt ?? null,
      device: sess.device ?? null,
      expiresAt: expire.toISOString(),
    })),
    skinProfile: skinProfileOf(skinProfile),
    quizResults: quizResults.map(({ createdAt, ...saved }) => ({ ...saved, createdAt: createdAt.toISOString() })),
    shelf: shelf.map(({ id: _id, ...item }) => item),
    routines: routines.map(({ createdAt, updatedAt, ...routine }) => ({
      ...routine,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    chatMessages: chatMessages.map(({ createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() })),
    adviceUses,
    savedArticles: savedArticles.map(({ savedAt, ...article }) => ({ ...article, savedAt: savedAt.toISOString() })),
    dealLikes: dealLikes.map(({ createdAt, ...like }) => ({ ...like, createdAt: createdAt.toISOString() })),
    brandRatings: brandRatings.map(({ ratedAt, ...rating }) => ({ ...rating, ratedAt: ratedAt.toISOString() })),
    brandFollows: brandFollows.map(({ brand, createdAt }) => ({ brand, createdAt: createdAt.toISOString() })),
    pollVotes: pollVotes.map(({ votedAt, ...vote }) => ({ ...vote, votedAt: votedAt.toISOString() })),
    reviews: reviews.map(({ createdAt, updatedAt, ...review }) => ({
      ...review,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    reviewPictures: reviewPictures.map(({ productName, key, createdAt }) => ({
      productName,
      url: `${REVIEW_PICTURES}${key}`,
      createdAt: createdAt.toISOString(),
    })),
    reviewVotes: reviewVotes.map(({ createdAt, ...vote }) => ({ ...vote, createdAt: createdAt.toISOString() })),
    reviewReports: reviewReports.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
    waitingLists: waitingLists.map(({ joinedAt, ...entry }) => ({ ...entry, joinedAt: joinedAt.toISOString() })),
    articlesWritten,
    notifications: notifications.map(({ type, title, message, actionUrl, isRead, createdAt }) => ({
      type,
      title,
      message,
      actionUrl,
      isRead,
      createdAt: createdAt.toISOString(),
    })),
    consents: consents.map(({ purpose, granted, version, createdAt }) => ({
      purpose,
      granted,
      version,
      createdAt: createdAt.toISOString(),
    })),
    signInProviders,
    emailedLinks: emailedLinks.map(({ purpose, email, createdAt, expire }) => ({
      purpose,
      email,
      createdAt: createdAt.toISOString(),
      expiresAt: expire.toISOString(),
    })),
  }
}

/** The header that makes a browser save the export as a file. */
export const asDownload = (data: DataExport, extension: 'json' | 'html'): string =>
  `attachment; filename="skynn-my-data-${data.exportedAt.slice(0, 10)}.${extension}"`
