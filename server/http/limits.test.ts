import { describe, expect, test } from 'vitest'
import { login, me, register } from '#contract/accounts.ts'
import { listArticles, readArticle } from '#contract/articles.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type TestRequest, startTestServer, type TestServer } from '#server/test-server.ts'

const page = async () => new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } })
/** A fiftieth of each limit, per minute: 6 API calls, 1 sign-in or registration, 5 pages, 1 unknown URL. */
const createServer = (env: Record<string, string> = {}, beside?: TestServer) =>
  startTestServer({ webApp: page, env: { RATE_LIMIT_FACTOR: '0.02', ...env }, ...(beside && { beside }) })
const server = await createServer()
const statusOf = async (on: TestServer, endpoint: Endpoint, ask: TestRequest) =>
  (await on.asVisitor().call(endpoint, ask)).status
const many = async (count: number, call: () => Promise<number>) => {
  const statuses: number[] = []
  for (let number = 0; number < count; number += 1) statuses.push(await call())
  return statuses
}

describe('the rate limit of an address', () => {
  test('refuses further calls with 429, Retry-After and the standard error body', async () => {
    expect(await many(6, () => statusOf(server, listArticles, { from: '203.0.113.1' }))).toEqual(Array(6).fill(200))
    const refused = await server.asVisitor().call(listArticles, { from: '203.0.113.1' })
    expect(refused.status).toBe(429)
    expect(refused.refusal).toEqual({
      code: 'too_many_requests',
      message: 'Too many tries in a short time. Please wait a little and try again.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(await statusOf(server, listArticles, { from: '203.0.113.2' })).toBe(200)
  })

  test('is shared by all endpoints', async () => {
    const from = '203.0.113.3'
    await many(3, () => statusOf(server, listArticles, { from }))
    await many(3, () => statusOf(server, readArticle, { from, params: { id: 'nothing' } }))
    expect(await statusOf(server, me, { from })).toBe(429)
  })

  test('is strict for sign-in and registration, which share it', async () => {
    const from = '203.0.113.4'
    expect(await statusOf(server, login, { from, body: {} })).toBe(400)
    expect(await statusOf(server, register, { from, body: {} })).toBe(429)
    expect(await statusOf(server, listArticles, { from })).toBe(200)
  })

  test('also counts calls refused for other reasons', async () => {
    const from = '203.0.113.5'
    await many(6, () => statusOf(server, listArticles, { from, query: { limit: 'all' } }))
    expect(await statusOf(server, listArticles, { from })).toBe(429)
  })

  test('applies to unknown URLs and to pages', async () => {
    const at =
      (url: string, method: 'GET' | 'POST' = 'GET') =>
      async () =>
        (await server.app.inject({ method, url, remoteAddress: '203.0.113.6' })).statusCode
    expect(await many(2, at('/api/nothing'))).toEqual([404, 429])
    expect(await many(2, at('/nothing', 'POST'))).toEqual([404, 429])
    expect(await many(6, at('/articles'))).toEqual([...Array<number>(5).fill(200), 429])
  })

  test('counts an IPv6 /64 as one address', async () => {
    const statuses = []
    for (let host = 1; host <= 7; host += 1)
      statuses.push(await statusOf(server, listArticles, { from: `2001:db8:7:7::${host}` }))
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429])
    expect(await statusOf(server, listArticles, { from: '2001:db8:7:8::1' })).toBe(200)
  })

  test('recognises an IPv4-mapped IPv6 address', async () => {
    const spellings = ['203.0.113.10', '::ffff:203.0.113.10', '::ffff:cb00:710a']
    const statuses = []
    for (let number = 0; number < 7; number += 1)
      statuses.push(await statusOf(server, listArticles, { from: spellings[number % 3] ?? '' }))
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429])
  })
})

describe('an address claimed in a header', () => {
  const claiming = (on: TestServer, from: string, claims: (number: number) => string) => {
    let number = 0
    return many(7, async () => {
      number += 1
      return statusOf(on, listArticles, {
        from,
        headers: { 'x-forwarded-for': claims(number), forwarded: `for=${claims(number)}`, 'x-real-ip': claims(number) },
      })
    })
  }
  const limited = [...Array<number>(6).fill(200), 429]

  test('is ignored without a trusted proxy', async () => {
    expect(await claiming(server, '203.0.113.20', (number) => `198.51.100.${number}`)).toEqual(limited)
  })

  test('is ignored from any client that is not a trusted proxy', async () => {
    const behind = await createServer({ TRUST_PROXY: '10.1.0.0/16' }, server)
    expect(await claiming(behind, '203.0.113.21', (number) => `198.51.100.${number}`)).toEqual(limited)
  })

  test('is used from a trusted proxy: only the one it added, not those sent by the client', async () => {
    const behind = await createServer({ TRUST_PROXY: '10.1.0.0/16' }, server)
    expect(await claiming(behind, '10.1.2.3', (number) => `198.51.100.${number}`)).toEqual(Array(7).fill(200))
    expect(await claiming(behind, '10.1.2.3', (number) => `192.0.2.${number}, 198.51.100.99`)).toEqual(limited)
  })
})

describe('in-process calls', () => {
  test('have no rate limit', async () => {
    const asking = await startTestServer({
      beside: server,
      env: { RATE_LIMIT_FACTOR: '0.02' },
      webApp: async (_, api) => {
        const statuses = []
        for (let number = 0; number < 20; number += 1) statuses.push((await api('/api/articles')).status)
        return new Response(statuses.join(' '), { headers: { 'content-type': 'text/html' } })
      },
    })
    expect((await asking.asVisitor().get('/')).text).toBe(Array(20).fill(200).join(' '))
  })

  test('cannot be forged by a client', async () => {
    const from = '203.0.113.30'
    for (const value of ['', '1', 'A'.repeat(32)]) {
      await many(6, () => statusOf(server, listArticles, { from, headers: { 'x-skynn-in-process': value } }))
      expect(await statusOf(server, listArticles, { from, headers: { 'x-skynn-in-process': value } })).toBe(429)
    }
  })
})
