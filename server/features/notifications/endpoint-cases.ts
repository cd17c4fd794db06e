import type * as contract from '#contract/notifications.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { createNotification } from './fixtures.ts'

export const cases: EndpointCases<typeof contract> = {
  listNotifications: {
    good: () => ({ query: { limit: '50' } }),
    bad: {
      'too many rows': { query: { limit: '51' } },
      'no rows': { query: { limit: '0' } },
      'an invalid cursor': { query: { after: '!' } },
    },
    notAllowed: 'members read their own',
  },
  countUnreadNotifications: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  readNotification: {
    good: async (context, member) => ({ params: { id: await createNotification(context, member.id) } }),
    bad: { 'an invalid id': { params: { id: 'the-newest' } } },
    notAllowed: 'writes only from our own pages',
    object: async (_, context, member) => ({
      request: { params: { id: await createNotification(context, member.id) } },
      leaks: ({ status }) => status !== 404 && status !== 401,
    }),
  },
  readAllNotifications: { good: () => ({}), bad: 'takes no input', notAllowed: 'writes only from our own pages' },
  unreadNotifications: {
    good: async (context, member) => ({ body: { ids: [await createNotification(context, member.id)] } }),
    bad: {
      'no body': {},
      'no ids': { body: { ids: [] } },
      'an invalid id': { body: { ids: ['the-newest'] } },
    },
    notAllowed: 'writes only from our own pages',
  },
}
