import type * as contract from '#contract/account-security.ts'
import { listSessions } from '#contract/account-security.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { freshEmail, TEST_PASSWORD } from '#server/features/accounts/fixtures.ts'
import type { Reply } from '#server/test-server.ts'
import { createToken } from './fixtures.ts'

const NEW_PASSWORD = 'protea rooibos veld'

export const cases: EndpointCases<typeof contract> = {
  forgotPassword: {
    good: () => ({ body: { email: freshEmail() } }),
    bad: { 'no body': {}, 'an invalid address': { body: { email: 'you@' } } },
    notAllowed: 'writes only from our own pages',
  },
  resetPassword: {
    good: async (context) => ({
      body: { token: await createToken(context, 'reset-password'), password: NEW_PASSWORD },
    }),
    bad: {
      'no body': {},
      'no token': { body: { token: '', password: NEW_PASSWORD } },
      'a short password': { body: { token: 'x', password: '1234567' } },
    },
    notAllowed: 'writes only from our own pages',
  },
  verifyEmail: {
    good: async (context) => ({ body: { token: await createToken(context, 'verify-email') } }),
    bad: { 'no body': {}, 'no token': { body: { token: '' } } },
    notAllowed: 'writes only from our own pages',
  },
  resendVerification: { good: () => ({}), bad: 'takes no input', notAllowed: 'writes only from our own pages' },
  changePassword: {
    good: () => ({ body: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD } }),
    bad: {
      'no body': {},
      'a wrong password': { body: { currentPassword: 'not this one', newPassword: NEW_PASSWORD } },
      'a short new password': { body: { currentPassword: TEST_PASSWORD, newPassword: '1234567' } },
    },
    notAllowed: 'writes only from our own pages',
  },
  changeEmail: {
    good: () => ({ body: { email: freshEmail(), password: TEST_PASSWORD } }),
    bad: {
      'no body': {},
      'an invalid address': { body: { email: 'you@', password: TEST_PASSWORD } },
      'a wrong password': { body: { email: 'a@example.org', password: 'not this one' } },
    },
    notAllowed: 'writes only from our own pages',
  },
  listSessions: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  endSession: {
    good: () => ({ params: { id: '0'.repeat(32) } }),
    bad: { 'an invalid id': { params: { id: 'current' } } },
    notAllowed: 'writes only from our own pages',
    object: async (owner) => {
      const [session] = (await owner.call(listSessions)).body
      const ended = (reply: Reply) => (reply.body as { ended?: boolean }).ended === true
      return { request: { params: { id: session?.id ?? '' } }, leaks: ended }
    },
  },
  signOutEverywhere: { good: () => ({}), bad: 'takes no input', notAllowed: 'writes only from our own pages' },
}
