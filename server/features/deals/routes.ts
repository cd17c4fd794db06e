import * as endpoints from '#contract/deals.ts'
import { bind } from '#server/http/bind.ts'
import { likeDeal } from './like-deal.ts'
import { listDealFilters, listDeals } from './list-deals.ts'
import { nextChange } from './present.ts'
import { readDeal } from './read-deal.ts'

export const dealRoutes = [
  bind(endpoints.listDeals, async ({ query, member, nextPage, cacheTags, freshUntil }, context) => {
    const { rows, after } = await listDeals(query, member, context)
    nextPage(after)
    // The names of brands are in the response.
    cacheTags('deals', 'brands')
    freshUntil(...rows.map(nextChange))
    return rows
  }),
  bind(endpoints.listDealFilters, async ({ cacheTags, freshUntil }, context) => {
    const { filters, until } = await listDealFilters(context)
    cacheTags('deals', 'brands')
    freshUntil(until)
    return filters
  }),
  bind(endpoints.readDeal, async ({ params, member, cacheTags, freshUntil }, context) => {
    const deal = await readDeal(params.id, member, context)
    cacheTags('deals', 'brands')
    freshUntil(deal.ended ? undefined : nextChange(deal))
    return deal
  }),
  bind(endpoints.likeDeal, ({ params, body, member }, context) => likeDeal(params.id, body.isLike, member, context)),
  bind(endpoints.unlikeDeal, ({ params, member }, context) => likeDeal(params.id, null, member, context)),
]
