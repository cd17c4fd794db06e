import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ErrorResponse } from '#contract/errors.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { onTheWire, overTheWire } from '#server/test-wire.ts'

const server = await startTestServer()
const origin = await server.listen()
const refusalIn = (text: string) => ErrorResponse.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? ''))

describe('a slow or silent client', () => {
  test('has 10 seconds for the headers, 13 for the whole request, 6 without progress and 14 until the next request', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server.app.server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 13_000,
      keepAliveTimeout: 14_000,
      timeout: 6000,
    })
  })

  // The real timeouts would take half a minute, so the tests shorten them.
  test('that trickles its headers is disconnected', async () => {
    server.app.server.headersTimeout = 500
    const { text, seconds } = await onTheWire(
      origin,
      ['GET /api/articles HTTP/1.1\r\n', ...Array<string>(40).fill('x-drop: 1\r\n')],
      200,
    )
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(refusalIn(text).code).toBe('invalid_input')
    expect(seconds).toBeLessThan(4)
    server.app.server.headersTimeout = 10_000
  })

  test('that trickles its body is disconnected', async () => {
    server.app.server.headersTimeout = 500
    server.app.server.requestTimeout = 500
    const head =
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n'
    const { text, seconds } = await onTheWire(origin, [head, ...Array<string>(40).fill(' ')], 200)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(seconds).toBeLessThan(4)
    server.app.server.headersTimeout = 10_000
    server.app.server.requestTimeout = 13_000
  })

  describe('that reads slowly', () => {
    const body = Buffer.alloc(20_000_000)
    /** Clients that have requested more than the system buffers, and do not read yet. */
    const openReaders = async (count: number) => {
      const large = await startTestServer({ beside: server, routes: (app) => app.get('/api/large', () => body) })
      const { port, hostname } = new URL(await large.listen())
      large.app.server.timeout = 1000
      const readers = Array.from({ length: count }, () =>
        connect(Number(port), hostname)
          .on('error', () => {})
          .pause(),
      )
      for (const reader of readers) reader.write('GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n')
      const connections = () =>
        new Promise<number>((resolve) => {
          large.app.server.getConnections((_, open) => resolve(open))
        })
      await eventually(async () => (await connections()) === count)
      return { readers, connections }
    }

    test('is disconnected if it reads nothing, even if there are many', async () => {
      const { readers, connections } = await openReaders(30)
      await eventually(async () => (await connections()) === 0)
      for (const reader of readers) reader.destroy()
    })

    test('receives everything as long as it keeps reading', async () => {
      const {
        readers: [reader],
      } = await openReaders(1)
      if (!reader) throw new Error('no connection')
      let received = 0
      reader.on('data', (chunk: Buffer) => {
        received += chunk.length
        reader.pause()
        // Four megabytes per second take five times as long as the server waits without progress.
        setTimeout(() => reader.resume(), chunk.length / 4000)
      })
      reader.resume()
      await eventually(() => received > body.length, 15_000)
      reader.destroy()
    })
  })
})

describe('invalid HTTP', () => {
  test.each([
    ['random text', 'hello\r\n\r\n', 400],
    [
      'two content lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n',
      400,
    ],
    [
      'a content length with chunked encoding, which proxies interpret differently',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a line break in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: b\rc: d\r\n\r\n', 400],
    ['a NUL in the URL', 'GET /api/\0articles HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['oversized headers', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is refused with the standard error body: %s', async (_, request, status) => {
    const { text } = await onTheWire(origin, [request])
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(refusalIn(text)).toEqual({
      code: 'invalid_input',
      message: 'This request could not be read. Please try again.',
    })
  })

  test('does not affect the next request', async () => {
    expect((await overTheWire(origin, '/healthz')).status).toBe(200)
  })
})

describe('a shutdown', () => {
  const createSlowServer = async () => {
    let release = () => {}
    const inProgress: string[] = []
    const wait = (name: string) =>
      new Promise<void>((resolve) => {
        inProgress.push(name)
        const before = release
        release = () => {
          before()
          resolve()
        }
      })
    const slow = await startTestServer({
      beside: server,
      routes: (app) =>
        app.get('/api/slow', async () => {
          await wait('call')
          return { finished: true }
        }),
      webApp: async (_, api) => {
        await wait('page')
        return new Response(`the API said ${(await api('/api/articles')).status}`, {
          headers: { 'content-type': 'text/html' },
        })
      },
    })
    return { slow, inProgress, release: () => release(), address: await slow.listen() }
  }

  test('finishes requests in progress, including pages that still call the API, and accepts no new ones', async () => {
    const { slow, inProgress, release, address } = await createSlowServer()
    const [call, page] = [overTheWire(address, '/api/slow'), overTheWire(address, '/a-page')]
    await eventually(() => inProgress.length === 2)
    const stopped = slow.stop()
    await pause(100)
    release()
    expect(JSON.parse((await call).text)).toEqual({ finished: true })
    expect((await page).text).toBe('the API said 200')
    await stopped
    await expect(overTheWire(address, '/healthz')).rejects.toThrow('ECONNREFUSED')
  })

  test('does not wait for idle connections', async () => {
    const { slow, address } = await createSlowServer()
    const idle = onTheWire(address, ['GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'])
    await pause(200)
    const began = performance.now()
    await slow.stop()
    expect(performance.now() - began).toBeLessThan(2000)
    expect((await idle).text).toContain('"status":"ok"')
  })

  test('makes /readyz return 503 while it waits', async () => {
    const { slow, inProgress, release, address } = await createSlowServer()
    const page = overTheWire(address, '/a-page')
    await eventually(() => inProgress.length === 1)
    const stopped = slow.stop()
    await pause(50)
    expect((await overTheWire(address, '/readyz')).status).toBe(503)
    expect((await overTheWire(address, '/healthz')).status).toBe(200)
    release()
    await page
    await stopped
  })
})
