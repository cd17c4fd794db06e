import { describe, expect, test } from 'vitest'
import { changeAccount, exportData, recordConsent } from '#contract/account.ts'
import { exportDataAsPage } from '#contract/routes/account.ts'
import { saveArticle } from '#contract/articles.ts'
import { followBrand, rateBrand } from '#contract/brands.ts'
import { likeDeal } from '#contract/deals.ts'
import { voteInPoll } from '#contract/polls.ts'
import { markReviewHelpful, reportReview, uploadReviewPicture, writeReview } from '#contract/reviews.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { createArticle } from '#server/features/articles/fixtures.ts'
import { createConversation } from '#server/features/chat/fixtures.ts'
import { createBrand } from '#server/features/brands/fixtures.ts'
import { createDeal } from '#server/features/deals/fixtures.ts'
import { createPoll } from '#server/features/polls/fixtures.ts'
import { createLinked } from '#server/features/provider-sign-in/fixtures.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { createQuizResult } from '#server/features/quiz-results/fixtures.ts'
import { createReview, reviewInput } from '#server/features/reviews/fixtures.ts'
import { multipartOf, pictureOf } from '#server/pictures/fixtures.ts'
import { createRoutine } from '#server/features/routines/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'

const now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now })
const { context, rows } = server

/** A member with something in every table. */
const knownMember = async () => {
  const { id, token, email, passwordHash } = await createMember(context, 'active', { emailVerified: true })
  const member = server.asMember({ token })
  await member.call(changeAccount, { body: { firstName: '<b>Thandi</b>', displayName: 'Thandi K' } })
  await member.call(recordConsent, { body: { purpose: 'analytics', granted: true } })
  const article = await createArticle(context)
  await member.call(saveArticle, { params: { id: article.id } })
  const poll = await createPoll(context)
  await member.call(voteInPoll, { params: { pollId: poll.id }, body: { optionIndex: 1 } })
  await member.call(joinWaitingList, { body: { name: 'Thandi', email } })
  const deal = await createDeal(context)
  await member.call(likeDeal, { params: { id: deal.slug }, body: { isLike: false } })
  const brand = await createBrand(context)
  await member.call(rateBrand, { params: { id: brand.id }, body: { stars: 3 } })
  await member.call(followBrand, { params: { id: brand.id } })
  const product = await createProduct(context)
  const picture = (await member.call(uploadReviewPicture, multipartOf(await pictureOf()))).body
  await member.call(writeReview, { params: { id: product.slug }, body: { ...reviewInput, pictureIds: [picture.id] } })
  const review = await createReview(context)
  await member.call(markReviewHelpful, { params: { id: review.id }, body: { helpful: true } })
  await member.call(reportReview, { params: { id: review.id }, body: { reason: 'spam' } })
  await rows`insert into user_skin_profiles
    (user_id, skin_type, allergies, current_products, pregnancy, medicines, conditions, completion_percentage)
    values (${id}, 'dry', '{fragrance,lanolin}', '{"cleanser":"Rooibos wash"}', 'breastfeeding', '{immune-suppressant}', '{keloid}', 14)`
  await createQuizResult(context, id)
  await createRoutine(context, id, 'Before bed')
  await createConversation(context, id)
  await rows`insert into shelf_items (user_id, name, kind, label, opened_on, months_after_opening)
    values (${id}, 'Night gel', 'treatment', '', '2026-01-31', 1)`
  await rows`insert into advice_usage (user_id, day, kind, used) values (${id}, '2026-06-01', 'quiz', 2)`
  await rows`insert into notifications (user_id, type, title, message) values (${id}, 'reply', 'A reply', 'Naledi replied')`
  await rows`insert into account_tokens (hash, member_id, purpose, email, expire)
    values (${`secret-${id}`}, ${id}, 'verify-email', ${email}, now())`
  await createLinked(context, id, { email: 'thandi@example.org' })
  return { id, token, email, passwordHash, member, article, deal, brand, picture }
}

describe('the export of personal data', () => {
  test('holds the account, sessions, skin profile, saved articles, deals, brands, poll votes, reviews, waiting lists, notifications, consents and e-mailed links', async () => {
    const { member, email, article, deal, brand, picture } = await knownMember()
    await createMember(context)
    const { status, headers, body } = await member.call(exportData)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe('attachment; filename="skynn-my-data-2026-06-01.json"')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toMatchObject({
      account: { email, firstName: '<b>Thandi</b>', displayName: 'Thandi K', subscriptionStatus: 'active' },
      sessions: [{ createdAt: now.toISOString() }],
      skinProfile: {
        skinType: 'dry',
        allergies: ['fragrance', 'lanolin'],
        currentProducts: { cleanser: 'Rooibos wash' },
        pregnancy: 'breastfeeding',
        medicines: ['immune-suppressant'],
        conditions: ['keloid'],
      },
      savedArticles: [{ slug: article.slug }],
      pollVotes: [{ answer: 'Evening', votedAt: now.toISOString() }],
      waitingLists: [{ category: 'cashback_card', name: 'Thandi', phone: null }],
      dealLikes: [{ slug: deal.slug, isLike: false }],
      brandRatings: [{ brand: brand.name, stars: 3 }],
      brandFollows: [{ brand: brand.name }],
      reviews: [{ rating: 4, title: reviewInput.title, content: reviewInput.content, isApproved: false }],
      reviewPictures: [{ url: picture.url }],
      reviewVotes: [{ review: reviewInput.title, helpful: true }],
      reviewReports: [{ review: reviewInput.title, reason: 'spam' }],
      quizResults: [{ answers: { skin_type: 'combination' }, result: { profile: 'You have combination skin.' } }],
      shelf: [{ name: 'Night gel', useBy: '2026-02-28' }],
      routines: [{ name: 'Before bed', isShared: false }],
      chatMessages: [
        { conversation: 'Is retinol safe for me?', role: 'user', content: 'Is retinol safe for me?', details: null },
        { role: 'assistant', content: 'No, leave it out.', details: { usedAboutYou: ['you are pregnant'] } },
      ],
      adviceUses: [{ kind: 'quiz', used: 2 }],
      articlesWritten: [],
      notifications: [{ title: 'A reply', message: 'Naledi replied' }],
      consents: [{ purpose: 'analytics', granted: true }],
      signInProviders: [{ provider: 'google', email: 'thandi@example.org' }],
      emailedLinks: [{ purpose: 'verify-email', email }],
    })
  })

  test('leaves out a waiting list entry with an email that the member has not confirmed', async () => {
    const { token, email } = await createMember(context)
    await server.asVisitor().call(joinWaitingList, { body: { name: 'Somebody else', email } })
    expect((await server.asMember({ token }).call(exportData)).body.waitingLists).toEqual([])
  })

  test('holds no password hash, session id or token', async () => {
    const { id, member, token, passwordHash } = await knownMember()
    const sids = await rows<{ sid: string }>`select sid from sessions where member_id = ${id}`
    for (const url of [exportData.path, exportDataAsPage.path]) {
      const { text } = await member.get(url)
      for (const secret of [token, String(passwordHash), `secret-${id}`, ...sids.map(({ sid }) => sid)])
        expect(text).not.toContain(secret)
    }
  })

  test('can be read as a page, in which what members typed is text', async () => {
    const { member } = await knownMember()
    const { status, headers, text } = await member.get(exportDataAsPage.path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="skynn-my-data-2026-06-01.html"')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('<h2>Your skin profile</h2>')
    expect(text).toContain('<dt>Allergies</dt><dd>fragrance, lanolin</dd>')
    expect(text).toContain('&lt;b&gt;Thandi&lt;/b&gt;')
    expect(text).not.toContain('<b>')
  })

  test.each([exportData.path, exportDataAsPage.path])(
    '%s accepts the session cookie, because a download sends no header, and refuses a visitor',
    async (url) => {
      const { token, email } = await knownMember()
      const byCookie = await server.asVisitor().get(url, { cookie: `skynn_session=${token}` })
      expect(byCookie.status).toBe(200)
      expect(byCookie.text).toContain(email)
      expect((await server.asVisitor().get(url)).status).toBe(401)
    },
  )

  test('covers every table that refers to members: add a new one to the export, then to this list', async () => {
    const referring = await rows<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'members'::regclass order by 1`
    expect(referring.map(({ table }) => table)).toEqual([
      'account_tokens',
      'advice_usage',
      'articles',
      'assistant_conversations',
      'brand_follows',
      'brand_ratings',
      'consents',
      'deal_likes',
      'member_providers',
      'notifications',
      'poll_votes',
      'provider_sign_ins',
      'quiz_results',
      'review_helpful',
      'review_pictures',
      'review_reports',
      'reviews',
      'routines',
      'saved_articles',
      'sessions',
      'shelf_items',
      'user_skin_profiles',
    ])
  })
})
