import { describe, expect, test } from 'vitest'
import { eraseAccount, readAccount, undoErase, uploadPicture } from '#contract/account.ts'
import { login, me } from '#contract/accounts.ts'
import { saveArticle } from '#contract/articles.ts'
import { listNotifications } from '#contract/notifications.ts'
import { rateBrand } from '#contract/brands.ts'
import { likeDeal } from '#contract/deals.ts'
import { voteInPoll } from '#contract/polls.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { uploadReviewPicture, writeReview } from '#contract/reviews.ts'
import { openSession } from '#server/auth/sessions.ts'
import { engine } from '#server/db/test-database.ts'
import { createMember, TEST_PASSWORD } from '#server/features/accounts/fixtures.ts'
import { createConversation } from '#server/features/chat/fixtures.ts'
import { createBrand } from '#server/features/brands/fixtures.ts'
import { createDeal } from '#server/features/deals/fixtures.ts'
import { createPoll } from '#server/features/polls/fixtures.ts'
import { createArticle } from '#server/features/articles/fixtures.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { reviewInput } from '#server/features/reviews/fixtures.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { eraseDueAccounts, startErasing } from './erase-due.ts'
import { multipartOf, pictureOf } from '#server/pictures/fixtures.ts'

const DAY = 86_400_000
let now = new Date('2026-06-01T08:00:00Z')
const advance = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const server = await startTestServer({ now: () => now })
const { context, rows } = server
const body = { password: TEST_PASSWORD }
const exists = async (id: string) => (await rows`select id from members where id = ${id}`).length === 1

describe('deleting an account', () => {
  test('takes effect after 7 days and ends all other sessions', async () => {
    const { id, token } = await createMember(context)
    const other = await openSession(context.database.queries, id, now)
    const { status, body: scheduled } = await server.asMember({ token }).call(eraseAccount, { body })
    expect([status, scheduled]).toEqual([200, { eraseAt: new Date(now.getTime() + 7 * DAY).toISOString() }])
    expect((await server.asMember({ token: other }).call(me)).status).toBe(401)
    expect((await server.asMember({ token }).call(readAccount)).body.eraseAt).toBe(scheduled.eraseAt)
  })

  test('keeps the first date when it is requested again, and notifies of each change once', async () => {
    const member = server.asMember(await createMember(context))
    const eraseOn = 'Your account will be deleted on 8 June 2026'
    const titles = async () => (await member.call(listNotifications)).body.map(({ title }) => title)
    const first = (await member.call(eraseAccount, { body })).body.eraseAt
    advance(DAY)
    expect((await member.call(eraseAccount, { body })).body.eraseAt).toBe(first)
    expect(await titles()).toEqual([eraseOn])
    for (let time = 0; time < 2; time += 1) await member.call(undoErase)
    expect(await titles()).toEqual(['Your account stays', eraseOn])
  })

  test.each([
    ['a wrong password', { password: 'not this one' }, 'This is not your password'],
    ['no password', {}, 'Password is required'],
  ])('is refused with %s', async (_, wrong, message) => {
    const member = server.asMember(await createMember(context))
    const reply = await member.call(eraseAccount, { body: wrong })
    expect([reply.status, reply.refusal]).toEqual([
      401,
      { code: 'wrong_credentials', message, issues: [{ path: 'body.password', message }] },
    ])
    expect((await member.call(readAccount)).body.eraseAt).toBeNull()
  })

  test('limits guesses of the password, together with those at sign-in', async () => {
    const limited = await startTestServer({ beside: server, now: () => now, env: { RATE_LIMIT_FACTOR: '1' } })
    const { email, token } = await createMember(context)
    const guess = { password: 'a guess' }
    for (let time = 0; time < 10; time += 1)
      expect((await limited.asMember({ token }).call(eraseAccount, { body: guess })).status).toBe(401)
    expect((await limited.asMember({ token }).call(eraseAccount, { body })).status).toBe(429)
    expect((await limited.asVisitor().call(login, { body: { email, ...body } })).status).toBe(429)
  })

  test('requires a sign-in within the last 10 minutes from a member without a password', async () => {
    const member = server.asMember(await createMember(context, 'free', { passwordHash: null, authProvider: 'google' }))
    advance(11 * 60_000)
    const reply = await member.call(eraseAccount, { body: {} })
    expect([reply.status, reply.refusal.message]).toEqual([
      403,
      'Please log out and sign in again, then delete your account.',
    ])
    const fresh = server.asMember(await createMember(context, 'free', { passwordHash: null, authProvider: 'google' }))
    expect((await fresh.call(eraseAccount, { body: {} })).status).toBe(200)
  })

  test('can be undone until then, and the account stays', async () => {
    const { id, token } = await createMember(context)
    await server.asMember({ token }).call(eraseAccount, { body })
    advance(6 * DAY)
    const { body: undone } = await server.asMember({ token }).call(undoErase)
    expect(undone).toEqual({ eraseAt: null })
    advance(2 * DAY)
    await eraseDueAccounts(context)
    expect(await exists(id)).toBe(true)
  })
})

describe('the erasure', () => {
  test('deletes the member with everything that belongs to them, and their picture', async () => {
    const { id, token, email } = await createMember(context, 'free', { emailVerified: true })
    const member = server.asMember({ token })
    const picture = (await member.call(uploadPicture, multipartOf(await pictureOf()))).body.profileImageUrl ?? ''
    const ofReview = (await member.call(uploadReviewPicture, multipartOf(await pictureOf()))).body
    const reviewed = { params: { id: (await createProduct(context)).slug } }
    await member.call(writeReview, { ...reviewed, body: { ...reviewInput, pictureIds: [ofReview.id] } })
    const article = await createArticle(context)
    await member.call(saveArticle, { params: { id: article.id } })
    const { id: kept, email: unconfirmed } = await createMember(context)
    for (const one of [email, unconfirmed]) await member.call(joinWaitingList, { body: { name: 'Thandi', email: one } })
    await createConversation(context, id)
    await member.call(eraseAccount, { body })
    advance(7 * DAY - 1)
    await eraseDueAccounts(context)
    expect(await exists(id)).toBe(true)
    advance(1)
    await eraseDueAccounts(context)
    expect([await exists(id), await exists(kept)]).toEqual([false, true])
    expect(await rows`select id from saved_articles where user_id = ${id}`).toEqual([])
    expect(await rows`select id from assistant_conversations where user_id = ${id}`).toEqual([])
    expect(await rows`select id from assistant_messages`).toEqual([])
    expect(await rows`select email from waiting_list`).toEqual([{ email: unconfirmed }])
    expect((await server.asVisitor().get(picture)).status).toBe(404)
    expect(await rows`select id from review_pictures`).toEqual([])
    expect(await context.pictures.get(ofReview.url.replace('/pictures/', ''))).toBeUndefined()
  })

  test('takes the likes, stars and votes of the member out of the totals, and leaves those of others', async () => {
    const [deal, brand, poll] = [await createDeal(context), await createBrand(context), await createPoll(context)]
    const [gone, kept] = [await createMember(context), await createMember(context)]
    for (const [who, isLike, stars, optionIndex] of [
      [gone, true, 2, 0],
      [kept, false, 5, 1],
    ] as const) {
      const member = server.asMember(who)
      await member.call(likeDeal, { params: { id: deal.id }, body: { isLike } })
      await member.call(rateBrand, { params: { id: brand.id }, body: { stars } })
      await member.call(voteInPoll, { params: { pollId: poll.id }, body: { optionIndex } })
    }
    await rows`update members set erase_at = ${now.toISOString()}::timestamptz where id = ${gone.id}`
    await eraseDueAccounts(context)
    expect(await rows`select likes, dislikes from deals where id = ${deal.id}`).toEqual([{ likes: 0, dislikes: 1 }])
    expect(await rows`select rating_count, rating_sum from brands where id = ${brand.id}`).toEqual([
      { rating_count: 1, rating_sum: 5 },
    ])
    expect(await rows`select total_votes, options from polls where id = ${poll.id}`).toEqual([
      {
        total_votes: 1,
        options: poll.options.map((option, at) => ({ ...option, votes: at === 1 ? 1 : 0 })),
      },
    ])
  })

  test('is run by the started server, without a request', async () => {
    const { id } = await createMember(context, 'free', { eraseAt: new Date(now.getTime() - 1) })
    const stop = startErasing(context, 20)
    await eventually(async () => !(await exists(id)))
    const { id: next } = await createMember(context, 'free', { eraseAt: new Date(now.getTime() - 1) })
    await eventually(async () => !(await exists(next)))
    stop()
  })

  test('erases more accounts than one batch holds', async () => {
    await rows`insert into members (email, registration_number, erase_at)
      select 'many-' || n || '@example.org', 1000000 + n, ${now.toISOString()}::timestamptz from generate_series(1, 230) n`
    expect(await eraseDueAccounts(context)).toBe(230)
  })

  test('keeps an account whose picture could not be deleted, for the next run', async () => {
    const { id } = await createMember(context, 'free', {
      eraseAt: now,
      profileImageUrl: `/pictures/${'b'.repeat(32)}`,
    })
    const failing = {
      ...context,
      pictures: { ...context.pictures, remove: () => Promise.reject(new Error('no disk')) },
    }
    await expect(eraseDueAccounts(failing)).rejects.toThrow('no disk')
    expect(await exists(id)).toBe(true)
    expect(await eraseDueAccounts(context)).toBe(1)
  })

  test.runIf(engine === 'postgres')('of the same accounts by several instances counts each once', async () => {
    await rows`insert into members (email, registration_number, erase_at)
      select 'race-' || n || '@example.org', 2000000 + n, ${now.toISOString()}::timestamptz from generate_series(1, 150) n`
    const counts = await Promise.all([1, 2, 3].map(() => eraseDueAccounts(context)))
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(150)
    expect(await rows`select id from members where erase_at <= ${now.toISOString()}::timestamptz`).toEqual([])
  })
})
