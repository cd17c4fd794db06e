import type * as contract from '#contract/waiting-list.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { freshEmail } from '#server/features/accounts/fixtures.ts'

export const cases: EndpointCases<typeof contract> = {
  readCashbackCard: { good: () => ({}), bad: 'takes no input', notAllowed: 'anyone may read' },
  joinWaitingList: {
    good: () => ({ body: { name: 'Thandi', email: freshEmail(), phone: '', category: 'cashback_card' } }),
    bad: {
      'no body': {},
      'a blank name': { body: { name: '  ', email: 'a@example.org' } },
      'an invalid address': { body: { name: 'Thandi', email: 'you@' } },
      'an unknown list': { body: { name: 'Thandi', email: 'a@example.org', category: 'lottery' } },
    },
    notAllowed: 'writes only from our own pages',
  },
  leaveWaitingList: {
    good: () => ({ body: { token: 'a token that was never sent' } }),
    bad: { 'no body': {}, 'no token': { body: { token: '' } } },
    notAllowed: 'writes only from our own pages',
  },
}
