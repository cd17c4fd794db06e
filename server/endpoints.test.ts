import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '#contract/all.ts'
import type { EndpointCase } from './endpoint-cases.ts'
import { givenMember } from './features/accounts/fixtures.ts'
import { startTestServer } from './test-server.ts'

const casesIn = async (file: string): Promise<Record<string, EndpointCase>> =>
  ((await import(`./${file}`)) as { cases: Record<string, EndpointCase> }).cases
const domains = globSync('features/*/endpoint-cases.ts', { cwd: import.meta.dirname }).map((file) =>
  file.replaceAll('\\', '/'),
)
const files = Object.fromEntries(await Promise.all(domains.map(async (file) => [file, await casesIn(file)] as const)))
const caseOf = (domain: string, name: string): EndpointCase | undefined =>
  files[`features/${domain}/endpoint-cases.ts`]?.[name]

const server = await startTestServer()
await server.context.advice.warmUp()

test('every endpoint has its cases: the list of those without is empty', () => {
  const without = allEndpoints
    .filter(({ domain, name }) => !caseOf(domain, name))
    .map(({ domain, name }) => `server/features/${domain}/endpoint-cases.ts: ${name}`)
  expect(without).toEqual([])
})

describe.each(
  allEndpoints.flatMap(({ domain, name, endpoint }) => {
    const given = caseOf(domain, name)
    return given ? [{ title: `${endpoint.method} ${endpoint.path}`, endpoint, given }] : []
  }),
)('$title', ({ endpoint, given }) => {
  const forMembers = endpoint.who === 'member'
  const writes = endpoint.method !== 'GET'
  const entitled = async () => (forMembers ? server.asMember(await givenMember(server.context)) : server.asVisitor())

  test('good: returns what the contract defines', async () => {
    const answer = await (await entitled()).ask(endpoint, await given.good(server.context))
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([endpoint.status ?? 200, expect.any(String)])
    const schema = endpoint.answer instanceof z.ZodObject ? endpoint.answer.strict() : endpoint.answer
    expect(schema.safeParse(answer.body).error?.issues ?? []).toEqual([])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('bad input: answers 400 and names what is wrong', async () => {
    if (given.bad === 'takes no input') {
      expect([endpoint.params, endpoint.query, endpoint.body]).toEqual([undefined, undefined, undefined])
      return
    }
    expect(Object.keys(given.bad)).not.toEqual([])
    for (const [wrong, ask] of Object.entries(given.bad)) {
      const answer = await (await entitled()).ask(endpoint, ask)
      expect([wrong, answer.status, answer.refusal.code]).toEqual([wrong, 400, 'invalid_input'])
      expect(answer.refusal.issues?.length, wrong).toBeGreaterThan(0)
    }
  })

  test(`not signed in: ${forMembers ? 'answers 401' : 'is answered all the same'}`, async () => {
    for (const [wrong, ask] of Object.entries(forMembers && given.bad !== 'takes no input' ? given.bad : {})) {
      expect(
        [wrong, (await server.asVisitor().ask(endpoint, ask)).status],
        'signing in comes before what else is wrong',
      ).toEqual([wrong, 401])
    }
    for (const authorization of [undefined, 'Bearer', `Bearer ${'x'.repeat(43)}`]) {
      const ask = await given.good(server.context)
      const answer = await server
        .asVisitor()
        .ask(endpoint, { ...ask, headers: { ...ask.headers, ...(authorization !== undefined && { authorization }) } })
      if (forMembers) expect([answer.status, answer.refusal.code]).toEqual([401, 'sign_in_required'])
      else expect(answer.status).toBe(endpoint.status ?? 200)
    }
  })

  test('another member, or a visitor, gets nothing of an object that is not theirs', async () => {
    const body = endpoint.body instanceof z.ZodObject ? Object.keys(endpoint.body.shape) : []
    const namesObject = endpoint.params !== undefined || body.some((key) => /^id$|Id$/.test(key))
    expect(given.object !== undefined, 'says whose its object is').toBe(namesObject)
    if (typeof given.object !== 'function') return
    const owner = server.asMember(await givenMember(server.context))
    const { ask, leaks } = await given.object(owner)
    expect(leaks(await owner.ask(endpoint, ask)), 'the owner').toBe(true)
    for (const other of [server.asMember(await givenMember(server.context)), server.asVisitor()]) {
      expect(leaks(await other.ask(endpoint, ask))).toBe(false)
    }
  })

  test('not allowed: answers 403 where somebody may not', async () => {
    expect(given.notAllowed).toBe(
      writes ? 'writes only from our own pages' : forMembers ? 'members read their own' : 'anyone may read',
    )
    if (!writes) return
    const { token } = await givenMember(server.context)
    const ask = await given.good(server.context)
    const answer = await server
      .asVisitor()
      .ask(endpoint, { ...ask, headers: { cookie: `skynn_session=${token}`, 'sec-fetch-site': 'cross-site' } })
    expect([answer.status, answer.refusal.code]).toEqual([403, 'not_allowed'])
  })
})
