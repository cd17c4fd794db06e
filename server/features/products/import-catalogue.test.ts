import { expect, test } from 'vitest'
import { listProducts, matchProduct, readProduct } from '#contract/products.ts'
import { saveSkinProfile } from '#contract/skin-profile.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { importBrands } from '#server/features/brands/import-brands.ts'
import { createReview } from '#server/features/reviews/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { type CatalogueRow, openCatalogue, replaceSamples } from './import-catalogue.ts'
import { importProducts } from './import-products.ts'

const server = await startTestServer()
await importBrands(server.context)
const visitor = server.asVisitor()

const rowOf = (key: string, more: Partial<CatalogueRow> = {}): CatalogueRow => ({
  key,
  nameKey: `name:${key}`,
  brand: 'Aruna',
  name: `Product ${key}`,
  category: 'serum',
  size: '2 x 50 ml',
  sizeMl: 100,
  price: 12_950,
  label: 'Aqua, Glycerin, Niacinamide',
  description: '',
  skinTypes: [],
  concerns: [],
  pros: [],
  cons: [],
  spf: null,
  tinted: false,
  url: null,
  isLocal: null,
  isRecommended: false,
  ...more,
})
const write = async (...rows: CatalogueRow[]) => {
  const catalogue = await openCatalogue(server.context, (key) => rows.some((row) => row.key === key))
  const written = await (await catalogue.prepare(rows))()
  await server.context.invalidate(['products'])
  return written
}
const productsOf = async (brand: string) => (await visitor.call(listProducts, { query: { brand } })).body

test('an imported product is listed with its price per 100 ml, and claims only what its row says', async () => {
  expect(await write(rowOf('code:1'))).toEqual({ imported: 1, updated: 0, unchanged: 0, edited: [] })
  const [product] = await productsOf('Aruna')
  expect(product).toMatchObject({
    productName: 'Product code:1',
    brandName: 'Aruna',
    hasBrandPage: false,
    title: 'Serum by Aruna',
    description: 'Serum by Aruna, 2 x 50 ml.',
    unitPrice: 12_950,
    pros: [],
    skinTypes: [],
    isLocal: false,
    isRecommended: false,
    isSample: false,
    freeFrom: expect.arrayContaining(['fragrance', 'parabens']),
  })
  const found = await server.rows`select path from search_documents where title = 'Product code:1'`
  expect(found).toEqual([{ path: `/product-recommendations/${product?.slug}` }])
})

test('the guidance engine judges an imported product for a member', async () => {
  await write(rowOf('code:2', { label: 'Aqua, Retinol, Parfum', brand: 'Judged' }))
  const [product] = await productsOf('Judged')
  const member = server.asMember(await createMember(server.context, 'founding'))
  await member.call(saveSkinProfile, { body: { skinType: 'dry', allergies: ['fragrance'] } })
  const { body } = await member.call(matchProduct, { params: { id: product?.id ?? '' } })
  expect(body.verdict).toBe('avoid')
})

test('a brand with a page is found by any spelling of its name, other brands keep the first one', async () => {
  await write(
    rowOf('code:3', { brand: 'skoon' }),
    rowOf('code:4', { brand: 'Zelda' }),
    rowOf('code:5', { brand: 'ZELDA' }),
  )
  expect((await productsOf('skoon'))[0]).toMatchObject({ brandName: 'SKOON', hasBrandPage: true, isLocal: true })
  expect(await productsOf('Zelda')).toHaveLength(2)
})

test('only changed rows are written again, an address stays, and what an operator has edited or hidden stays so', async () => {
  const before = [
    rowOf('code:6', { brand: 'Again' }),
    rowOf('code:7', { brand: 'Again' }),
    rowOf('code:8', { brand: 'Again' }),
  ]
  await write(...before)
  const slugs = new Map((await productsOf('Again')).map(({ productName, slug }) => [productName, slug]))
  await server.rows`update product_recommendations set title = 'Edited', file_hash = null where source_id = 'code:7'`
  await server.rows`update product_recommendations set is_listed = false where source_id = 'code:8'`
  await server.rows`delete from search_documents where title = 'Product code:8'`
  const after = before.map((row) => ({ ...row, price: 5000, name: `New ${row.key}` }))
  expect(await write(...after)).toEqual({ imported: 0, updated: 2, unchanged: 0, edited: ['code:7'] })
  expect(await write(...after)).toEqual({ imported: 0, updated: 0, unchanged: 2, edited: ['code:7'] })
  const found = new Map((await productsOf('Again')).map((row) => [row.productName, row]))
  expect([...found.keys()].toSorted()).toEqual(['New code:6', 'Product code:7'])
  expect(found.get('New code:6')).toMatchObject({ price: 5000, slug: slugs.get('Product code:6') })
  expect(await server.rows`select from search_documents where title in ('New code:8', 'Product code:6')`).toEqual([])
})

test('a product that gets a barcode, loses it or gets another one is updated, and not listed twice', async () => {
  const named = rowOf('name:calm', { nameKey: 'name:calm', brand: 'Coded', name: 'Calm' })
  const coded = (code: string, price: number) => ({ ...named, key: code, price })
  await write(named)
  const [before] = await productsOf('Coded')
  expect(await write(coded('code:11', 5000))).toMatchObject({ imported: 0, updated: 1 })
  expect(await write({ ...named, price: 6000 })).toMatchObject({ imported: 0, updated: 1 })
  // It is still known by its barcode, under any name.
  expect(await write({ ...coded('code:11', 7000), nameKey: 'name:calmer', name: 'Calmer' })).toMatchObject({
    updated: 1,
  })
  expect(await write({ ...coded('code:12', 8000), nameKey: 'name:calmer', name: 'Calmer' })).toMatchObject({
    updated: 1,
  })
  expect(await productsOf('Coded')).toMatchObject([
    { id: before?.id, slug: before?.slug, productName: 'Calmer', price: 8000 },
  ])
})

test('a new product can take over the name of one that is renamed in the same catalogue', async () => {
  const old = rowOf('code:13', { nameKey: 'name:taken', brand: 'Renamed', name: 'Dew' })
  await write(old)
  const renamed = { ...old, nameKey: 'name:first', name: 'Dew, the first' }
  const rows = [{ ...old, key: 'code:14' }, renamed]
  expect(await write(...rows)).toMatchObject({ imported: 1, updated: 1 })
  expect(await write(...rows)).toMatchObject({ unchanged: 2 })
  expect((await productsOf('Renamed')).map(({ productName }) => productName).toSorted()).toEqual([
    'Dew',
    'Dew, the first',
  ])
})

test('the samples are replaced for good, and their reviews stay', async () => {
  await server.rows`delete from product_recommendations where source = 'import'`
  await importProducts(server.context)
  const samples = await server.rows`select from product_recommendations where source = 'shipped'`
  const [sample] = (await visitor.call(listProducts, { query: {} })).body
  const review = await createReview(server.context, { productId: sample?.id ?? '' })
  await write(rowOf('code:9', { brand: 'Real' }))
  expect(await replaceSamples(server.context)).toBe(samples.length)
  await server.context.invalidate(['products'])
  // The next start would import changed and missing samples.
  await server.rows`update product_recommendations set file_hash = 'old' where source = 'shipped'`
  expect(await importProducts(server.context)).toBe(0)
  expect((await visitor.call(listProducts, { query: {} })).body.map(({ brand }) => brand)).toEqual(['Real'])
  expect((await visitor.call(readProduct, { params: { id: sample?.id ?? '' } })).status).toBe(404)
  expect(await server.rows`select from search_documents where kind = 'product' and is_sample`).toEqual([])
  expect(await server.rows`select from reviews where id = ${review.id}`).toHaveLength(1)
})
