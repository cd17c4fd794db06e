import type * as contract from '#contract/account.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { multipartOf, pictureOf } from '#server/pictures/fixtures.ts'

export const cases: EndpointCases<typeof contract> = {
  readAccount: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  changeAccount: {
    good: () => ({ body: { firstName: 'Thandi', displayName: 'Thandi from Durban' } }),
    bad: {
      'no body': {},
      'an unknown field': { body: { email: 'other@example.org' } },
      'a display name of one character': { body: { displayName: 'T' } },
      'a line break in a name': { body: { firstName: 'Than\ndi' } },
    },
    notAllowed: 'writes only from our own pages',
  },
  uploadPicture: {
    good: async () => multipartOf(await pictureOf()),
    bad: 'takes no input',
    notAllowed: 'writes only from our own pages',
  },
  removePicture: { good: () => ({}), bad: 'takes no input', notAllowed: 'writes only from our own pages' },
  listConsents: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  recordConsent: {
    good: () => ({ body: { purpose: 'analytics', granted: true } }),
    bad: {
      'no body': {},
      'an unknown purpose': { body: { purpose: 'everything', granted: true } },
      'the terms, which cannot be withdrawn': { body: { purpose: 'terms', granted: false } },
    },
    notAllowed: 'writes only from our own pages',
  },
  exportData: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  eraseAccount: {
    // The password of every test member.
    good: () => ({ body: { password: 'rooibos and honey' } }),
    bad: { 'no body': {}, 'a number as password': { body: { password: 1 } } },
    notAllowed: 'writes only from our own pages',
  },
  undoErase: { good: () => ({}), bad: 'takes no input', notAllowed: 'writes only from our own pages' },
}
