import type * as contract from '#contract/brands.ts'
import type { AppContext } from '#server/app-context.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { createBrand } from './fixtures.ts'

const oneBrand = async (context: AppContext) => ({ params: { id: (await createBrand(context)).id } })
const noBrand = { 'an invalid id': { params: { id: 'No Brand!' } } }

export const cases: EndpointCases<typeof contract> = {
  listBrands: { good: () => ({}), bad: 'takes no input', notAllowed: 'anyone may read' },
  readBrand: { good: oneBrand, bad: noBrand, notAllowed: 'anyone may read', object: 'belongs to nobody' },
  rateBrand: {
    good: async (context) => ({ ...(await oneBrand(context)), body: { stars: 5 } }),
    bad: { ...noBrand, 'six stars': { params: { id: 'a-brand' }, body: { stars: 6 } } },
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  followBrand: {
    good: oneBrand,
    bad: noBrand,
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  unfollowBrand: {
    good: oneBrand,
    bad: noBrand,
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  listFollowedBrands: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
}
