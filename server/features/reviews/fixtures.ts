import { randomBytes } from 'node:crypto'
import type { ReviewInput } from '#contract/reviews.ts'
import type { AppContext } from '#server/app-context.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { approveReview } from './approve-review.ts'
import { insertPicture } from './picture-queries.ts'
import { insertReview } from './queries.ts'

/** A review as a member writes it. */
export const reviewInput: ReviewInput = {
  rating: 4,
  title: 'Light and calm',
  content: 'It went on lightly and my skin stayed calm all day.',
  skinType: 'oily',
  ageRange: '30-39',
  wouldRecommend: true,
  weeksUsed: 6,
  gotItFree: false,
}

type Overrides = Partial<Parameters<typeof insertReview>[1]>

/** Creates an approved review by a new member of a new product, with overrides; `isApproved: false` leaves it waiting. */
export const createReview = async (context: AppContext, { isApproved = true, ...overrides }: Overrides = {}) => {
  const userId = overrides.userId ?? (await createMember(context)).id
  const productId = overrides.productId ?? (await createProduct(context)).id
  const id = await insertReview(context.database.queries, {
    ...reviewInput,
    productName: 'A serum',
    brand: 'A brand',
    createdAt: context.now(),
    updatedAt: context.now(),
    ...overrides,
    userId,
    productId,
  })
  if (id === undefined) throw new Error('the member has already reviewed this product')
  if (isApproved) await approveReview(id, context)
  return { id, userId, productId }
}

/** The record of a picture that waits for a review of this member; its files do not exist. */
export const createPicture = (context: AppContext, userId: string) =>
  insertPicture(context.database.queries, {
    userId,
    key: randomBytes(16).toString('hex'),
    width: 4,
    height: 3,
    placeholder: 'data:image/webp;base64,',
    keepUntil: new Date(context.now().getTime() + 60_000),
  })
