import * as endpoints from '#contract/deals.ts'
import { bind } from '#server/http/bind.ts'
import { likeDeal } from './like-deal.ts'
import { listDealFilters, listDeals } from './list-deals.ts'
import { readDeal } from './read-deal.ts'

export const dealRoutes = [
  bind(endpoints.listDeals, async ({ query, member, nextPage, cacheTags }, context) => {
    const { rows, after } = await listDeals(query, member, context)
    nextPage(after)
    // The names of brands are in the response.
    cacheTags('deals', 'brands')
    return rows
  }),
  bind(endpoints.listDealFilters, ({ cacheTags }, context) => {
    cacheTags('deals', 'brands')
    return listDealFilters(context)
  }),
  bind(endpoints.readDeal, ({ params, member, cacheTags }, context) => {
    cacheTags('deals', 'brands')
    return readDeal(params.id, member, context)
  }),
  bind(endpoints.likeDeal, ({ params, body, member }, context) => likeDeal(params.id, body.isLike, member, context)),
  bind(endpoints.unlikeDeal, ({ params, member }, context) => likeDeal(params.id, null, member, context)),
]
