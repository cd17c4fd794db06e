import type * as contract from '#contract/shelf.ts'
import { addShelfItem } from '#contract/shelf.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import type { Caller, Reply } from '#server/test-server.ts'
import { addShelfItem as add } from './add-shelf-item.ts'
import { shelfInput } from './fixtures.ts'

const idOf = async (context: AppContext, member: Member): Promise<string> =>
  (await add(shelfInput(), member, context)).id
const ownItem = async (owner: Caller): Promise<string> =>
  (await owner.call(addShelfItem, { body: shelfInput() })).body.id
const leaks = ({ status }: Reply): boolean => status !== 404 && status !== 401

export const cases: EndpointCases<typeof contract> = {
  listShelf: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  addShelfItem: {
    good: () => ({ body: shelfInput() }),
    bad: {
      'no product': { body: {} },
      'a name of spaces': { body: shelfInput({ name: '  ' }) },
      'an unknown kind': { body: { ...shelfInput(), kind: 'potion' } },
      'a day that does not exist': { body: shelfInput({ openedOn: '2026-02-30' }) },
      'no months': { body: shelfInput({ monthsAfterOpening: 0 }) },
      'a label that is too long': { body: shelfInput({ label: 'a'.repeat(5001) }) },
    },
    notAllowed: 'writes only from our own pages',
  },
  changeShelfItem: {
    good: async (context, member) => ({
      params: { id: await idOf(context, member) },
      body: shelfInput({ name: 'Day gel' }),
    }),
    bad: { 'an invalid id': { params: { id: 'the-gel' }, body: shelfInput() } },
    notAllowed: 'writes only from our own pages',
    object: async (owner) => ({
      request: { params: { id: await ownItem(owner) }, body: shelfInput({ name: 'Mine now' }) },
      leaks,
    }),
  },
  removeShelfItem: {
    good: async (context, member) => ({ params: { id: await idOf(context, member) } }),
    bad: { 'an invalid id': { params: { id: 'the-gel' } } },
    notAllowed: 'writes only from our own pages',
    object: async (owner) => ({ request: { params: { id: await ownItem(owner) } }, leaks }),
  },
}
