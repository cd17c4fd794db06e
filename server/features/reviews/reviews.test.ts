import { describe, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import {
  editReview,
  listReviews,
  markReviewHelpful,
  readOwnReview,
  removeReview,
  reportReview,
  type Review,
  writeReview,
} from '#contract/reviews.ts'
import { eraseDueAccounts } from '#server/features/account/erase-due.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { approveReview } from './approve-review.ts'
import { createReview, reviewInput } from './fixtures.ts'

let now = new Date('2026-11-29T08:00:00Z')
const later = (minutes: number): Date => (now = new Date(now.getTime() + minutes * 60_000))
const server = await startTestServer({ now: () => now })
const { context, rows } = server
const visitor = server.asVisitor()

/** A signed-in member, with these answers in the skin profile. */
const aMember = async (skin?: { type: string; tone: number }, displayName: string | null = null) => {
  const member = await createMember(context, 'free', { displayName })
  if (skin)
    await rows`insert into user_skin_profiles (user_id, skin_type, fitzpatrick_scale)
      values (${member.id}, ${skin.type}, ${skin.tone})`
  return { ...member, ...server.asMember(member) }
}
/** As the list of products shows it to visitors, with the stored counts; the page of a product would start the advice engine. */
const ratingOf = async (id: string) => {
  const [shown] = (await visitor.call(listProducts, { query: { ids: id } })).body
  const [stored] = await rows<{ counts: number[] }>`
    select rating_counts as counts from product_recommendations where id = ${id}`
  return { rating: shown?.rating ?? NaN, ratingCount: shown?.ratingCount, ratingCounts: stored?.counts }
}
const unrated = { rating: 0, ratingCount: 0, ratingCounts: [0, 0, 0, 0, 0] }
const listed = async (id: string, query: Record<string, string> = {}, by = visitor) =>
  (await by.call(listReviews, { params: { id }, query })).body
const ids = (reviews: readonly Pick<Review, 'id'>[]): string[] => reviews.map(({ id }) => id)

describe('a written review', () => {
  test('waits for a moderator: only its writer sees it and it does not count, until it is approved', async () => {
    const { id, slug } = await createProduct(context)
    const writer = await aMember(undefined, 'Thandi K')
    const written = await writer.call(writeReview, { params: { id: slug }, body: reviewInput })
    expect(written.status).toBe(201)
    expect(written.body).toMatchObject({ ...reviewInput, author: 'Thandi K', isApproved: false, pictures: [] })
    expect(await listed(id)).toEqual([])
    expect(await ratingOf(id)).toEqual(unrated)
    expect((await writer.call(readOwnReview, { params: { id } })).body?.id).toBe(written.body.id)
    for (const _ of ['once', 'again']) await approveReview(written.body.id, context)
    expect(await listed(id)).toMatchObject([
      { author: 'Thandi K', isApproved: true, can: { edit: false, vote: false } },
    ])
    expect(await ratingOf(id)).toEqual({ rating: 4, ratingCount: 1, ratingCounts: [0, 0, 0, 1, 0] })
  })

  test('is the only one of its member for the product, however many requests arrive at once', async () => {
    const { id } = await createProduct(context)
    const writer = await aMember()
    const replies = await Promise.all(
      [1, 2, 3].map((rating) => writer.call(writeReview, { params: { id }, body: { ...reviewInput, rating } })),
    )
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['201', '409', '409'])
    expect(replies.find(({ status }) => status === 409)?.refusal.code).toBe('already_reviewed')
  })

  test('cannot be of a sample, which nobody has used, nor of a product that is not listed', async () => {
    const writer = await aMember()
    const write = async (id: string) => writer.call(writeReview, { params: { id }, body: reviewInput })
    const refused = await write((await createProduct(context, { isSample: true })).id)
    expect([refused.status, refused.refusal]).toEqual([
      403,
      { code: 'not_allowed', message: 'This product is a made-up sample, so it cannot be reviewed.' },
    ])
    const { id } = await createProduct(context, { isListed: false })
    expect((await write(id)).status).toBe(404)
    expect((await visitor.call(listReviews, { params: { id } })).status).toBe(404)
    expect((await writer.call(readOwnReview, { params: { id: 'no-such-product' } })).status).toBe(404)
  })
})

describe('the rating of a product', () => {
  test('follows its approved reviews when they are approved, edited and removed', async () => {
    const { id: productId } = await createProduct(context)
    const writers = await Promise.all([1, 2, 3].map(() => aMember()))
    const waiting = await Promise.all(
      writers.map((writer, at) =>
        createReview(context, { productId, userId: writer.id, rating: [5, 4, 1][at] ?? 0, isApproved: false }),
      ),
    )
    await Promise.all(waiting.map(({ id }) => approveReview(id, context)))
    expect(await ratingOf(productId)).toMatchObject({ ratingCount: 3, ratingCounts: [1, 0, 0, 1, 1] })
    expect((await ratingOf(productId)).rating).toBeCloseTo(10 / 3, 3)

    const [first, second] = writers
    const params = { id: waiting[0]?.id ?? '' }
    expect((await first?.call(editReview, { params, body: {} }))?.body.isApproved).toBe(true)
    const edited = await first?.call(editReview, { params, body: { rating: 2 } })
    expect(edited?.body).toMatchObject({ rating: 2, title: reviewInput.title, isApproved: false })
    expect(await ratingOf(productId)).toEqual({ rating: 2.5, ratingCount: 2, ratingCounts: [1, 0, 0, 1, 0] })
    expect(ids(await listed(productId))).not.toContain(params.id)
    await approveReview(params.id, context)
    expect((await ratingOf(productId)).ratingCounts).toEqual([1, 1, 0, 1, 0])

    await second?.call(removeReview, { params: { id: waiting[1]?.id ?? '' } })
    expect(await ratingOf(productId)).toEqual({ rating: 1.5, ratingCount: 2, ratingCounts: [1, 1, 0, 0, 0] })
    expect((await second?.call(readOwnReview, { params: { id: productId } }))?.body).toBeNull()
  })

  test('counts every review, however many are approved at the same time', async () => {
    const { id: productId } = await createProduct(context)
    const waiting = await Promise.all(
      Array.from({ length: 8 }, () => createReview(context, { productId, isApproved: false })),
    )
    await Promise.all(waiting.map(({ id }) => approveReview(id, context)))
    expect((await ratingOf(productId)).ratingCounts).toEqual([0, 0, 0, 8, 0])
  })

  test('is corrected when the account of a writer is erased, and so are the votes and reports of that member', async () => {
    const writer = await aMember()
    const own = await createReview(context, { userId: writer.id })
    const other = await createReview(context)
    await writer.call(markReviewHelpful, { params: { id: other.id }, body: { helpful: true } })
    await writer.call(reportReview, { params: { id: other.id }, body: { reason: 'spam' } })
    await ratingOf(own.productId)
    await rows`update members set erase_at = ${now.toISOString()}::timestamptz where id = ${writer.id}`
    await eraseDueAccounts(context)
    expect(await ratingOf(own.productId)).toEqual(unrated)
    expect(await ratingOf(other.productId)).toMatchObject({ ratingCount: 1 })
    expect(await rows`select helpful, reported from reviews where id = ${other.id}`).toEqual([
      { helpful: 0, reported: 0 },
    ])
  })
})

describe('the list of reviews', () => {
  const pages = async (start: string, by = visitor): Promise<Review[]> => {
    const seen: Review[] = []
    for (let next: string | undefined = start; next !== undefined;) {
      const reply = await by.get(next)
      seen.push(...(reply.body as Review[]))
      next = /^<([^>]+)>/.exec(String(reply.headers.link))?.[1]
    }
    return seen
  }
  const sortedBy = (productId: string, sort: string, by = visitor) =>
    pages(`/api/product-recommendations/${productId}/reviews?sort=${sort}&limit=2`, by)

  test.each(['helpful', 'newest'])('is read page by page in the order "%s"', async (sort) => {
    const { id: productId } = await createProduct(context)
    const written: string[] = []
    for (const helpful of [1, 0, 3, 1, 0]) {
      later(1)
      written.push((await createReview(context, { productId, helpful })).id)
    }
    const seen = await sortedBy(productId, sort)
    expect(ids(seen).sort()).toEqual(written.toSorted())
    if (sort === 'newest') expect(ids(await sortedBy(productId, sort))).toEqual(written.toReversed())
    else expect(seen.map(({ helpful }) => helpful)).toEqual([3, 1, 1, 0, 0])
  })

  test('can be limited to a skin type, and refuses the cursor of another order', async () => {
    const { id: productId } = await createProduct(context)
    const { id } = await createReview(context, { productId, skinType: 'dry' })
    await createReview(context, { productId, skinType: null })
    expect(ids(await listed(productId, { skinType: 'dry' }))).toEqual([id])
    const { headers } = await visitor.call(listReviews, { params: { id: productId }, query: { limit: '1' } })
    const after = /after=([\w-]+)/.exec(String(headers.link))?.[1] ?? ''
    const query = { sort: 'newest', after }
    expect((await visitor.call(listReviews, { params: { id: productId }, query })).status).toBe(400)
  })

  test('begins with skins like the reader’s: the same type and a close tone, then either, then the rest', async () => {
    const { id: productId } = await createProduct(context)
    const expected: string[] = []
    for (const [skinType, fitzpatrickScale] of [
      ['dry', 5],
      ['dry', 1],
      ['oily', 6],
      ['oily', null],
      [null, 2],
    ] as const) {
      later(1)
      expected.push((await createReview(context, { productId, skinType, fitzpatrickScale })).id)
    }
    const reader = await aMember({ type: 'dry', tone: 5 })
    const seen = await sortedBy(productId, 'like-mine', reader)
    const [both, type, tone, neither, nothing] = expected
    expect(ids(seen)).toEqual([both, tone, type, nothing, neither])
    expect(seen.map(({ skinLikeYours }) => skinLikeYours)).toEqual([true, true, false, false, false])
    expect(JSON.stringify(seen)).not.toContain('fitzpatrick')
    const helpful = ids(await listed(productId))
    for (const [who, by] of [
      ['a visitor', visitor],
      ['a member without a profile', await aMember()],
    ] as const) {
      const list = await listed(productId, { sort: 'like-mine' }, by)
      expect([who, ids(list), list[0]?.skinLikeYours]).toEqual([who, helpful, null])
    }
  })

  test('compares the skin tone of a writer only if the writer shares it, and until they take it back', async () => {
    const { id: productId } = await createProduct(context)
    const [writer, reader] = [await aMember({ type: 'dry', tone: 4 }), await aMember({ type: 'dry', tone: 4 })]
    const written = await writer.call(writeReview, { params: { id: productId }, body: reviewInput })
    const params = { id: written.body.id }
    expect(written.body.sharesSkinTone).toBe(false)
    const seen = async (shareSkinTone?: boolean) => {
      if (shareSkinTone !== undefined) await writer.call(editReview, { params, body: { shareSkinTone } })
      await approveReview(params.id, context)
      return (await listed(productId, {}, reader)).map(({ skinLikeYours, sharesSkinTone }) => [
        skinLikeYours,
        sharesSkinTone,
      ])
    }
    expect(await seen()).toEqual([[false, false]])
    expect(await seen(true)).toEqual([[true, false]])
    expect((await writer.call(readOwnReview, { params: { id: productId } })).body?.sharesSkinTone).toBe(true)
    expect(await seen(false)).toEqual([[false, false]])
  })
})

describe('a review of somebody else', () => {
  test('can be marked helpful, which counts once and can be taken back', async () => {
    const { id, productId } = await createReview(context)
    const [one, other] = [await aMember(), await aMember()]
    const vote = async (by: typeof one, helpful: boolean | null) =>
      (await by.call(markReviewHelpful, { params: { id }, body: { helpful } })).body
    await vote(one, true)
    expect(await vote(one, true)).toEqual({ id, helpful: 1, yourVote: true })
    expect(await vote(other, true)).toEqual({ id, helpful: 2, yourVote: true })
    expect(await vote(other, false)).toEqual({ id, helpful: 1, yourVote: false })
    expect(await listed(productId, {}, one)).toMatchObject([
      { helpful: 1, yourVote: true, can: { edit: false, remove: false, vote: true, report: true } },
    ])
    expect(await vote(one, null)).toEqual({ id, helpful: 0, yourVote: null })
  })

  test('can be reported, which counts once per member and is not shown', async () => {
    const { id, productId } = await createReview(context)
    const reporter = await aMember()
    for (const reason of ['spam', 'abuse'])
      expect((await reporter.call(reportReview, { params: { id }, body: { reason } })).body).toEqual({ ok: true })
    expect(await rows`select reported from reviews where id = ${id}`).toEqual([{ reported: 1 }])
    expect(JSON.stringify(await listed(productId, {}, reporter))).not.toContain('reported')
  })

  test('cannot be changed or removed, and does not exist before it is approved', async () => {
    const [approved, waiting] = [await createReview(context), await createReview(context, { isApproved: false })]
    const stranger = await aMember()
    const requests = [
      [editReview, { body: { rating: 1 } }, 403],
      [removeReview, {}, 403],
      [markReviewHelpful, { body: { helpful: true } }, 200],
      [reportReview, { body: { reason: 'abuse' } }, 200],
    ] as const
    for (const [endpoint, request, status] of requests) {
      const to = async ({ id }: { id: string }) =>
        (await stranger.call(endpoint, { ...request, params: { id } })).status
      expect([endpoint.summary, await to(approved), await to(waiting)]).toEqual([endpoint.summary, status, 404])
    }
    expect(await rows`select rating from reviews where id = ${approved.id}`).toEqual([{ rating: 4 }])
  })
})

test('nobody votes on or reports their own review', async () => {
  const writer = await aMember()
  const { id } = await createReview(context, { userId: writer.id })
  expect((await writer.call(markReviewHelpful, { params: { id }, body: { helpful: true } })).status).toBe(403)
  expect((await writer.call(reportReview, { params: { id }, body: { reason: 'spam' } })).status).toBe(403)
  expect(await rows`select helpful, reported from reviews where id = ${id}`).toEqual([{ helpful: 0, reported: 0 }])
})
