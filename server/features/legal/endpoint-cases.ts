import type * as contract from '#contract/legal.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'

export const cases: EndpointCases<typeof contract> = {
  readLegalPage: {
    good: () => ({ params: { slug: 'privacy-policy' } }),
    bad: {
      'an unknown text': { params: { slug: 'secret-policy' } },
      'a path traversal': { params: { slug: '../articles' } },
    },
    notAllowed: 'anyone may read',
    object: 'belongs to nobody',
  },
}
