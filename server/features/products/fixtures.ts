import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { type NewProduct, writeProduct } from './queries.ts'

/** Creates a listed product that is not a sample, with overrides. Returns the written row with its id. */
export const createProduct = async (
  context: AppContext,
  overrides: Partial<NewProduct> = {},
): Promise<NewProduct & { id: string }> => {
  const slug = overrides.slug ?? `product-${randomBytes(6).toString('hex')}`
  const product: NewProduct = {
    title: `The title of ${slug}`,
    description: `What ${slug} is.`,
    productName: `Name of ${slug}`,
    brand: 'a-test-brand',
    category: 'serum',
    skinTypes: ['oily'],
    skinConcerns: ['acne'],
    price: 10_000,
    sizeMl: 50,
    pros: ['Light'],
    cons: ['Small'],
    label: 'Aqua, Glycerin',
    freeFrom: ['fragrance'],
    isLocal: false,
    art: { motif: 'dropper', accent: 'aloe' },
    source: 'test',
    sourceId: slug,
    createdAt: context.now(),
    ...overrides,
    slug,
  }
  const id = await context.database.transaction((queries) => writeProduct(queries, product))
  await context.invalidate(['products'])
  return { ...product, id }
}
