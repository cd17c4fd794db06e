import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { login, logout, me } from '#contract/accounts.ts'
import { listArticles } from '#contract/articles.ts'
import { endpoint, route } from '#contract/endpoint.ts'
import { freshEmail, createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { overTheWire } from '#server/test-wire.ts'
import { bind } from './bind.ts'

const slowQuery = endpoint(route('GET', '/api/slow'), {
  who: 'anyone',
  summary: 'Waits for the gate',
  response: z.object({ done: z.boolean() }),
  errors: [],
})

/** Blocks work until the test opens the gate. */
const createGate = () => {
  const held: (() => void)[] = []
  let open = false
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        if (open) resolve()
        else held.push(resolve)
      }),
    open: () => {
      open = true
      for (const release of held) release()
    },
  }
}

/** Pages below /slow wait for the gate; every page calls the API. */
const startBusyServer = async () => {
  const gate = createGate()
  const server = await startTestServer({
    env: { LOG_LEVEL: 'warn' },
    routes: (app, context) =>
      bind(slowQuery, async () => {
        await gate.wait()
        return { done: true }
      }).add(app, context),
    webApp: async (request, api) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.startsWith('/slow')) await gate.wait()
      const { status } = await api(`/api/articles?q=${searchParams.get('q') ?? 'skin'}`)
      return new Response(`the API said ${status}`, { headers: { 'content-type': 'text/html' } })
    },
  })
  const visitor = server.asVisitor()
  const askFor = async (url: string, headers: Record<string, string> = {}) => {
    const began = performance.now()
    const response = await visitor.get(url, headers)
    return Object.assign(response, { milliseconds: performance.now() - began })
  }
  /** Starts `count` calls that wait for the gate, and returns once each of them has been admitted or refused. */
  const occupy = async (count: number, url: (number: number) => string, kind: 'render' | 'database') => {
    const before = server.context.work[kind].usage().refused
    const calls = Array.from({ length: count }, (_, number) => visitor.get(url(number)))
    await expect
      .poll(() => {
        const { active, waiting, refused } = server.context.work[kind].usage()
        return active + waiting + refused - before
      })
      .toBe(count)
    return calls
  }
  return { server, visitor, gate, askFor, occupy }
}

const refusal = { code: 'unavailable', message: 'Many people are reading right now. Please try again in a moment.' }

describe('page requests at the rendering limit', () => {
  test('are refused immediately with 503, Retry-After and an HTML page; the log names the queue', async () => {
    const { server, gate, askFor, occupy } = await startBusyServer()
    const admitted = await occupy(26, (number) => `/slow/${number}`, 'render')
    const refused = await askFor('/one-too-many', { accept: 'text/html' })
    expect([refused.status, refused.headers['retry-after'], refused.headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ])
    expect(refused.text).toContain(refusal.message)
    const more = []
    for (let again = 0; again < 20; again += 1) more.push(await askFor(`/one-too-many/${again}`))
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([503]))
    // The fastest of them, because stalls of the test machine do not count.
    expect(Math.min(...more.map(({ milliseconds }) => milliseconds))).toBeLessThan(100)
    const lines = server
      .takeLog()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string })
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['render queue full']))
    expect(lines.length, 'one line per second').toBeLessThan(more.length)
    gate.open()
    for (const page of admitted) expect((await page).text).toBe('the API said 200')
    expect((await askFor('/one-too-many')).text).toBe('the API said 200')
  })

  test('do not affect cached pages, health checks, metrics, sign-out and the API', async () => {
    const { server, visitor, gate, askFor, occupy } = await startBusyServer()
    const origin = await server.listen()
    await overTheWire(origin, '/cached')
    const admitted = await occupy(30, (number) => `/slow/${number}`, 'render')
    const began = performance.now()
    expect((await overTheWire(origin, '/cached')).status).toBe(200)
    for (const url of ['/healthz', '/readyz', '/metrics', '/api/articles?limit=1'])
      expect([url, (await askFor(url)).status]).toEqual([url, 200])
    expect((await visitor.call(logout)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(1000)
    const { text } = await askFor('/metrics')
    expect(text).toContain('skynn_work_active{kind="render"} 2')
    expect(text).toContain('skynn_work_waiting{kind="render"} 24')
    expect(text).toContain('skynn_work_refused_total{kind="render"} 4')
    gate.open()
    await Promise.all(admitted)
  })

  test('do not deadlock: the API calls of a page need no slot of their own', async () => {
    const { askFor } = await startBusyServer()
    const pages = await Promise.all(Array.from({ length: 26 }, (_, number) => askFor(`/page-${number}?q=${number}`)))
    expect(pages.map(({ text }) => text)).toEqual(Array(26).fill('the API said 200'))
  })
})

describe('API calls at the database limit', () => {
  test('are refused immediately; pages, health checks and sign-out still work', async () => {
    const { server, visitor, gate, askFor, occupy } = await startBusyServer()
    const { token } = await createMember(server.context)
    const admitted = await occupy(80, () => slowQuery.path, 'database')
    const refused = await askFor(listArticles.path, { authorization: `Bearer ${token}` })
    expect([refused.status, refused.headers['retry-after'], refused.refusal]).toEqual([503, '5', refusal])
    const again = await Promise.all(
      Array.from({ length: 5 }, () => askFor(listArticles.path, { authorization: `Bearer ${token}` })),
    )
    expect(Math.min(refused.milliseconds, ...again.map(({ milliseconds }) => milliseconds))).toBeLessThan(100)
    expect(server.takeLog()).toContain('"msg":"database queue full"')
    expect((await askFor('/a-page?q=unseen')).text).toBe('the API said 200')
    for (const url of ['/healthz', '/readyz', '/metrics']) expect([url, (await askFor(url)).status]).toEqual([url, 200])
    expect((await server.asMember({ token }).call(logout)).status).toBe(200)
    gate.open()
    for (const call of admitted) expect((await call).status).toBe(200)
    expect(
      (await visitor.call(me, { headers: { authorization: `Bearer ${token}` } })).status,
      'the session has ended',
    ).toBe(401)
  })

  test('are refused over the wire before they reach the framework, with the common headers', async () => {
    const { server, gate, occupy } = await startBusyServer()
    const origin = await server.listen()
    const { token } = await createMember(server.context)
    const admitted = await occupy(80, () => slowQuery.path, 'database')
    const refused = await overTheWire(origin, listArticles.path, { headers: { authorization: `Bearer ${token}` } })
    expect([
      refused.status,
      refused.headers['retry-after'],
      refused.headers['cache-control'],
      JSON.parse(refused.text),
    ]).toEqual([503, '5', 'no-store', refusal])
    expect(refused.headers['x-content-type-options']).toBe('nosniff')
    expect(refused.headers['x-request-id'], 'it never reached the framework').toBeUndefined()
    expect((await overTheWire(origin, '/api/no-such-address')).status, 'costs no query').toBe(404)
    expect(
      (await overTheWire(origin, logout.path, { method: 'POST', headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(200)
    gate.open()
    await Promise.all(admitted)
    expect((await overTheWire(origin, listArticles.path)).status).toBe(200)
  })

  test('are refused before the session is looked up', async () => {
    const { server, visitor, gate, occupy } = await startBusyServer()
    const admitted = await occupy(80, () => slowQuery.path, 'database')
    const withBadToken = await visitor.get(me.path, { authorization: 'Bearer unknown' })
    expect(withBadToken.status, 'the session was not looked up').toBe(503)
    gate.open()
    await Promise.all(admitted)
    for (const [url, status] of [
      [me.path, 401],
      ['/api/articles?limit=none', 400],
      ['/api/articles/no-such-id', 404],
      ['/api/articles', 200],
    ] as const) {
      expect([url, (await visitor.get(url)).status]).toEqual([url, status])
    }
    expect(server.context.work.database.usage(), 'slots still held after failed calls of every kind').toMatchObject({
      active: 0,
      waiting: 0,
    })
  })
})

describe('sign-ins at the password limit', () => {
  test('are refused immediately, while everything else still works', async () => {
    const { server, visitor, askFor } = await startBusyServer()
    const logins = Array.from({ length: 60 }, async () => {
      const began = performance.now()
      const { status } = await visitor.call(login, { body: { email: freshEmail(), password: 'a guess' } })
      return { status, milliseconds: performance.now() - began }
    })
    expect((await askFor('/a-page')).status).toBe(200)
    expect((await askFor('/api/articles?limit=1')).status).toBe(200)
    const responses = await Promise.all(logins)
    const checked = responses.filter(({ status }) => status === 401)
    expect(checked.length).toBeGreaterThanOrEqual(25)
    expect(responses.filter(({ status }) => status === 503)).toHaveLength(60 - checked.length)
    expect(checked.length).toBeLessThan(60)
    expect(server.takeLog()).toContain('"msg":"password queue full"')
  })
})
