import type * as contract from '#contract/products.ts'
import type { AppContext } from '#server/app-context.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { createProduct } from './fixtures.ts'

const oneProduct = async (context: AppContext) => ({ params: { id: (await createProduct(context)).slug } })
const noProduct = { 'an invalid id': { params: { id: 'No Product!' } } }

export const cases: EndpointCases<typeof contract> = {
  listProducts: {
    good: () => ({ query: { category: 'serum', freeFrom: 'fragrance,alcohol', maxPrice: '20000', sort: 'price' } }),
    bad: {
      'too many rows': { query: { limit: '101' } },
      'an invalid cursor': { query: { after: '!' } },
      'an unknown category': { query: { category: 'potion' } },
      'an unknown claim': { query: { freeFrom: 'fragrance,gluten' } },
      'a price in words': { query: { maxPrice: 'cheap' } },
      'a negative price per 100 ml': { query: { maxUnitPrice: '-1' } },
      'five products to compare': { query: { ids: 'a,b,c,d,e' } },
    },
    notAllowed: 'anyone may read',
  },
  readProduct: { good: oneProduct, bad: noProduct, notAllowed: 'anyone may read', object: 'belongs to nobody' },
  matchProduct: {
    good: oneProduct,
    bad: noProduct,
    notAllowed: 'members read their own',
    object: 'belongs to nobody',
  },
}
