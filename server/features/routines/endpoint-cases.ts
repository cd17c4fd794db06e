import type * as contract from '#contract/routines.ts'
import { MAX_STEPS } from '#contract/kinds/routine.ts'
import { saveRoutine } from '#contract/routines.ts'
import type { EndpointCase, EndpointCases } from '#server/endpoint-cases.ts'
import { createRoutine, plan } from './fixtures.ts'
import { findRoutine } from './queries.ts'
import { shareRoutine } from './share-routine.ts'

const TOKEN = 'abcdefghijklmnopqrstuv'
const steps = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `step-${at}`, name: `Step ${at}` }))
const planOf = (count: number) => ({ steps: steps(count), morning: steps(count).map(({ id }) => id), evening: [] })

const badPlans = {
  'no plan': { body: { name: 'Mine' } },
  'too many steps': { body: { name: 'Mine', plan: planOf(MAX_STEPS + 1) } },
  'a step in no time of day': { body: { name: 'Mine', plan: plan({ morning: [], evening: ['wash', 'peel'] }) } },
  'an order that names an unknown step': { body: { name: 'Mine', plan: plan({ morning: ['wash', 'nothing'] }) } },
  'the same step twice': { body: { name: 'Mine', plan: plan({ morning: ['wash', 'wash'] }) } },
  'an unknown kind': {
    body: { name: 'Mine', plan: { steps: [{ id: 'a', name: 'A', kind: 'potion' }], morning: ['a'], evening: [] } },
  },
  'a negative price': {
    body: { name: 'Mine', plan: { steps: [{ id: 'a', name: 'A', priceCents: -1 }], morning: ['a'], evening: [] } },
  },
  'a NUL': { body: { name: 'Mi\u0000ne', plan: plan() } },
}
const withoutName = (cases: typeof badPlans): EndpointCase['bad'] =>
  Object.fromEntries(
    Object.entries(cases)
      .filter(([what]) => what !== 'a NUL')
      .map(([what, { body }]) => [what, { body: 'plan' in body ? { plan: body.plan } : {} }]),
  )

/** The routine of a member, called by somebody else. */
const foreign =
  (body?: object): NonNullable<EndpointCase['object']> =>
  async (owner) => {
    const { id } = (await owner.call(saveRoutine, { body: { name: 'Mine', plan: plan() } })).body
    return {
      request: { params: { id }, ...(body && { body }) },
      leaks: ({ status }) => status !== 404 && status !== 401,
    }
  }

const invalidId = { 'an invalid id': { params: { id: 'the-newest' } } }

export const cases: EndpointCases<typeof contract> = {
  checkRoutine: {
    good: () => ({ body: { plan: plan() } }),
    bad: withoutName(badPlans),
    notAllowed: 'writes only from our own pages',
  },
  listRoutines: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  saveRoutine: {
    good: () => ({ body: { name: 'Mine', plan: plan() } }),
    bad: {
      ...badPlans,
      'no name': { body: { plan: plan() } },
      'only spaces as a name': { body: { name: '  ', plan: plan() } },
      'a share token': { body: { name: 'Mine', plan: plan(), shareToken: TOKEN } },
    },
    notAllowed: 'writes only from our own pages',
  },
  readRoutine: {
    good: async (context, member) => ({ params: { id: await createRoutine(context, member.id) } }),
    bad: invalidId,
    notAllowed: 'members read their own',
    object: foreign(),
  },
  changeRoutine: {
    good: async (context, member) => {
      const id = await createRoutine(context, member.id)
      const updatedAt = (await findRoutine(context.database.queries, member.id, id))?.updatedAt.toISOString()
      return { params: { id }, body: { name: 'Changed', plan: plan(), updatedAt } }
    },
    bad: {
      ...invalidId,
      'no time of the last change': {
        params: { id: '00000000-0000-4000-8000-000000000000' },
        body: { name: 'Mine', plan: plan() },
      },
    },
    notAllowed: 'writes only from our own pages',
    object: async (owner) => {
      const saved = (await owner.call(saveRoutine, { body: { name: 'Mine', plan: plan() } })).body
      const body = { name: 'Taken over', plan: plan(), updatedAt: saved.updatedAt }
      return { request: { params: { id: saved.id }, body }, leaks: ({ status }) => status !== 404 && status !== 401 }
    },
  },
  deleteRoutine: {
    good: async (context, member) => ({ params: { id: await createRoutine(context, member.id) } }),
    bad: invalidId,
    notAllowed: 'writes only from our own pages',
    object: foreign(),
  },
  shareRoutine: {
    good: async (context, member) => ({ params: { id: await createRoutine(context, member.id) } }),
    bad: invalidId,
    notAllowed: 'writes only from our own pages',
    object: foreign(),
  },
  unshareRoutine: {
    good: async (context, member) => ({ params: { id: await createRoutine(context, member.id) } }),
    bad: invalidId,
    notAllowed: 'writes only from our own pages',
    object: foreign(),
  },
  readSharedRoutine: {
    good: async (context, member) => {
      const { token } = await shareRoutine(await createRoutine(context, member.id), member, context)
      return { params: { token } }
    },
    bad: {
      'a token that is too short': { params: { token: 'abc' } },
      'other characters': { params: { token: `${TOKEN.slice(1)}!` } },
    },
    notAllowed: 'anyone may read',
    object: 'belongs to nobody',
  },
}
