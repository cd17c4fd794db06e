import type { BrandPage } from '#contract/brands.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { listDeals } from '#server/features/deals/list-deals.ts'
import { listProducts } from '#server/features/products/list-products.ts'
import { Refusal } from '#server/http/refusal.ts'
import { ownOf } from './list-brands.ts'
import { presentBrand } from './present.ts'
import { findBrand } from './queries.ts'

/** Popular products, as specified: the best rated, which for equal ratings are the newest. */
const PRODUCTS = 4
/** Current deals on the page of a brand; the rest are behind "View Current Deals". */
const DEALS = 6

/** One brand with its popular products and current deals. @throws Refusal not_found */
export const readBrand = async (id: string, member: Member | null, context: AppContext): Promise<BrandPage> => {
  const row = await findBrand(context.database.queries, id)
  if (!row) throw new Refusal('not_found', { message: 'There is no such brand.' })
  const [own, products, deals] = await Promise.all([
    ownOf(member, [row], context),
    listProducts({ brand: id, sort: 'rating', limit: PRODUCTS }, null, context),
    listDeals({ brand: id, limit: DEALS }, member, context),
  ])
  return { ...presentBrand(row, own), products: products.rows, deals: deals.rows }
}
