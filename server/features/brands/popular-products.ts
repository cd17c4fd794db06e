import type { ProductSummary } from '#contract/products.ts'
import type { AppContext } from '#server/app-context.ts'
import { presentBrandProduct } from './present.ts'
import { type BrandRow, findPopularProducts } from './queries.ts'

/** As specified. */
const POPULAR = 4

/** The products shown on the page of a brand. */
export const popularProducts = async (brand: BrandRow, context: AppContext): Promise<ProductSummary[]> =>
  (await findPopularProducts(context.database.queries, brand.id, POPULAR)).map((row) => presentBrandProduct(row, brand))
