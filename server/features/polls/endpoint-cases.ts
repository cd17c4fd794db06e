import type * as contract from '#contract/polls.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { createPoll } from './fixtures.ts'

const params = { pollId: '0192f5c6-0000-4000-8000-000000000000' }

export const cases: EndpointCases<typeof contract> = {
  listPolls: {
    good: () => ({ query: { limit: '3' } }),
    bad: { 'too many rows': { query: { limit: '101' } }, 'an invalid cursor': { query: { after: '!' } } },
    notAllowed: 'anyone may read',
  },
  voteInPoll: {
    good: async (context) => ({ params: { pollId: (await createPoll(context)).id }, body: { optionIndex: 0 } }),
    bad: {
      'an invalid id': { params: { pollId: 'No Poll!' }, body: { optionIndex: 0 } },
      'no option': { params },
      'an option below the first': { params, body: { optionIndex: -1 } },
      'an option that is not a whole number': { params, body: { optionIndex: 0.5 } },
    },
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
}
