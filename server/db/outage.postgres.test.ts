import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, me } from '#contract/accounts.ts'
import { listArticles, saveArticle } from '#contract/articles.ts'
import { chatWithSkynn } from '#contract/chat.ts'
import { freshEmail, createMember } from '#server/features/accounts/fixtures.ts'
import { freshWord, createArticle } from '#server/features/articles/fixtures.ts'
import { silent } from '#server/log.ts'
import { addressOf, eventually, startTestServer, type TestServer } from '#server/test-server.ts'
import { overTheWire, type WireResponse } from '#server/test-wire.ts'
import { findPostgres, startPostgres } from '#tools/postgres.mjs'
import type { Database } from './database.ts'
import { openServer } from './postgres.ts'
import { engine } from './test-database.ts'

/** A separate server, which can be stopped without affecting other tests. */
describe.runIf(engine === 'postgres' && findPostgres().bin !== undefined)('an outage of PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let database: Database
  let server: TestServer
  let origin: string
  let now = Date.now()
  let cachedPage: string
  let member: Awaited<ReturnType<typeof createMember>>
  let article: Awaited<ReturnType<typeof createArticle>>
  const cachedResponse = addressOf(listArticles, { query: { tag: freshWord() } })
  const get = (url: string, headers: Record<string, string> = {}) => overTheWire(origin, url, { headers })
  const asMember = () => ({ authorization: `Bearer ${member.token}` })
  const withinSeconds = (done: () => Promise<boolean>) => eventually(done, 3000)
  /** A call, with the milliseconds it took. */
  const timed = async <T>(call: Promise<T>): Promise<T & { milliseconds: number }> => {
    const began = performance.now()
    return Object.assign((await call) as object, { milliseconds: performance.now() - began }) as T & {
      milliseconds: number
    }
  }

  /** Requests both until they are cached: a response in progress during an invalidation is not. */
  const untilCached = () =>
    eventually(async () => {
      await Promise.all([get(cachedPage), get(cachedResponse)])
      return server.pageCache.find(cachedPage) && server.pageCache.find(cachedResponse)
    })

  beforeAll(async () => {
    postgres = await startPostgres()
    database = await openServer(postgres.url, silent)
    server = await startTestServer({
      database,
      now: () => new Date(now),
      webApp: async (request, api) => {
        const response = await api(`/api${new URL(request.url).pathname}`)
        return new Response(`<main>${await response.text()}</main>`, {
          status: response.status,
          headers: { 'content-type': 'text/html' },
        })
      },
    })
    origin = await server.listen()
    await server.context.advice.warmUp()
    member = await createMember(server.context)
    article = await createArticle(server.context, { title: 'The original title' })
    cachedPage = `/articles/${article.slug}`
    await untilCached()
  })
  afterAll(async () => {
    await postgres.stop()
    await database.close()
  })

  /** Everything that must hold while the database is unavailable. */
  const expectOutage = async () => {
    const ask = (): [string, Promise<WireResponse>][] => [
      ['a list for a member', get(addressOf(listArticles), asMember())],
      ['the current member', get(addressOf(me), asMember())],
      ['an uncached list', get(addressOf(listArticles, { query: { q: freshWord() } }))],
      [
        'signing in',
        overTheWire(origin, login.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: freshEmail(), password: 'x' }),
        }),
      ],
      [
        'saving',
        overTheWire(origin, addressOf(saveArticle, { params: { id: article.id } }), {
          method: 'POST',
          headers: asMember(),
        }),
      ],
      ['readiness', get('/readyz')],
    ]
    const calls = ask().map(([name, call]) => [name, timed(call)] as const)
    const began = performance.now()
    const unseenPage = get('/articles/never-seen')
    expect((await get(cachedPage)).text).toContain('The original title')
    expect((await get(cachedResponse)).status).toBe(200)
    expect((await get('/healthz')).status).toBe(200)
    expect(performance.now() - began, 'cached pages do not wait').toBeLessThan(1000)
    // It is stale now, and its refresh fails: it is still served.
    now += 11 * 60_000
    expect((await get(cachedPage)).text).toContain('The original title')
    for (const [name, call] of calls) {
      const response = await call
      expect([name, response.status, response.headers['retry-after']], response.text).toEqual([name, 503, '5'])
      expect(JSON.parse(response.text)).toMatchObject({ code: 'unavailable' })
      expect(response.milliseconds, name).toBeLessThan(name === 'readiness' ? 1000 : 2000)
    }
    for (const [name, call] of ask())
      expect((await timed(call)).milliseconds, `${name}, once the outage is known`).toBeLessThan(100)
    const advice = await overTheWire(origin, chatWithSkynn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'What is niacinamide?' }),
    })
    expect([advice.status, advice.text.includes('iacinamide')], 'advice needs no database').toEqual([200, true])
    const page = await unseenPage
    expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([503, '5', 'text/html'])
    await server.pageCache.settled()
    expect((await get(cachedPage)).text).toContain('The original title')
    expect(server.loggedErrors()).toEqual([])
  }

  const expectRecovery = async () => {
    await withinSeconds(async () => (await get('/readyz')).status === 200)
    expect((await get(addressOf(me), asMember())).status).toBe(200)
    expect(
      [cachedPage, cachedResponse].filter((url) => server.pageCache.find(url) === undefined),
      'pages that an outage removed',
    ).toEqual([])
    const changed = `Changed ${freshWord()}`
    await createArticle(server.context, { ...article, title: changed })
    // Change notifications arrive again: the notification connection is restored too.
    await withinSeconds(async () => (await get(cachedPage)).text.includes(changed))
    await createArticle(server.context, { ...article, title: 'The original title' })
    await withinSeconds(async () => (await get(cachedPage)).text.includes('The original title'))
    await untilCached()
  }

  test('by a stop returns 503 with Retry-After immediately, still serves cached pages, and ends with a restart', async () => {
    await postgres.stopServer('fast')
    await expectOutage()
    await postgres.restart()
    await expectRecovery()
  }, 30_000)

  test('by a hang returns the same within seconds, and ends when the server continues', async () => {
    const processes = postgresProcesses(postgres.pid ?? 0)
    for (const pid of processes) process.kill(pid, 'SIGSTOP')
    try {
      await expectOutage()
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT')
    }
    await expectRecovery()
  }, 40_000)

  test('in the middle of a transaction fails the call, does not crash the process, and leaves no open transaction to another call', async () => {
    const failure = await database
      .transaction(async (queries) => {
        const { rows } = await queries.execute<{ pid: number }>('select pg_backend_pid() as pid')
        await queries.execute(`insert into tag_counts values ('half', 1)`)
        await server.context.database.queries.execute(`select pg_terminate_backend(${rows[0]?.pid})`)
        await pause(100)
        return queries.execute('select 1')
      })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect((await database.queries.execute(`select * from tag_counts where tag = 'half'`)).rows).toEqual([])
    expect((await get(addressOf(me), asMember())).status).toBe(200)
  })

  test('of several seconds causes about one attempt per second to reconnect for notifications, without an increase', async () => {
    await postgres.stopServer('fast')
    const attempts = await countConnections(postgres.port, 4000)
    expect(attempts).toBeGreaterThanOrEqual(2)
    expect(attempts).toBeLessThanOrEqual(6)
    await postgres.restart()
    await expectRecovery()
  }, 30_000)
})

/** The server's process and its children. */
const postgresProcesses = (pid: number): number[] => {
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
  return [pid, ...children]
}

/** Listens on the server's port and closes every connection. @returns the number of connections */
const countConnections = async (port: number, milliseconds: number): Promise<number> => {
  let attempts = 0
  const listener = createServer((socket) => {
    attempts += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => {
    listener.listen(port, '127.0.0.1', resolve)
  })
  await pause(milliseconds)
  await new Promise((resolve) => {
    listener.close(resolve)
  })
  return attempts
}
