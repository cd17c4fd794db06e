import { describe, expect, test } from 'vitest'
import { followBrand, listBrands, listFollowedBrands, rateBrand, readBrand, unfollowBrand } from '#contract/brands.ts'
import { listNotifications } from '#contract/notifications.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { createDeal } from '#server/features/deals/fixtures.ts'
import { importDeals } from '#server/features/deals/import-deals.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { createBrand } from './fixtures.ts'
import { importBrands } from './import-brands.ts'
import { notifyFollowers } from './notify-followers.ts'

const server = await startTestServer()
const { context, rows } = server
const visitor = server.asVisitor()
const specified = 'terres-dafrique smooch enough lelive sundae gloei yearnskin silki standard skoon'.split(' ')

test('the ten specified brands are shipped, each a sample with five highlights and 4 or 5 stars', async () => {
  expect(await importBrands(context)).toBe(10)
  expect(await importBrands(context)).toBe(0)
  const brands = (await visitor.call(listBrands)).body
  expect(brands.map(({ id }) => id)).toEqual(specified)
  for (const { highlights, rating, isSample, memberRating } of brands) {
    expect(highlights).toHaveLength(5)
    expect([4, 5]).toContain(rating)
    expect([isSample, memberRating]).toEqual([true, null])
  }
  const documents = await rows<{ path: string }>`select path from search_documents where kind = 'brand'`
  expect(documents.map(({ path }) => path).sort()).toEqual(specified.map((id) => `/brands/${id}`).sort())
})

describe('the page of a brand', () => {
  test('has its deals, and its four best rated products', async () => {
    const { id } = await createBrand(context)
    const { slug } = await createDeal(context, { brand: id })
    await createDeal(context)
    for (const rating of [3, 4.5, 1, 4, 2])
      await createProduct(context, { brand: id, rating, productName: `Rated ${rating}`, price: 12_500 })
    const { products, deals } = (await visitor.call(readBrand, { params: { id } })).body
    expect(products.map(({ productName }) => productName)).toEqual(['Rated 4.5', 'Rated 4', 'Rated 3', 'Rated 2'])
    expect(products[0]).toMatchObject({ brand: id, brandName: `The name of ${id}`, hasBrandPage: true, price: 12500 })
    expect(deals).toMatchObject([{ slug, brandName: `The name of ${id}`, hasBrandPage: true }])
  })

  test('is not there for an unknown brand, which cannot be rated or followed either', async () => {
    const member = server.asMember(await createMember(context))
    const request = { params: { id: 'no-such-brand' }, body: { stars: 4 } }
    for (const endpoint of [readBrand, rateBrand, followBrand, unfollowBrand])
      expect((await member.call(endpoint, request)).status).toBe(404)
  })
})

describe('rating a brand', () => {
  test('replaces an earlier rating, and gives the average with its count', async () => {
    const { id } = await createBrand(context)
    const [one, other] = [await createMember(context), await createMember(context)].map(server.asMember)
    const rate = (member: typeof one, stars: number) => member?.call(rateBrand, { params: { id }, body: { stars } })
    await rate(one, 2)
    expect((await rate(one, 5))?.body).toEqual({ id, memberRating: 5, memberRatingCount: 1, yourRating: 5 })
    expect((await rate(other, 4))?.body).toEqual({ id, memberRating: 4.5, memberRatingCount: 2, yourRating: 4 })
    expect((await one?.call(readBrand, { params: { id } }))?.body.yourRating).toBe(5)
    expect((await visitor.call(readBrand, { params: { id } })).body).toMatchObject({ yourRating: null, rating: 4 })
  })

  test('counts every member once, however many of their requests arrive at the same time', async () => {
    const { id } = await createBrand(context)
    const members = await Promise.all(Array.from({ length: 4 }, () => createMember(context)))
    await Promise.all(
      members.flatMap((member) =>
        [1, 2, 3, 4, 5].map((stars) => server.asMember(member).call(rateBrand, { params: { id }, body: { stars } })),
      ),
    )
    const [sums] = await rows<{ count: string; sum: string }>`
      select count(*), sum(stars) from brand_ratings where brand_id = ${id}`
    const [stored] = await rows`select rating_count, rating_sum from brands where id = ${id}`
    expect(stored).toEqual({ rating_count: Number(sums?.count), rating_sum: Number(sums?.sum) })
    expect(Number(sums?.count)).toBe(4)
  })
})

test('following a brand is idempotent, listed for its member only, and can be undone', async () => {
  const [one, other] = [await createMember(context), await createMember(context)].map(server.asMember)
  const { id } = await createBrand(context)
  for (const _ of ['once', 'again'])
    expect((await one?.call(followBrand, { params: { id } }))?.body).toEqual({ id, isFollowed: true })
  expect((await one?.call(listFollowedBrands))?.body).toMatchObject([{ id, isFollowed: true }])
  expect((await other?.call(listFollowedBrands))?.body).toEqual([])
  expect((await other?.call(readBrand, { params: { id } }))?.body.isFollowed).toBe(false)
  for (const _ of ['once', 'again'])
    expect((await one?.call(unfollowBrand, { params: { id } }))?.body).toEqual({ id, isFollowed: false })
  expect((await one?.call(listFollowedBrands))?.body).toEqual([])
})

describe('news of a brand', () => {
  const product = (brand: string, title = 'Cloud Cream') =>
    ({
      brand,
      kind: 'product',
      title,
      path: `/product-recommendations/${title.toLowerCase().replace(' ', '-')}`,
    }) as const
  const deal = (brand: string) =>
    ({ brand, kind: 'deal', title: '20% off serums', path: '/sponsored-offers/serums-20-off' }) as const
  const follower = async (brand: string, more: Parameters<typeof createMember>[2] = {}) => {
    const member = server.asMember(await createMember(context, 'free', more))
    await member.call(followBrand, { params: { id: brand } })
    return {
      member,
      told: async () =>
        (await member.call(listNotifications)).body.map(({ type, title, message, actionUrl }) => [
          type,
          title,
          message,
          actionUrl,
        ]),
    }
  }

  test('is told to its followers only, once, with a link to the page of the product or deal', async () => {
    const { id } = await createBrand(context, { name: 'Aloe & Co' })
    const other = await createBrand(context)
    const [one, elsewhere] = [await follower(id), await follower(other.id)]
    for (const _ of ['once', 'again']) await notifyFollowers(context, [product(id)])
    await notifyFollowers(context, [deal(id)])
    expect(new Set(await one.told())).toEqual(
      new Set([
        ['brand', 'Aloe & Co has a new deal', '20% off serums.', '/sponsored-offers/serums-20-off'],
        ['brand', 'Aloe & Co has a new product', 'Cloud Cream.', '/product-recommendations/cloud-cream'],
      ]),
    )
    expect(await elsewhere.told()).toEqual([])
  })

  test('of several products and deals at once is one notification, which leads to the brand', async () => {
    const { id } = await createBrand(context, { name: 'Aloe & Co' })
    const { told } = await follower(id)
    await notifyFollowers(context, [product(id), product(id, 'Day Gel'), deal(id), product('a-brand-without-a-page')])
    expect(await told()).toEqual([
      ['brand', 'Aloe & Co has 2 new products and a new deal', 'Cloud Cream, and 2 more.', `/brands/${id}`],
    ])
  })

  test('is not told to followers who have switched it off or unfollowed the brand', async () => {
    const { id } = await createBrand(context)
    const [muted, gone] = [await follower(id, { mutedNotifications: ['brand'] }), await follower(id)]
    await gone.member.call(unfollowBrand, { params: { id } })
    await notifyFollowers(context, [deal(id)])
    expect([await muted.told(), await gone.told()]).toEqual([[], []])
  })

  test('reaches every follower of a brand that has more than one statement notifies', async () => {
    const { id } = await createBrand(context)
    await rows`with many as (
        insert into members (email, registration_number)
        select ${id} || n || '@example.org', 3000000 + n from generate_series(1, 2100) n returning id
      ) insert into brand_follows (brand_id, user_id) select ${id}, id from many`
    await notifyFollowers(context, [deal(id)])
    expect(await rows`select count(*)::int as told from notifications where title like ${`%${id}%`}`).toEqual([
      { told: 2100 },
    ])
  })

  test('does not come from the shipped samples', async () => {
    await importBrands(context)
    const { told } = await follower('skoon')
    await importDeals(context)
    expect(await told()).toEqual([])
  })
})
