import * as endpoints from '#contract/products.ts'
import { bind } from '#server/http/bind.ts'
import { listProducts } from './list-products.ts'
import { matchProduct } from './match-product.ts'
import { readProduct } from './read-product.ts'

export const productRoutes = [
  bind(endpoints.listProducts, async ({ query, member, nextPage, cacheTags }, context) => {
    const { rows, after } = await listProducts(query, member, context)
    nextPage(after)
    cacheTags('products', 'brands')
    return rows
  }),
  bind(endpoints.readProduct, async ({ params, reply, cacheTags }, context) => {
    const { product, isExplained } = await readProduct(params.id, context)
    if (isExplained) cacheTags('products', 'brands')
    else reply.header('cache-control', 'no-store')
    return product
  }),
  bind(endpoints.matchProduct, ({ params, member }, context) => matchProduct(params.id, member, context)),
]
