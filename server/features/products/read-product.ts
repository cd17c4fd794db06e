import type { Product } from '#contract/products.ts'
import type { AppContext } from '#server/app-context.ts'
import { explainLabel } from './explain-label.ts'
import { findRelated } from './list-queries.ts'
import { noSuchProduct } from './no-such-product.ts'
import { presentProduct } from './present.ts'
import { findProduct } from './queries.ts'

const RELATED = 4

/**
 * One product; without explanations while the engine is unavailable, which must not be cached.
 * @throws Refusal not_found
 */
export const readProduct = async (
  idOrSlug: string,
  context: AppContext,
): Promise<{ product: Product; isExplained: boolean }> => {
  const { queries } = context.database
  const row = await findProduct(queries, idOrSlug)
  if (row === undefined) throw noSuchProduct()
  const [explained, related] = await Promise.all([explainLabel(row.label, context), findRelated(queries, row, RELATED)])
  return {
    product: presentProduct(row, explained ?? { ingredients: [], notes: [] }, related),
    isExplained: explained !== undefined,
  }
}
