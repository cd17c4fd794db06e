import type * as contract from '#contract/reviews.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { multipartOf, pictureOf } from '#server/pictures/fixtures.ts'
import { createPicture, createReview, reviewInput } from './fixtures.ts'

const ofProduct = async (context: AppContext) => ({ params: { id: (await createProduct(context)).slug } })
const noProduct = { 'an invalid id': { params: { id: 'No Product!' } } }
const ofReview = async (context: AppContext, member?: Pick<Member, 'id'>) => ({
  params: { id: (await createReview(context, member && { userId: member.id })).id },
})
const id = '0192f5c6-0000-7000-8000-000000000009'
const noReview = { 'an invalid id': { params: { id: 'not-a-uuid' } } }

export const cases: EndpointCases<typeof contract> = {
  listReviews: {
    good: ofProduct,
    bad: {
      ...noProduct,
      'an unknown order': { params: { id: 'a' }, query: { sort: 'cheapest' } },
      'too many rows': { params: { id: 'a' }, query: { limit: '101' } },
      'an invalid cursor': { params: { id: 'a' }, query: { after: '!' } },
    },
    notAllowed: 'anyone may read',
    object: 'belongs to nobody',
  },
  readOwnReview: {
    good: ofProduct,
    bad: noProduct,
    notAllowed: 'members read their own',
    object: async (_owner, context, member) => {
      const review = await createReview(context, { userId: member.id, isApproved: false })
      return { request: { params: { id: review.productId } }, leaks: ({ text }) => text.includes(review.id) }
    },
  },
  writeReview: {
    good: async (context) => ({ ...(await ofProduct(context)), body: reviewInput }),
    bad: {
      ...noProduct,
      'six stars': { params: { id: 'a' }, body: { ...reviewInput, rating: 6 } },
      'no title': { params: { id: 'a' }, body: { ...reviewInput, title: '' } },
      'too little text': { params: { id: 'a' }, body: { ...reviewInput, content: 'Good' } },
      'a field of moderators': { params: { id: 'a' }, body: { ...reviewInput, isApproved: true } },
      'five pictures': {
        params: { id: 'a' },
        body: { ...reviewInput, pictureIds: [1, 2, 3, 4, 5].map((one) => id.replace(/.$/, String(one))) },
      },
      'a picture twice': { params: { id: 'a' }, body: { ...reviewInput, pictureIds: [id, id] } },
    },
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  editReview: {
    good: async (context, member) => ({ ...(await ofReview(context, member)), body: { rating: 2 } }),
    bad: {
      ...noReview,
      'no stars': { params: { id }, body: { rating: 0 } },
      'a field of moderators': { params: { id }, body: { isApproved: true } },
    },
    notAllowed: 'writes only from our own pages',
    object: async (_owner, context, member) => ({
      request: { ...(await ofReview(context, member)), body: { rating: 2 } },
      leaks: ({ status }) => status === 200,
    }),
  },
  removeReview: {
    good: ofReview,
    bad: noReview,
    notAllowed: 'writes only from our own pages',
    object: async (_owner, context, member) => {
      const { params } = await ofReview(context, member)
      return { request: { params }, leaks: ({ status }) => status === 200 }
    },
  },
  markReviewHelpful: {
    good: async (context) => ({ ...(await ofReview(context)), body: { helpful: true } }),
    bad: { ...noReview, 'a vote in words': { params: { id }, body: { helpful: 'very' } } },
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  reportReview: {
    good: async (context) => ({ ...(await ofReview(context)), body: { reason: 'spam' } }),
    bad: { ...noReview, 'an unknown reason': { params: { id }, body: { reason: 'boring' } } },
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  uploadReviewPicture: {
    good: async () => multipartOf(await pictureOf()),
    bad: 'takes no input',
    notAllowed: 'writes only from our own pages',
  },
  removeReviewPicture: {
    good: async (context, member) => ({ params: { id: (await createPicture(context, member.id)).id } }),
    bad: noReview,
    notAllowed: 'writes only from our own pages',
    object: async (_owner, context, member) => ({
      request: { params: { id: (await createPicture(context, member.id)).id } },
      leaks: ({ status }) => status === 200,
    }),
  },
}
