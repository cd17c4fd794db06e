import type * as contract from '#contract/provider-sign-in.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { createMember, TEST_PASSWORD } from '#server/features/accounts/fixtures.ts'
import { createLinked, createReturned } from './fixtures.ts'

const bad = { 'no body': {}, 'no token': { body: { token: '' } } }

export const cases: EndpointCases<typeof contract> = {
  signInProviders: { good: () => ({}), bad: 'takes no input', notAllowed: 'anyone may read' },
  exchangeProviderToken: {
    good: async (context) => {
      const { token, headers } = await createReturned(context)
      return { body: { token }, headers }
    },
    bad,
    notAllowed: 'writes only from our own pages',
  },
  joinWithProvider: {
    good: async (context) => {
      const { token, headers } = await createReturned(context)
      return { body: { token, acceptTerms: true }, headers }
    },
    bad: { ...bad, 'terms not accepted': { body: { token: 'a'.repeat(43), acceptTerms: false } } },
    notAllowed: 'writes only from our own pages',
  },
  linkProvider: {
    good: async (context) => {
      const { email } = await createMember(context)
      const { token, headers } = await createReturned(context, { email })
      return { body: { token, password: TEST_PASSWORD }, headers }
    },
    bad: { ...bad, 'an empty password': { body: { token: 'a'.repeat(43), password: '' } } },
    notAllowed: 'writes only from our own pages',
  },
  listLinkedProviders: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  unlinkProvider: {
    good: async (context, member) => {
      await createLinked(context, member.id)
      return { params: { provider: 'google' } }
    },
    bad: { 'an unknown provider': { params: { provider: 'myspace' } } },
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
}
