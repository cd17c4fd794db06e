import { describe, expect, test } from 'vitest'
import { type Deal, likeDeal, listDealFilters, listDeals, readDeal, unlikeDeal } from '#contract/deals.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { createDeal } from './fixtures.ts'
import { keepDealsCurrent } from './keep-current.ts'
import { importDeals } from './import-deals.ts'

const DAY = 86_400_000
let now = new Date('2026-11-29T08:00:00Z')
const server = await startTestServer({ now: () => now })
const { context, rows } = server
const visitor = server.asVisitor()
const inDays = (days: number): Date => new Date(now.getTime() + days * DAY)
let brands = 0
/** A brand of its own for each test, so that its list contains only what the test wrote. */
const ownBrand = (): string => `brand-${(brands += 1)}`
const listed = async (brand: string) => (await visitor.call(listDeals, { query: { brand } })).body
const slugs = (deals: Deal[]): string[] => deals.map(({ slug }) => slug)

describe('the list of deals', () => {
  test('has the active deals that have not ended, newest first, page by page', async () => {
    const brand = ownBrand()
    const expected: string[] = []
    for (let number = 0; number < 5; number += 1)
      expected.unshift((await createDeal(context, { brand, createdAt: inDays(Math.floor(number / 2) - 9) })).slug)
    await createDeal(context, { brand, isActive: false })
    await createDeal(context, { brand, expiresAt: new Date(now.getTime() - 1) })
    const seen: Deal[] = []
    for (let next: string | undefined = `/api/deals?brand=${brand}&limit=2`; next !== undefined;) {
      const reply = await visitor.get(next)
      seen.push(...(reply.body as Deal[]))
      next = /^<([^>]+)>/.exec(String(reply.headers.link))?.[1]
    }
    expect(slugs(seen).sort()).toEqual(expected.sort())
    const dates = seen.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('is filtered by brand and category, and offers the ones in use', async () => {
    const [brand, category] = [ownBrand(), `kind-${ownBrand()}`]
    const { slug } = await createDeal(context, { brand, category })
    await createDeal(context, { brand })
    await createDeal(context, { category, isActive: false })
    expect(slugs((await visitor.call(listDeals, { query: { brand, category } })).body)).toEqual([slug])
    const filters = (await visitor.call(listDealFilters)).body
    expect(filters.categories).toContainEqual({ category, deals: 1 })
    expect(filters.brands).toContainEqual({ brand, brandName: brand, deals: 2 })
  })

  test('keeps its order whatever we are paid, and tells nobody', async () => {
    const brand = ownBrand()
    for (const days of [-4, -3, -2, -1]) await createDeal(context, { brand, createdAt: inDays(days) })
    const before = await listed(brand)
    expect(before).toHaveLength(4)
    for (const [at, { id }] of before.entries()) {
      await rows`update deals set commission = ${(at * 7) % 4}, sponsor = ${`Sponsor ${4 - at}`} where id = ${id}`
    }
    await context.invalidate(['deals'])
    expect(await listed(brand)).toEqual(before)
    expect(JSON.stringify(before)).not.toMatch(/commission|sponsor/i)
  })

  test.each([
    ['the end of the day', 0.2, true],
    ['exactly 3 days', 3, true],
    ['more than 3 days', 3.01, false],
    ['no end', null, false],
  ])('marks a deal with %s left as ending soon, or not', async (_, days, endingSoon) => {
    const brand = ownBrand()
    await createDeal(context, { brand, expiresAt: days === null ? null : inDays(days) })
    expect(await listed(brand)).toMatchObject([{ endingSoon }])
  })

  test('drops a deal when it ends, while its page still shows it as ended', async () => {
    const brand = ownBrand()
    const { slug } = await createDeal(context, { brand, expiresAt: inDays(1) })
    expect(await listed(brand)).toHaveLength(1)
    expect((await visitor.call(readDeal, { params: { id: slug } })).body.ended).toBe(false)
    now = inDays(1)
    await context.invalidate(['deals'])
    expect(await listed(brand)).toEqual([])
    expect((await visitor.call(readDeal, { params: { id: slug } })).body).toMatchObject({
      ended: true,
      endingSoon: false,
    })
  })
})

describe('a premium deal', () => {
  test.each(['visitor', 'free', 'ended trial', 'trial', 'active', 'founding'] as const)(
    'keeps its code and address from those without a membership that includes it: %s',
    async (who) => {
      const entitled = who === 'trial' || who === 'active' || who === 'founding'
      const brand = ownBrand()
      const { slug, url, code } = await createDeal(context, { brand, isPremium: true })
      const reader = who === 'visitor' ? visitor : server.asMember(await createMember(context, who))
      const list = await reader.call(listDeals, { query: { brand } })
      const page = await reader.call(readDeal, { params: { id: slug } })
      const expected = entitled
        ? { locked: false, code, url, affiliateUrl: url }
        : { locked: true, code: null, url: '/subscription', affiliateUrl: '/subscription' }
      expect(list.body).toMatchObject([expected])
      expect(page.body).toMatchObject(expected)
      for (const { text } of [list, page]) expect(text.includes(url)).toBe(entitled)
    },
  )
})

describe('the page of a deal', () => {
  test('has the price per 100 ml and the recorded prices, oldest first', async () => {
    const prices = [
      { on: '2026-11-01', price: 9_000 },
      { on: '2026-09-01', price: 10_000 },
    ]
    const { slug } = await createDeal(context, { discountedPrice: 7_999, sizeMl: 30, prices })
    expect((await visitor.call(readDeal, { params: { id: slug } })).body).toMatchObject({
      unitPrice: 26_663,
      prices: [...prices.toReversed(), { on: '2026-11-30', price: 7_999 }],
    })
  })

  test.each([
    ['as low as every recorded price', ['2026-09-01', '2026-09-20', '2026-10-01'], 8_000, 'lowest-recorded'],
    ['above a recorded price', ['2026-09-01', '2026-09-20', '2026-10-01'], 7_999, 'not-lowest'],
    ['with prices of 29 days', ['2026-11-01', '2026-11-20'], 8_000, 'not-enough-history'],
    ['with prices of 2 days', ['2026-09-01'], 9_000, 'not-enough-history'],
  ])('gives a verdict on a price %s', async (_, days, lowest, verdict) => {
    const prices = days.map((on, at) => ({ on, price: at === 1 ? lowest : 9_000 }))
    const { slug } = await createDeal(context, { prices })
    expect((await visitor.call(readDeal, { params: { id: slug } })).body.verdict).toBe(verdict)
  })

  test('records the price of today when the deal is written, and of every day on which the deal is on', async () => {
    const before = now
    const { slug } = await createDeal(context, { discountedPrice: 8_000, expiresAt: inDays(3) })
    const recorded = async () => {
      await keepDealsCurrent(context)
      return (await visitor.call(readDeal, { params: { id: slug } })).body.prices
    }
    const first = { on: '2026-11-30', price: 8_000 }
    expect(await recorded()).toEqual([first])
    await createDeal(context, { slug, discountedPrice: 7_000, expiresAt: inDays(3) })
    expect(await recorded()).toEqual([{ ...first, price: 7_000 }])
    // Shortly after midnight in South Africa.
    now = new Date('2026-11-30T22:00:01Z')
    const second = { on: '2026-12-01', price: 7_000 }
    for (const _ of ['once', 'again']) expect(await recorded()).toEqual([{ ...first, price: 7_000 }, second])
    now = new Date(before.getTime() + 4 * DAY)
    expect(await recorded()).toHaveLength(2)
    now = before
  })

  test('leaves the search when it ends', async () => {
    const before = now
    const { id } = await createDeal(context, { expiresAt: inDays(1) })
    const found = () => rows`select ref from search_documents where kind = 'deal' and ref = ${id}`
    await keepDealsCurrent(context)
    expect(await found()).toHaveLength(1)
    now = inDays(1)
    await keepDealsCurrent(context)
    expect(await found()).toEqual([])
    now = before
  })

  test('is not there for an inactive or unknown deal', async () => {
    const { slug } = await createDeal(context, { isActive: false })
    for (const id of [slug, 'no-such-deal']) expect((await visitor.call(readDeal, { params: { id } })).status).toBe(404)
  })
})

describe('liking a deal', () => {
  test('and disliking it exclude each other, and can be taken back', async () => {
    const member = server.asMember(await createMember(context))
    const { id, slug } = await createDeal(context)
    const like = (isLike: boolean) => member.call(likeDeal, { params: { id: slug }, body: { isLike } })
    expect((await like(true)).body).toEqual({ id, likes: 1, dislikes: 0, yourLike: true })
    expect((await like(true)).body).toMatchObject({ likes: 1, dislikes: 0 })
    expect((await like(false)).body).toEqual({ id, likes: 0, dislikes: 1, yourLike: false })
    expect((await member.call(readDeal, { params: { id } })).body).toMatchObject({ dislikes: 1, yourLike: false })
    for (const _ of ['once', 'again'])
      expect((await member.call(unlikeDeal, { params: { id } })).body).toEqual({
        id,
        likes: 0,
        dislikes: 0,
        yourLike: null,
      })
  })

  test('counts every member once, however many of their requests arrive at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => createMember(context)))
    const { id } = await createDeal(context)
    await Promise.all(
      members.flatMap((member) =>
        [true, false, true, false, true, false].map((isLike) =>
          server.asMember(member).call(likeDeal, { params: { id }, body: { isLike } }),
        ),
      ),
    )
    const [votes] = await rows<{ likes: string; dislikes: string }>`
      select count(*) filter (where is_like) as likes, count(*) filter (where not is_like) as dislikes
      from deal_likes where deal_id = ${id}`
    const [counts] = await rows<{ likes: number; dislikes: number }>`select likes, dislikes from deals where id = ${id}`
    expect(counts).toEqual({ likes: Number(votes?.likes), dislikes: Number(votes?.dislikes) })
    expect((counts?.likes ?? 0) + (counts?.dislikes ?? 0)).toBe(4)
  })

  test('needs a session and an active deal', async () => {
    const { slug } = await createDeal(context, { isActive: false })
    const request = { params: { id: slug }, body: { isLike: true } }
    expect((await visitor.call(likeDeal, request)).status).toBe(401)
    expect((await server.asMember(await createMember(context)).call(likeDeal, request)).status).toBe(404)
  })
})

test('the shipped deals are samples that are imported once, and only those that are on can be searched', async () => {
  expect(await importDeals(context)).toBe(11)
  expect(await importDeals(context)).toBe(0)
  const shipped = (await visitor.call(listDeals)).body.filter(({ isSample }) => isSample)
  expect(shipped).toHaveLength(10)
  expect(shipped.filter(({ isPremium }) => isPremium)).toHaveLength(2)
  expect(shipped.every(({ discountPercentage }) => discountPercentage % 5 === 0)).toBe(true)
  const ended = (await visitor.call(readDeal, { params: { id: 'bushveld-evening-oil-30-off' } })).body
  expect(ended).toMatchObject({ ended: true, isSample: true, verdict: 'lowest-recorded' })
  const documents = await rows<{ text: string }>`
    select concat(path, title, excerpt, body) as text from search_documents where kind = 'deal' and is_sample`
  expect(documents).toHaveLength(10)
  expect(JSON.stringify(documents)).not.toMatch(/SAMPLE-|bushveld/)
})
