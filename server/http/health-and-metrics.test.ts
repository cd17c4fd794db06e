import { describe, expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import type { Database } from '#server/db/database.ts'
import { engine } from '#server/db/test-database.ts'
import { startTestServer } from '#server/test-server.ts'

const server = await startTestServer()
const guarded = await startTestServer({ beside: server, env: { METRICS_TOKEN: 'a token of some length' } })
const unavailable: Database = { ...server.context.database, isReachable: async () => false }

describe('health', () => {
  test('/healthz returns 200, even while the database is unavailable', async () => {
    const withoutDatabase = await startTestServer({ database: unavailable })
    for (const each of [server, withoutDatabase]) {
      const response = await each.asVisitor().get('/healthz')
      expect([response.status, response.body]).toEqual([200, { status: 'ok' }])
    }
  })

  test('/readyz returns the database engine', async () => {
    const response = await server.asVisitor().get('/readyz')
    expect([response.status, response.body]).toEqual([200, { status: 'ready', database: engine }])
  })

  test('/readyz returns 503 with Retry-After while the database is unavailable', async () => {
    const withoutDatabase = await startTestServer({ database: unavailable })
    const response = await withoutDatabase.asVisitor().get('/readyz')
    expect([response.status, response.headers['retry-after'], response.refusal.code]).toEqual([503, '5', 'unavailable'])
  })
})

describe('metrics', () => {
  const metrics = (on: typeof server, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    on.app.inject({ url: '/metrics', headers, remoteAddress })

  test('without a token are only readable from this machine', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await metrics(server, {}, address)).statusCode).toBe(200)
    for (const address of ['203.0.113.1', '10.0.0.1', '2001:db8::1'])
      expect((await metrics(server, {}, address)).statusCode).toBe(404)
  })

  test('without a token are not readable through a proxy on this machine', async () => {
    expect((await metrics(server, { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404)
    expect((await metrics(server, { forwarded: 'for=203.0.113.1' })).statusCode).toBe(404)
  })

  test('with a token are only readable with that token, from any address', async () => {
    expect((await metrics(guarded, { authorization: 'Bearer a token of some length' }, '203.0.113.1')).statusCode).toBe(
      200,
    )
    for (const authorization of ['Bearer a token of some lengtH', 'Bearer ', 'a token of some length', '']) {
      expect((await metrics(guarded, { authorization })).statusCode).toBe(404)
    }
    expect((await metrics(guarded)).statusCode).toBe(404)
  })

  test('count responses by route pattern, pages included, and never contain the URL', async () => {
    const page = await startTestServer({
      beside: server,
      webApp: async () => new Response('<p>A page</p>', { status: 404, headers: { 'content-type': 'text/html' } }),
    })
    await page.asVisitor().call(listArticles, { query: { q: 'a-private-interest' } })
    await page.asVisitor().get('/articles/a-private-interest')
    await page.asVisitor().get('/api/nothing/a-private-interest')
    const text = (await metrics(page)).body
    expect(text).toContain('skynn_http_request_seconds_count{method="GET",route="/api/articles",status="200"} 1')
    expect(text).toContain('skynn_http_request_seconds_count{method="GET",route="/*",status="404"} 1')
    expect(text).toContain('skynn_http_request_seconds_count{method="GET",route="/api/*",status="404"} 1')
    expect(text).toContain('skynn_page_cache_bytes')
    expect(text).not.toContain('a-private-interest')
  })
})
