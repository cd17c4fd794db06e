import type * as contract from '#contract/search.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'

const noText = { 'no text': {}, 'an empty text': { query: { q: '' } } }

export const cases: EndpointCases<typeof contract> = {
  search: {
    good: () => ({ query: { q: 'sunscreen', kind: 'article', limit: '5' } }),
    bad: {
      ...noText,
      'an unknown kind': { query: { q: 'sunscreen', kind: 'gossip' } },
      'an invalid cursor': { query: { q: 'sunscreen', after: '!' } },
    },
    notAllowed: 'anyone may read',
  },
  suggest: { good: () => ({ query: { q: 'sun' } }), bad: noText, notAllowed: 'anyone may read' },
}
