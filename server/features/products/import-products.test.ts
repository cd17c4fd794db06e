import { expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { freeFromOf } from '#guidance/guidance.ts'
import { knowledge } from '#server/content/knowledge.ts'
import { startTestServer } from '#server/test-server.ts'
import { importProducts } from './import-products.ts'

const server = await startTestServer()
const listed = async (query = {}) => (await server.asVisitor().call(listProducts, { query })).body

test('the shipped samples are imported once, marked as samples, and found by search', async () => {
  expect(await importProducts(server.context)).toBe(50)
  expect(await importProducts(server.context)).toBe(0)
  const rows = await listed()
  expect(rows).toHaveLength(50)
  expect(
    rows.every(
      ({ isSample, isLocal, affiliateUrl, rating }) => isSample && isLocal && affiliateUrl === null && rating === 0,
    ),
  ).toBe(true)
  expect(rows.every(({ pros, cons }) => pros.length >= 2 && cons.length >= 1)).toBe(true)
  expect(new Set(rows.map(({ art, slug }) => `${art.motif} ${art.accent} ${slug}`)).size).toBe(50)
  const [document] = await server.rows`select path, is_sample from search_documents where title = 'Karoo Clay Mask'`
  expect(document).toMatchObject({ path: '/product-recommendations/karoo-clay-mask', is_sample: true })
})

test('what a product is free from is what its label shows, and no pro contradicts it', async () => {
  const unscented = (await listed({ freeFrom: 'fragrance' })).map(({ slug }) => slug)
  const rows = await listed()
  const claimed = rows.filter(({ pros }) => pros.some((pro) => /no scent/i.test(pro))).map(({ slug }) => slug)
  expect(claimed.filter((slug) => !unscented.includes(slug))).toEqual([])
  expect(unscented).not.toContain('honey-butter-lip-balm')
  const known = await knowledge()
  const stored = await server.rows`select label, free_from from product_recommendations`
  expect(stored.map(({ free_from }) => free_from)).toEqual(stored.map(({ label }) => freeFromOf(known, String(label))))
})

test('an edited row is not overwritten', async () => {
  await server.rows`update product_recommendations set title = 'Edited', file_hash = null where slug = 'just-squalane-drops'`
  await server.rows`update product_recommendations set title = 'Outdated', file_hash = 'old' where slug = 'karoo-clay-mask'`
  expect(await importProducts(server.context)).toBe(1)
  const titles = await server.rows`select title from product_recommendations where title in ('Edited', 'Outdated')`
  expect(titles).toEqual([{ title: 'Edited' }])
})
