import { connect, createServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { silent } from '#server/log.ts'
import { eventually } from '#server/test-server.ts'
import { createTestDatabase, engine } from './test-database.ts'
import { openServer } from './postgres.ts'
import { isUnavailable } from './unavailable.ts'

/**
 * A proxy in front of the database. After `swallow` it drops all traffic, and existing connections never recover, as when a firewall drops
 * their state: neither side is notified.
 */
const startProxy = async (target: URL) => {
  let isSwallowing = false
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    sockets.add(client)
    client.on('error', () => {}).on('close', () => sockets.delete(client))
    if (isSwallowing) return
    const server = connect(Number(target.port), target.hostname).on('error', () => client.destroy())
    sockets.add(server)
    client.pipe(server).pipe(client)
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as { port: number }).port)
  return {
    url: url.href,
    swallow: () => {
      isSwallowing = true
      for (const socket of sockets) socket.unpipe()
    },
    heal: () => {
      isSwallowing = false
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

const start = async () => {
  const own = await createTestDatabase()
  const proxy = await startProxy(new URL(own.url ?? ''))
  const database = await openServer(proxy.url, silent)
  onTestFinished(async () => {
    const closed = database.close()
    proxy.stop()
    await closed.catch(() => {})
    await own.remove()
  })
  const ask = (query = 'select 1') =>
    database.queries.execute(query).then(
      () => undefined,
      (error: unknown) => error,
    )
  const timed = async <T>(call: Promise<T>): Promise<{ outcome: T; milliseconds: number }> => {
    const began = performance.now()
    const outcome = await call
    return { outcome, milliseconds: performance.now() - began }
  }
  return { proxy, database, other: own.database, ask, timed }
}

describe.runIf(engine === 'postgres')('a database behind a network that drops all packets', () => {
  test('fails every call within two seconds, then immediately, and recovers within seconds on new connections', async () => {
    const { proxy, database, other, ask, timed } = await start()
    const received: string[] = []
    let gaps = 0
    await database.listen(
      'test',
      (payload) => received.push(payload),
      () => {
        gaps += 1
      },
    )
    await Promise.all(Array.from({ length: 10 }, () => ask()))
    proxy.swallow()
    const ready = timed(database.isReachable())
    const transaction = timed(
      database.transaction((queries) => queries.execute('select 1')).catch((error: unknown) => error),
    )
    for (const call of [...Array.from({ length: 30 }, () => timed(ask())), transaction]) {
      const { outcome, milliseconds } = await call
      expect(isUnavailable(outcome)).toBe(true)
      expect(milliseconds).toBeLessThan(2000)
    }
    expect((await ready).outcome).toBe(false)
    expect((await ready).milliseconds).toBeLessThan(1000)
    const next = await timed(ask())
    expect(isUnavailable(next.outcome)).toBe(true)
    expect(next.milliseconds).toBeLessThan(100)
    await other.notify('test', 'missed')
    proxy.heal()
    await eventually(async () => (await ask()) === undefined, 2500)
    const after = await Promise.all(Array.from({ length: 20 }, () => timed(ask())))
    expect(after.filter(({ outcome }) => outcome !== undefined)).toEqual([])
    expect(gaps, 'messages may have been missed').toBe(1)
    await other.notify('test', 'received')
    await eventually(() => received.includes('received'))
    expect(received).toEqual(['received'])
  })

  test('is not treated as unavailable after an invalid or slow statement', async () => {
    const { database, ask, timed } = await start()
    const slow = timed(ask('select pg_sleep(5)'))
    const wrong = await Promise.all(Array.from({ length: 20 }, () => ask('select nonsense')))
    expect(wrong.some(isUnavailable)).toBe(false)
    expect(await ask()).toBeUndefined()
    const { outcome, milliseconds } = await slow
    expect(isUnavailable(outcome)).toBe(true)
    expect(milliseconds).toBeLessThan(2000)
    expect(await ask()).toBeUndefined()
    expect(await database.isReachable()).toBe(true)
  })

  test('allows an import a longer statement timeout', async () => {
    const { database } = await start()
    const slowly = (options?: { statementTimeout: number }) =>
      database
        .transaction((queries) => queries.execute('select pg_sleep(1.7)'), options)
        .then(() => 'done', isUnavailable)
    expect(await Promise.all([slowly(), slowly({ statementTimeout: 10_000 })])).toEqual([true, 'done'])
  })
})
