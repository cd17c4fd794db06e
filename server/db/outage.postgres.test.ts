import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, me } from '#contract/accounts.ts'
import { listArticles, saveArticle } from '#contract/articles.ts'
import { chatWithSkynn } from '#contract/guidance.ts'
import { freshEmail, givenMember } from '#server/features/accounts/fixtures.ts'
import { freshWord, givenArticle } from '#server/features/articles/fixtures.ts'
import { silent } from '#server/log.ts'
import { addressOf, eventually, startTestServer, type TestServer } from '#server/test-server.ts'
import { overTheWire, type WireResponse } from '#server/test-wire.ts'
import { findPostgres, startPostgres } from '#tools/postgres.mjs'
import type { Database } from './database.ts'
import { openServer } from './postgres.ts'
import { engine } from './test-database.ts'

/** A server of its own, which may be stopped without taking the other tests along. */
describe.runIf(engine === 'postgres' && findPostgres().bin !== undefined)('a PostgreSQL server that goes away', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let database: Database
  let server: TestServer
  let origin: string
  let now = Date.now()
  let keptPage: string
  let member: Awaited<ReturnType<typeof givenMember>>
  let article: Awaited<ReturnType<typeof givenArticle>>
  const keptAnswer = addressOf(listArticles, { query: { tag: freshWord() } })
  const get = (url: string, headers: Record<string, string> = {}) => overTheWire(origin, url, { headers })
  const asMember = () => ({ authorization: `Bearer ${member.token}` })
  const backInSeconds = (done: () => Promise<boolean>) => eventually(done, 3000)
  /** A call, with the milliseconds it took. */
  const timed = async <T>(call: Promise<T>): Promise<T & { milliseconds: number }> => {
    const began = performance.now()
    return Object.assign((await call) as object, { milliseconds: performance.now() - began }) as T & {
      milliseconds: number
    }
  }

  /** Asks until both are kept: what is under way when the word of a change arrives is not. */
  const keep = () =>
    eventually(async () => {
      await Promise.all([get(keptPage), get(keptAnswer)])
      return server.pageCache.find(keptPage) && server.pageCache.find(keptAnswer)
    })

  beforeAll(async () => {
    postgres = await startPostgres()
    database = await openServer(postgres.url, silent)
    server = await startTestServer({
      database,
      now: () => new Date(now),
      webApp: async (request, api) => {
        const answer = await api(`/api${new URL(request.url).pathname}`)
        return new Response(`<main>${await answer.text()}</main>`, {
          status: answer.status,
          headers: { 'content-type': 'text/html' },
        })
      },
    })
    origin = await server.listen()
    await server.context.advice.warmUp()
    member = await givenMember(server.context)
    article = await givenArticle(server.context, { title: 'A kept title' })
    keptPage = `/articles/${article.slug}`
    await keep()
  })
  afterAll(async () => {
    await postgres.stop()
    await database.close()
  })

  /** Everything that must be so while the database is away. */
  const expectOutage = async () => {
    const ask = (): [string, Promise<WireResponse>][] => [
      ['a list for a member', get(addressOf(listArticles), asMember())],
      ['who am I', get(addressOf(me), asMember())],
      ['a list nobody asked for before', get(addressOf(listArticles, { query: { q: freshWord() } }))],
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
      ['ready?', get('/readyz')],
    ]
    const calls = ask().map(([name, call]) => [name, timed(call)] as const)
    const began = performance.now()
    const unseenPage = get('/articles/never-seen')
    expect((await get(keptPage)).text).toContain('A kept title')
    expect((await get(keptAnswer)).status).toBe(200)
    expect((await get('/healthz')).status).toBe(200)
    expect(performance.now() - began, 'cached pages wait for nothing').toBeLessThan(1000)
    // Old enough to be rendered anew, which fails: it goes on being served.
    now += 11 * 60_000
    expect((await get(keptPage)).text).toContain('A kept title')
    for (const [name, call] of calls) {
      const answer = await call
      expect([name, answer.status, answer.headers['retry-after']], answer.text).toEqual([name, 503, '5'])
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' })
      expect(answer.milliseconds, name).toBeLessThan(name === 'ready?' ? 1000 : 2000)
    }
    for (const [name, call] of ask())
      expect((await timed(call)).milliseconds, `${name}, while it is known to be away`).toBeLessThan(100)
    const advice = await overTheWire(origin, chatWithSkynn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'What is niacinamide?' }),
    })
    expect([advice.status, advice.text.includes('iacinamide')], 'advice needs no records').toEqual([200, true])
    const page = await unseenPage
    expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([503, '5', 'text/html'])
    await server.pageCache.settled()
    expect((await get(keptPage)).text).toContain('A kept title')
    expect(server.loggedErrors()).toEqual([])
  }

  const expectHealed = async () => {
    await backInSeconds(async () => (await get('/readyz')).status === 200)
    expect((await get(addressOf(me), asMember())).status).toBe(200)
    expect(
      [keptPage, keptAnswer].filter((url) => server.pageCache.find(url) === undefined),
      'pages that an outage removed',
    ).toEqual([])
    const changed = `Changed ${freshWord()}`
    await givenArticle(server.context, { ...article, title: changed })
    // Receives notifications of changes again: the listening connection has come back too.
    await backInSeconds(async () => (await get(keptPage)).text.includes(changed))
    await givenArticle(server.context, { ...article, title: 'A kept title' })
    await backInSeconds(async () => (await get(keptPage)).text.includes('A kept title'))
    await keep()
  }

  test('stopped: 503 with Retry-After at once, cached pages are still served, and everything works after its restart', async () => {
    await postgres.stopServer('fast')
    await expectOutage()
    await postgres.restart()
    await expectHealed()
  }, 30_000)

  test('hung: the same within seconds, and everything works when it continues', async () => {
    const processes = postgresProcesses(postgres.pid ?? 0)
    for (const pid of processes) process.kill(pid, 'SIGSTOP')
    try {
      await expectOutage()
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT')
    }
    await expectHealed()
  }, 40_000)

  test('lost in the middle of a transaction: the call fails, the process lives, nobody inherits the rest', async () => {
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

  test('while it is away for long, asks for notifications again about once a second, not ever more often', async () => {
    await postgres.stopServer('fast')
    const tries = await countConnections(postgres.port, 4000)
    expect(tries).toBeGreaterThanOrEqual(2)
    expect(tries).toBeLessThanOrEqual(6)
    await postgres.restart()
    await expectHealed()
  }, 30_000)
})

/** The server's process and all it has started. */
const postgresProcesses = (pid: number): number[] => {
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
  return [pid, ...children]
}

/** Listens on the server's port and refuses every connection. @returns how many came */
const countConnections = async (port: number, milliseconds: number): Promise<number> => {
  let tries = 0
  const door = createServer((socket) => {
    tries += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => {
    door.listen(port, '127.0.0.1', resolve)
  })
  await pause(milliseconds)
  await new Promise((resolve) => {
    door.close(resolve)
  })
  return tries
}
