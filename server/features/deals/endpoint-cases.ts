import type * as contract from '#contract/deals.ts'
import type { AppContext } from '#server/app-context.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { createDeal } from './fixtures.ts'

const oneDeal = async (context: AppContext) => ({ params: { id: (await createDeal(context)).slug } })
const noDeal = { 'an invalid id': { params: { id: 'No Deal!' } } }

export const cases: EndpointCases<typeof contract> = {
  listDeals: {
    good: () => ({ query: { brand: 'skoon', category: 'serum', limit: '5' } }),
    bad: {
      'too many rows': { query: { limit: '101' } },
      'an invalid cursor': { query: { after: '!' } },
      'an empty brand': { query: { brand: '' } },
    },
    notAllowed: 'anyone may read',
  },
  listDealFilters: { good: () => ({}), bad: 'takes no input', notAllowed: 'anyone may read' },
  readDeal: { good: oneDeal, bad: noDeal, notAllowed: 'anyone may read', object: 'belongs to nobody' },
  likeDeal: {
    good: async (context) => ({ ...(await oneDeal(context)), body: { isLike: true } }),
    bad: { ...noDeal, 'no opinion': { params: { id: 'a-deal' }, body: {} } },
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  unlikeDeal: {
    good: oneDeal,
    bad: noDeal,
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
}
