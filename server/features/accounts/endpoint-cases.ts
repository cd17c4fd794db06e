import type * as contract from '#contract/accounts.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { freshEmail, TEST_PASSWORD, createMember } from './fixtures.ts'

export const cases: EndpointCases<typeof contract> = {
  register: {
    good: () => ({ body: { email: freshEmail(), password: 'a long passphrase', acceptTerms: true } }),
    bad: {
      'no body': {},
      'terms not accepted': { body: { email: freshEmail(), password: 'a long passphrase', acceptTerms: false } },
      'a short password': { body: { email: freshEmail(), password: 'short', acceptTerms: true } },
    },
    notAllowed: 'writes only from our own pages',
  },
  login: {
    good: async (context) => ({ body: { email: (await createMember(context)).email, password: TEST_PASSWORD } }),
    bad: {
      'no body': {},
      'no email address': { body: { password: 'x' } },
      'a number for a password': { body: { email: 'a@example.org', password: 1 } },
    },
    notAllowed: 'writes only from our own pages',
  },
  logout: { good: () => ({}), bad: 'takes no input', notAllowed: 'writes only from our own pages' },
  me: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  registrationInfo: { good: () => ({}), bad: 'takes no input', notAllowed: 'anyone may read' },
  foundingStats: { good: () => ({}), bad: 'takes no input', notAllowed: 'anyone may read' },
}
