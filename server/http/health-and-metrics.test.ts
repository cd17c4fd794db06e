import { describe, expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import type { Database } from '#server/db/database.ts'
import { engine } from '#server/db/test-database.ts'
import { startTestServer } from '#server/test-server.ts'

const server = await startTestServer()
const guarded = await startTestServer({ beside: server, env: { METRICS_TOKEN: 'a token of some length' } })
const away: Database = { ...server.context.database, isReachable: async () => false }

describe('health', () => {
  test('/healthz says that the process runs, also while the database is away', async () => {
    const without = await startTestServer({ database: away })
    for (const each of [server, without]) {
      const answer = await each.asVisitor().get('/healthz')
      expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }])
    }
  })

  test('/readyz says which database answers', async () => {
    const answer = await server.asVisitor().get('/readyz')
    expect([answer.status, answer.body]).toEqual([200, { status: 'ready', database: engine }])
  })

  test('/readyz is a 503 with Retry-After while the database is away', async () => {
    const without = await startTestServer({ database: away })
    const answer = await without.asVisitor().get('/readyz')
    expect([answer.status, answer.headers['retry-after'], answer.refusal.code]).toEqual([503, '5', 'unavailable'])
  })
})

describe('metrics', () => {
  const metrics = (on: typeof server, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    on.app.inject({ url: '/metrics', headers, remoteAddress })

  test('without a token are for this machine alone', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await metrics(server, {}, address)).statusCode).toBe(200)
    for (const address of ['203.0.113.1', '10.0.0.1', '2001:db8::1'])
      expect((await metrics(server, {}, address)).statusCode).toBe(404)
  })

  test('without a token are not for a proxy on this machine, which asks for somebody', async () => {
    expect((await metrics(server, { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404)
    expect((await metrics(server, { forwarded: 'for=203.0.113.1' })).statusCode).toBe(404)
  })

  test('with a token are for whoever bears it, from anywhere, and for nobody else', async () => {
    expect((await metrics(guarded, { authorization: 'Bearer a token of some length' }, '203.0.113.1')).statusCode).toBe(
      200,
    )
    for (const authorization of ['Bearer a token of some lengtH', 'Bearer ', 'a token of some length', '']) {
      expect((await metrics(guarded, { authorization })).statusCode).toBe(404)
    }
    expect((await metrics(guarded)).statusCode).toBe(404)
  })

  test('count answers by the pattern of their address, pages too, and never by the address', async () => {
    const page = await startTestServer({
      beside: server,
      webApp: async () => new Response('<p>A page</p>', { status: 404, headers: { 'content-type': 'text/html' } }),
    })
    await page.asVisitor().ask(listArticles, { query: { q: 'a-private-interest' } })
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
