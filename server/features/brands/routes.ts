import * as endpoints from '#contract/brands.ts'
import { nextChange } from '#server/features/deals/present.ts'
import { bind } from '#server/http/bind.ts'
import { followBrand, unfollowBrand } from './follow-brand.ts'
import { listBrands, listFollowedBrands } from './list-brands.ts'
import { rateBrand } from './rate-brand.ts'
import { readBrand } from './read-brand.ts'

export const brandRoutes = [
  bind(endpoints.listBrands, ({ member, cacheTags }, context) => {
    cacheTags('brands')
    return listBrands(member, context)
  }),
  bind(endpoints.readBrand, async ({ params, member, cacheTags, freshUntil }, context) => {
    const brand = await readBrand(params.id, member, context)
    cacheTags('brands', 'products', 'deals')
    freshUntil(...brand.deals.map(nextChange))
    return brand
  }),
  bind(endpoints.rateBrand, ({ params, body, member }, context) => rateBrand(params.id, body.stars, member, context)),
  bind(endpoints.followBrand, ({ params, member }, context) => followBrand(params.id, member, context)),
  bind(endpoints.unfollowBrand, ({ params, member }, context) => unfollowBrand(params.id, member, context)),
  bind(endpoints.listFollowedBrands, ({ member }, context) => listFollowedBrands(member, context)),
]
