import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ageRanges, MAX_REVIEW_PICTURES, reportReasons, reviewSorts } from './kinds/review.ts'
import * as routes from './routes/reviews.ts'
import { skinTypes } from './kinds/skin.ts'
import { Cursor, Id, IdOrSlug, Limit, text, Timestamp } from './values.ts'

/** A picture of a review. Until the review is approved, only its writer can open the addresses. */
export const ReviewPicture = z.object({
  id: Id,
  url: z.string(),
  /** A square, cut at the centre. */
  smallUrl: z.string(),
  /** Of the picture at `url`, px. */
  width: z.int(),
  height: z.int(),
  /** The picture in a few pixels, as a `data:` address, to show until the other has loaded. */
  placeholder: z.string(),
})
export type ReviewPicture = z.infer<typeof ReviewPicture>

/** A member's review of a product. Only approved ones are listed; members also see their own. */
export const Review = z.object({
  id: Id,
  productId: Id,
  productName: z.string(),
  brand: z.string(),
  /** The member's public display name, or "A Skynn member". */
  author: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  skinType: z.enum(skinTypes).nullable(),
  ageRange: z.enum(ageRanges).nullable(),
  /** Whether the writer's skin depth is close to the reader's, for readers who have told theirs; null otherwise. */
  skinLikeYours: z.boolean().nullable(),
  purchaseVerified: z.boolean(),
  wouldRecommend: z.boolean(),
  weeksUsed: z.int().nullable(),
  gotItFree: z.boolean(),
  /** The addresses of the pictures, as in `pictures`. */
  imageUrls: z.array(z.string()),
  /** The pictures with what shows them well. */
  pictures: z.array(ReviewPicture),
  helpful: z.int(),
  /** The requesting member's vote; null for none and for visitors. */
  yourVote: z.boolean().nullable(),
  isApproved: z.boolean(),
  /** On the member's own review: whether it is matched by skin tone for `skinLikeYours`; false on everyone else's. */
  sharesSkinTone: z.boolean(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), vote: z.boolean(), report: z.boolean() }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type Review = z.infer<typeof Review>

const WEEKS = 'Give the time in whole weeks, up to 520'

/** What a review is written from. */
export const ReviewInput = z.strictObject({
  rating: z.int('Choose from 1 to 5 stars').min(1, 'Choose from 1 to 5 stars').max(5),
  title: text(100).min(3, 'Give your review a title'),
  content: text(3000).min(20, 'Write at least 20 characters about how it worked for you'),
  skinType: z.enum(skinTypes).nullable().optional(),
  ageRange: z.enum(ageRanges).nullable().optional(),
  wouldRecommend: z.boolean('Say whether you would recommend it'),
  weeksUsed: z.int(WEEKS).min(0, WEEKS).max(520, WEEKS).nullable().optional(),
  gotItFree: z.boolean(),
  /** Whether the skin tone in the skin profile may be used to find reviews from similar skin. It is never shown. */
  shareSkinTone: z.boolean().optional(),
  /** Uploaded pictures. In a change they replace those that the review has. */
  pictureIds: z
    .array(Id)
    .max(MAX_REVIEW_PICTURES, `Choose at most ${MAX_REVIEW_PICTURES} pictures`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each picture can be added once')
    .optional(),
})
export type ReviewInput = z.infer<typeof ReviewInput>

const OfProduct = z.object({ id: IdOrSlug })
const ById = z.object({ id: Id })

export const listReviews = endpoint(routes.listReviews, {
  who: 'anyone',
  summary: 'Approved reviews of a product',
  params: OfProduct,
  query: z.object({
    sort: z.enum(reviewSorts).optional(),
    skinType: z.enum(skinTypes).optional(),
    after: Cursor.optional(),
    limit: Limit.optional(),
  }),
  response: z.array(Review),
  errors: ['not_found'],
})

export const readOwnReview = endpoint(routes.readOwnReview, {
  who: 'member',
  summary: "The member's own review of a product, or null",
  params: OfProduct,
  response: Review.nullable(),
  errors: ['sign_in_required', 'not_found'],
})

export const writeReview = endpoint(routes.writeReview, {
  who: 'member',
  summary: 'Reviews a product that is no sample, once; it appears when it is approved',
  params: OfProduct,
  body: ReviewInput,
  response: Review,
  status: 201,
  errors: ['sign_in_required', 'not_allowed', 'not_found', 'already_reviewed'],
})

export const editReview = endpoint(routes.editReview, {
  who: 'member',
  summary: "Changes the member's own review; it is approved again before it appears",
  params: ById,
  body: ReviewInput.partial(),
  response: Review,
  errors: ['sign_in_required', 'not_allowed', 'not_found'],
})

export const removeReview = endpoint(routes.removeReview, {
  who: 'member',
  summary: "Removes the member's own review with its pictures",
  params: ById,
  response: z.object({ ok: z.literal(true) }),
  errors: ['sign_in_required', 'not_allowed', 'not_found'],
})

export const markReviewHelpful = endpoint(routes.markReviewHelpful, {
  who: 'member',
  summary: 'Says whether a review was helpful; null takes it back',
  params: ById,
  body: z.strictObject({ helpful: z.boolean().nullable() }),
  response: Review.pick({ id: true, helpful: true, yourVote: true }),
  errors: ['sign_in_required', 'not_allowed', 'not_found'],
})

export const reportReview = endpoint(routes.reportReview, {
  who: 'member',
  summary: 'Reports a review to the moderators; idempotent',
  params: ById,
  body: z.strictObject({ reason: z.enum(reportReasons) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['sign_in_required', 'not_allowed', 'not_found'],
})

export const uploadReviewPicture = endpoint(routes.uploadReviewPicture, {
  who: 'member',
  limit: 'account',
  summary:
    'Uploads a picture for a review; one file of at most 8 MB and 40 megapixels as multipart/form-data. It is deleted after a day unless a review has it',
  response: ReviewPicture,
  status: 201,
  errors: ['sign_in_required', 'too_large', 'unsupported_media_type', 'too_many_requests'],
})

export const removeReviewPicture = endpoint(routes.removeReviewPicture, {
  who: 'member',
  summary: 'Deletes a picture that the member uploaded and no review has yet',
  params: ById,
  response: z.object({ ok: z.literal(true) }),
  errors: ['sign_in_required', 'not_found'],
})
