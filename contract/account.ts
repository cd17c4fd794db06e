import { z } from 'zod'
import {
  consentPurposes,
  displayNameProblem,
  joiningConsents,
  MAX_NAME,
  nameProblem,
  tidyName,
} from './kinds/account-options.ts'
import { ReplyDetails } from './chat.ts'
import { QuizAnswers, QuizResult } from './guidance.ts'
import { RoutinePlan } from './routines.ts'
import * as routes from './routes/account.ts'
import { endpoint } from './endpoint.ts'
import { mutableTypes } from './kinds/notification.ts'
import { ShelfItem } from './shelf.ts'
import { text, Timestamp } from './values.ts'

/** A name as entered; an empty one is stored as null. */
const name = (problem: (tidied: string) => string | null) =>
  text(MAX_NAME * 4)
    .transform(tidyName)
    .superRefine((value, context) => {
      const message = problem(value)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .transform((value) => (value === '' ? null : value))
    .nullable()

/** What a member can change about their account, and when it will be erased. */
export const Account = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The name that other people see. */
  displayName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Notification types that are switched off. */
  mutedNotifications: z.array(z.string()),
  /** When the account will be erased; null unless the member asked for it. */
  eraseAt: Timestamp.nullable(),
  /** False for a member who signs in with Google or Apple only. */
  hasPassword: z.boolean(),
})
export type Account = z.infer<typeof Account>

/** Changes to the account: a missing field stays, null clears a name. */
export const AccountChanges = z
  .strictObject({
    firstName: name(nameProblem),
    lastName: name(nameProblem),
    displayName: name(displayNameProblem),
    mutedNotifications: z
      .array(z.enum(mutableTypes, 'This is not a type of notification that can be switched off'))
      .max(40),
  })
  .partial()

export const readAccount = endpoint(routes.readAccount, {
  who: 'member',
  summary: 'Names, picture and settings of the member',
  response: Account,
  errors: ['sign_in_required'],
})

export const changeAccount = endpoint(routes.changeAccount, {
  who: 'member',
  summary: 'Changes the sent fields of the account',
  body: AccountChanges,
  response: Account,
  errors: ['sign_in_required'],
})

export const uploadPicture = endpoint(routes.uploadPicture, {
  who: 'member',
  limit: 'account',
  summary: 'Replaces the picture of the member; one file of at most 8 MB and 40 megapixels as multipart/form-data',
  response: Account,
  errors: ['sign_in_required', 'too_large', 'unsupported_media_type'],
})

export const removePicture = endpoint(routes.removePicture, {
  who: 'member',
  summary: 'Removes the picture of the member; idempotent',
  response: Account,
  errors: ['sign_in_required'],
})

/** The newest decision for a purpose. Without one, `granted` is false and the other fields are null. */
export const Consent = z.object({
  purpose: z.enum([...consentPurposes, ...joiningConsents]),
  granted: z.boolean(),
  /** The date of the text that was agreed to, `YYYY-MM-DD`; of `assistant-provider`, the provider that was named. */
  version: z.string().nullable(),
  decidedAt: Timestamp.nullable(),
})
export type Consent = z.infer<typeof Consent>

export const listConsents = endpoint(routes.listConsents, {
  who: 'member',
  summary: 'The current consent of the member for each purpose',
  response: z.array(Consent),
  errors: ['sign_in_required'],
})

export const recordConsent = endpoint(routes.recordConsent, {
  who: 'member',
  summary: 'Gives or withdraws consent for a purpose; every decision is kept with its date',
  body: z.strictObject({ purpose: z.enum(consentPurposes), granted: z.boolean() }),
  response: Consent,
  errors: ['sign_in_required'],
})

/** Everything held about a member, without password hash, session ids and the secrets of e-mailed links. */
export const DataExport = z.object({
  exportedAt: Timestamp,
  account: z.object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    authProvider: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    displayName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    subscriptionStatus: z.string(),
    trialEndDate: Timestamp.nullable(),
    isFoundingMember: z.boolean(),
    registrationNumber: z.int(),
    signupDate: Timestamp,
    mutedNotifications: z.array(z.string()),
    eraseAt: Timestamp.nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  }),
  sessions: z.array(
    z.object({
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
      device: z.string().nullable(),
      expiresAt: Timestamp,
    }),
  ),
  skinProfile: z
    .object({
      skinType: z.string().nullable(),
      skinConcerns: z.array(z.string()).nullable(),
      skinGoals: z.array(z.string()).nullable(),
      fitzpatrickScale: z.int().nullable(),
      monthlyBudget: z.int().nullable(),
      routinePreference: z.string().nullable(),
      allergies: z.array(z.string()).nullable(),
      currentProducts: z.record(z.string(), z.string()).nullable(),
      pregnancy: z.string().nullable(),
      medicines: z.array(z.string()).nullable(),
      conditions: z.array(z.string()).nullable(),
      completionPercentage: z.int(),
      updatedAt: Timestamp,
    })
    .nullable(),
  quizResults: z.array(z.object({ answers: QuizAnswers, result: QuizResult, createdAt: Timestamp })),
  shelf: z.array(ShelfItem.omit({ id: true })),
  routines: z.array(
    z.object({
      name: z.string(),
      plan: RoutinePlan,
      isShared: z.boolean(),
      createdAt: Timestamp,
      updatedAt: Timestamp,
    }),
  ),
  /** The stored messages of the conversations with the assistant, and of replies what they were based on and about. */
  chatMessages: z.array(
    z.object({
      conversation: z.string(),
      role: z.string(),
      content: z.string(),
      createdAt: Timestamp,
      details: ReplyDetails.nullable(),
      topic: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  adviceUses: z.array(z.object({ day: z.string(), kind: z.string(), used: z.int() })),
  savedArticles: z.array(z.object({ title: z.string(), slug: z.string(), savedAt: Timestamp })),
  dealLikes: z.array(z.object({ title: z.string(), slug: z.string(), isLike: z.boolean(), createdAt: Timestamp })),
  brandRatings: z.array(z.object({ brand: z.string(), stars: z.int(), ratedAt: Timestamp })),
  brandFollows: z.array(z.object({ brand: z.string(), createdAt: Timestamp })),
  pollVotes: z.array(z.object({ poll: z.string(), answer: z.string(), votedAt: Timestamp })),
  reviews: z.array(
    z.object({
      productName: z.string(),
      brand: z.string(),
      rating: z.int(),
      title: z.string(),
      content: z.string(),
      skinType: z.string().nullable(),
      ageRange: z.string().nullable(),
      fitzpatrickScale: z.int().nullable(),
      wouldRecommend: z.boolean(),
      weeksUsed: z.int().nullable(),
      gotItFree: z.boolean(),
      isApproved: z.boolean(),
      createdAt: Timestamp,
      updatedAt: Timestamp,
    }),
  ),
  /** Pictures of the reviews, and uploaded ones that no review has yet. They open while the member is signed in. */
  reviewPictures: z.array(z.object({ productName: z.string().nullable(), url: z.string(), createdAt: Timestamp })),
  reviewVotes: z.array(
    z.object({ productName: z.string(), review: z.string(), helpful: z.boolean(), createdAt: Timestamp }),
  ),
  reviewReports: z.array(
    z.object({ productName: z.string(), review: z.string(), reason: z.string(), createdAt: Timestamp }),
  ),
  /** Entries with the member's confirmed email; one that is not confirmed may belong to somebody else. */
  waitingLists: z.array(
    z.object({ category: z.string(), name: z.string(), phone: z.string().nullable(), joinedAt: Timestamp }),
  ),
  articlesWritten: z.array(z.object({ title: z.string(), slug: z.string() })),
  notifications: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      message: z.string(),
      actionUrl: z.string().nullable(),
      isRead: z.boolean(),
      createdAt: Timestamp,
    }),
  ),
  consents: z.array(z.object({ purpose: z.string(), granted: z.boolean(), version: z.string(), createdAt: Timestamp })),
  signInProviders: z.array(z.object({ provider: z.string(), email: z.string(), linkedAt: Timestamp })),
  emailedLinks: z.array(
    z.object({ purpose: z.string(), email: z.string(), createdAt: Timestamp, expiresAt: Timestamp }),
  ),
})
export type DataExport = z.infer<typeof DataExport>

export const exportData = endpoint(routes.exportData, {
  who: 'member',
  limit: 'account',
  summary: 'Everything held about the member, as a download',
  response: DataExport,
  errors: ['sign_in_required'],
})

export const eraseAccount = endpoint(routes.eraseAccount, {
  who: 'member',
  limit: 'account',
  summary:
    'Schedules the erasure of the account in 7 days and ends all other sessions; without a password, a sign-in within the last 10 minutes is required',
  body: z.strictObject({ password: z.string().max(200).optional() }),
  response: z.object({ eraseAt: Timestamp }),
  errors: ['sign_in_required', 'wrong_credentials', 'not_allowed', 'too_many_requests'],
})

export const undoErase = endpoint(routes.undoErase, {
  who: 'member',
  summary: 'Keeps the account: cancels its erasure; idempotent',
  response: z.object({ eraseAt: z.null() }),
  errors: ['sign_in_required'],
})
