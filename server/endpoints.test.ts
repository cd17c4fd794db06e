import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '#contract/all.ts'
import type { EndpointCase } from './endpoint-cases.ts'
import { createMember } from './features/accounts/fixtures.ts'
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

test('every endpoint has a case', () => {
  const without = allEndpoints
    .filter(({ domain, name }) => !caseOf(domain, name))
    .map(({ domain, name }) => `server/features/${domain}/endpoint-cases.ts: ${name}`)
  expect(without).toEqual([])
})

describe.each(
  allEndpoints.flatMap(({ domain, name, endpoint }) => {
    const endpointCase = caseOf(domain, name)
    return endpointCase ? [{ title: `${endpoint.method} ${endpoint.path}`, endpoint, endpointCase }] : []
  }),
)('$title', ({ endpoint, endpointCase }) => {
  const forMembers = endpoint.who === 'member'
  const writes = endpoint.method !== 'GET'
  const entitled = async () => (forMembers ? server.asMember(await createMember(server.context)) : server.asVisitor())

  test('returns a response that matches the contract', async () => {
    const member = await createMember(server.context)
    const caller = forMembers ? server.asMember(member) : server.asVisitor()
    const reply = await caller.call(endpoint, await endpointCase.good(server.context, member))
    expect([reply.status, reply.text.slice(0, 200)]).toEqual([endpoint.status ?? 200, expect.any(String)])
    const schema = endpoint.response instanceof z.ZodObject ? endpoint.response.strict() : endpoint.response
    expect(schema.safeParse(reply.body).error?.issues ?? []).toEqual([])
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('returns 400 with the issues for invalid input', async () => {
    if (endpointCase.bad === 'takes no input') {
      expect([endpoint.params, endpoint.query, endpoint.body]).toEqual([undefined, undefined, undefined])
      return
    }
    expect(Object.keys(endpointCase.bad)).not.toEqual([])
    for (const [wrong, request] of Object.entries(endpointCase.bad)) {
      const reply = await (await entitled()).call(endpoint, request)
      expect([wrong, reply.status, reply.refusal.code]).toEqual([wrong, 400, 'invalid_input'])
      expect(reply.refusal.issues?.length, wrong).toBeGreaterThan(0)
    }
  })

  test(`${forMembers ? 'returns 401' : 'succeeds'} without a session`, async () => {
    for (const [wrong, request] of Object.entries(
      forMembers && endpointCase.bad !== 'takes no input' ? endpointCase.bad : {},
    )) {
      expect(
        [wrong, (await server.asVisitor().call(endpoint, request)).status],
        'a missing session is reported before invalid input',
      ).toEqual([wrong, 401])
    }
    for (const authorization of [undefined, 'Bearer', `Bearer ${'x'.repeat(43)}`]) {
      const request = await endpointCase.good(server.context, await createMember(server.context))
      const reply = await server.asVisitor().call(endpoint, {
        ...request,
        headers: { ...request.headers, ...(authorization !== undefined && { authorization }) },
      })
      if (forMembers) expect([reply.status, reply.refusal.code]).toEqual([401, 'sign_in_required'])
      else expect(reply.status).toBe(endpoint.status ?? 200)
    }
  })

  test("does not expose a member's object to another member or a visitor", async () => {
    const body = endpoint.body instanceof z.ZodObject ? Object.keys(endpoint.body.shape) : []
    const namesObject = endpoint.params !== undefined || body.some((key) => /^id$|Id$/.test(key))
    expect(endpointCase.object !== undefined, 'the case declares who owns the object').toBe(namesObject)
    if (typeof endpointCase.object !== 'function') return
    const member = await createMember(server.context)
    const owner = server.asMember(member)
    const { request, leaks } = await endpointCase.object(owner, server.context, member)
    expect(leaks(await owner.call(endpoint, request)), 'the owner').toBe(true)
    for (const other of [server.asMember(await createMember(server.context)), server.asVisitor()]) {
      expect(leaks(await other.call(endpoint, request))).toBe(false)
    }
  })

  test(`${writes ? 'returns 403 for a write from another site' : 'declares who may read'}`, async () => {
    expect(endpointCase.notAllowed).toBe(
      writes ? 'writes only from our own pages' : forMembers ? 'members read their own' : 'anyone may read',
    )
    if (!writes) return
    const member = await createMember(server.context)
    const request = await endpointCase.good(server.context, member)
    const reply = await server.asVisitor().call(endpoint, {
      ...request,
      headers: { ...request.headers, cookie: `skynn_session=${member.token}`, 'sec-fetch-site': 'cross-site' },
    })
    expect([reply.status, reply.refusal.code]).toEqual([403, 'not_allowed'])
  })
})
