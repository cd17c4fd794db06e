import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listProducts, type ProductListQuery } from '#contract/products.ts'
import { saveSkinProfile, type SkinProfileChanges } from '#contract/skin-profile.ts'
import { createMember, type Membership } from '#server/features/accounts/fixtures.ts'
import { type Caller, startTestServer } from '#server/test-server.ts'
import { createProduct } from './fixtures.ts'

let now = new Date('2026-11-20T08:00:00Z')
const server = await startTestServer({ now: () => now })
await server.context.advice.warmUp()
const visitor = server.asVisitor()

type New = NonNullable<Parameters<typeof createProduct>[1]>

/** Products by name under a brand of their own, each newer than the one before it. */
const stock = async (products: Record<string, New>) => {
  const brand = `brand-${randomBytes(6).toString('hex')}`
  for (const [at, [productName, more]] of Object.entries(products).entries())
    await createProduct(server.context, { productName, brand, createdAt: new Date(Date.UTC(2026, 0, 1 + at)), ...more })
  return brand
}
const namesFor = async (caller: Caller, query: ProductListQuery) =>
  (await caller.call(listProducts, { query: query as Record<string, string> })).body.map((row) => row.productName)
const memberWith = async (profile: SkinProfileChanges, membership: Membership = 'founding') => {
  const member = server.asMember(await createMember(server.context, membership))
  await member.call(saveSkinProfile, { body: profile })
  return member
}
/** All pages of a list, each with at most `limit` products. */
const pagesFor = async (caller: Caller, query: ProductListQuery): Promise<string[][]> => {
  const reply = await caller.call(listProducts, { query: query as Record<string, string> })
  const page = reply.body.map((row) => row.productName)
  const after = /[?&]after=([^&>]+)/.exec(String(reply.headers.link))?.[1]
  return after === undefined ? [page] : [page, ...(await pagesFor(caller, { ...query, after }))]
}

describe('the list of products', () => {
  test('is a plain array, newest first for a visitor, without those that are not listed', async () => {
    const brand = await stock({ Old: {}, Withdrawn: { isListed: false }, New: {} })
    const reply = await visitor.call(listProducts, { query: { brand } })
    expect(reply.body.map(({ productName, why }) => [productName, why])).toEqual([
      ['New', null],
      ['Old', null],
    ])
    expect(reply.text).not.toMatch(/commission|sponsor|fileHash/)
  })

  test.each([
    [{ category: 'sunscreen' }, ['Screen']],
    [{ concern: 'dark-spots' }, ['Marks']],
    [{ skinType: 'dry' }, ['Rich']],
    [{ freeFrom: 'fragrance,alcohol' }, ['Plain']],
    [{ maxPrice: '4999' }, ['Cheap']],
    [{ maxUnitPrice: '2500' }, ['Large']],
    [{ local: 'yes' }, ['Local']],
  ] satisfies [ProductListQuery, string[]][])('narrows down to %o', async (filter, expected) => {
    const brand = await stock({
      Screen: { category: 'sunscreen' },
      Marks: { skinConcerns: ['dark-spots', 'acne'] },
      Rich: { skinTypes: ['dry', 'oily'] },
      Plain: { freeFrom: ['fragrance', 'alcohol', 'lanolin'] },
      Cheap: { price: 4999 },
      Large: { sizeMl: 400 },
      Local: { isLocal: true },
      'Without a price': { price: null },
    })
    expect(await namesFor(visitor, { brand, ...filter })).toEqual(expected)
  })

  test.each([
    [
      'newest',
      [
        ['Sold out', 'Big'],
        ['Small', 'Same'],
      ],
    ],
    ['price', [['Small', 'Same'], ['Big']]],
    ['unit-price', [['Big', 'Small'], ['Same']]],
    [
      'rating',
      [
        ['Small', 'Big'],
        ['Same', 'Sold out'],
      ],
    ],
  ] as const)('sorts by %s, page by page', async (sort, expected) => {
    const brand = await stock({
      Same: { price: 5000, sizeMl: 25, rating: 4.333 },
      Small: { price: 4000, sizeMl: 25, rating: 4.6667 },
      Big: { price: 9000, sizeMl: 200, rating: 4.3333 },
      'Sold out': { price: null },
    })
    expect(await pagesFor(visitor, { brand, sort, limit: '2' })).toEqual(expected)
  })

  test('returns chosen products in their order, by id or slug, without those that do not exist', async () => {
    const one = await createProduct(server.context)
    const other = await createProduct(server.context)
    const ids = [other.slug, 'no-such-product', one.id, other.id].join(',')
    expect((await visitor.call(listProducts, { query: { ids } })).body.map(({ id }) => id)).toEqual([other.id, one.id])
  })

  test('refuses the cursor of another order', async () => {
    const brand = await stock({ One: {}, Two: {} })
    const { headers } = await visitor.call(listProducts, { query: { brand, sort: 'price', limit: '1' } })
    const after = /after=([^&>]+)/.exec(String(headers.link))?.[1] ?? ''
    expect((await visitor.call(listProducts, { query: { brand, sort: 'rating', after } })).status).toBe(400)
  })
})

describe('the suggested order', () => {
  const marks = { label: 'Aqua, Niacinamide, Glycerin', skinTypes: ['oily'] } satisfies New
  const shelf = {
    'For marks': marks,
    'With vitamin A': { label: 'Aqua, Retinol, Glycerin' },
    Scented: { ...marks, label: 'Aqua, Niacinamide, Parfum' },
    'Made for oily skin': { skinTypes: ['oily'] },
    Plain: { skinTypes: ['dry'] },
  } satisfies Record<string, New>
  const profile = {
    skinType: 'oily',
    skinConcerns: ['dark-spots'],
    allergies: ['fragrance'],
    pregnancy: 'pregnant',
  } satisfies SkinProfileChanges

  test('is by how the label suits the member, with the reason, and leaves out what the member should not use', async () => {
    const brand = await stock(shelf)
    const { body } = await (await memberWith(profile)).call(listProducts, { query: { brand } })
    expect(body.map(({ productName, why }) => [productName, why])).toEqual([
      ['For marks', 'Because you chose dark spots'],
      ['Made for oily skin', 'Because you have oily skin'],
      ['Plain', null],
    ])
  })

  test('continues page by page, and a visitor who is sent such a page gets the first one', async () => {
    const brand = await stock(shelf)
    const member = await memberWith(profile)
    expect(await pagesFor(member, { brand, limit: '1' })).toEqual([['For marks'], ['Made for oily skin'], ['Plain']])
    const { headers } = await member.call(listProducts, { query: { brand, limit: '1' } })
    const after = /after=([^&>]+)/.exec(String(headers.link))?.[1] ?? ''
    expect(await namesFor(visitor, { brand, limit: '1', after })).toEqual(['Plain'])
  })

  test('is newest first for a member without personalised answers, and without a profile', async () => {
    const brand = await stock(shelf)
    const newestFirst = Object.keys(shelf).toReversed()
    expect(await namesFor(await memberWith(profile, 'free'), { brand })).toEqual(newestFirst)
    expect(await namesFor(server.asMember(await createMember(server.context, 'founding')), { brand })).toEqual(
      newestFirst,
    )
  })

  test('does not depend on what we are paid', async () => {
    // With equals, whose order something else could decide.
    const brand = await stock({ ...shelf, 'Plain too': shelf.Plain, 'For marks too': marks })
    const member = await memberWith(profile)
    const before = [await namesFor(member, { brand }), await namesFor(visitor, { brand })]
    for (const paid of [1, -1]) {
      await server.rows`
        with shuffled as (
          select id, row_number() over (order by created_at * ${paid}) as place from (
            select id, extract(epoch from created_at)::numeric as created_at from product_recommendations where brand = ${brand}
          ) as own
        )
        update product_recommendations set commission = shuffled.place * 10, sponsor = 'sponsor ' || shuffled.place
        from shuffled where shuffled.id = product_recommendations.id`
      // A ranking is used again for a minute.
      now = new Date(now.getTime() + 120_000)
      expect([await namesFor(member, { brand }), await namesFor(visitor, { brand })]).toEqual(before)
      for (const sort of ['newest', 'price', 'unit-price', 'rating'] as const)
        expect(await namesFor(member, { brand, sort })).toEqual(await namesFor(visitor, { brand, sort }))
    }
  })
})
