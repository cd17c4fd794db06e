import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#server/test-server.ts'
import type { Rendered } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'

const MINUTE = 60_000
let now = 0
let rendered: string[] = []
let render: (url: string) => Partial<Rendered> | Promise<Partial<Rendered>> = () => ({})

const create = (maxBytes = 10_000_000) =>
  createPageCache({
    now: () => now,
    maxBytes,
    maxAge: 10 * MINUTE,
    render: async (url) => {
      rendered.push(url)
      const version = rendered.length
      const {
        status = 200,
        headers = {},
        body = Buffer.from(`${url} version ${version} ${'x'.repeat(2000)}`),
        tags = [],
      } = await render(url)
      return { status, headers: { 'content-type': 'text/html', ...headers }, body, tags }
    },
  })
const textOf = (page: { body: Buffer } | undefined) => page?.body.toString('utf8').split(' x')[0]

beforeEach(() => {
  now = 0
  rendered = []
  render = () => ({})
})

describe('a page', () => {
  test('is rendered once and cached, ignoring campaign parameters', async () => {
    const cache = create()
    expect(cache.find('/articles')).toBeUndefined()
    await cache.get('/articles?utm_source=x&category=guide')
    expect(textOf(cache.find('/articles?category=guide&fbclid=1'))).toBe('/articles?category=guide version 1')
    expect(cache.find('/articles')).toBeUndefined()
    expect(rendered).toEqual(['/articles?category=guide'])
  })

  test('is rendered once for concurrent requests', async () => {
    let finish = () => {}
    render = () =>
      new Promise((resolve) => {
        finish = () => resolve({})
      })
    const cache = create()
    const pending = Array.from({ length: 50 }, () => cache.get('/'))
    finish()
    expect(new Set(await Promise.all(pending)).size).toBe(1)
    expect(rendered).toEqual(['/'])
  })

  test('gets the best compression after repeated requests, without being rendered again', async () => {
    render = () => ({
      body: Buffer.from(Array.from({ length: 5000 }, (_, at) => `<li>${at * 7919}</li>`).join('')),
    })
    const cache = create()
    const page = await cache.get('/')
    expect(page.ready.get('br')).toBeUndefined()
    for (let hits = 0; hits < 3; hits += 1) cache.find('/')
    await eventually(() => page.ready.has('br'))
    expect(cache.find('/')).toBe(page)
    expect(page.ready.get('br')?.body.length).toBeLessThan(
      brotliCompressSync(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
    )
    expect(rendered).toHaveLength(1)
  })

  test.each<[string, Partial<Rendered>]>([
    ['not found', { status: 404 }],
    ['an internal error', { status: 500 }],
    ['an outage', { status: 503 }],
    ['a redirect', { status: 301 }],
    ['marked as no-store', { headers: { 'cache-control': 'no-store' } }],
  ])('is not cached when it is %s', async (_, response) => {
    render = () => response
    const cache = create()
    expect((await cache.get('/')).status).toBe(response.status ?? 200)
    expect(cache.find('/')).toBeUndefined()
  })

  test('is rendered again on the next request after a failure', async () => {
    render = () => Promise.reject(new Error('no'))
    const cache = create()
    await expect(cache.get('/')).rejects.toThrow('no')
    render = () => ({})
    expect((await cache.get('/')).status).toBe(200)
  })
})

describe('a stale page', () => {
  test('is served immediately and refreshed in the background', async () => {
    const cache = create()
    await cache.get('/')
    now = 10 * MINUTE - 1
    cache.find('/')
    await pause(5)
    expect(rendered).toHaveLength(1)
    now += 1
    expect(textOf(cache.find('/'))).toBe('/ version 1')
    cache.find('/')
    await eventually(() => textOf(cache.find('/')) === '/ version 2')
    expect(rendered).toHaveLength(2)
  })

  test('is still served while the refresh fails', async () => {
    const cache = create()
    await cache.get('/')
    for (const failure of [() => Promise.reject(new Error('down')), () => ({ status: 503 }), () => ({ status: 500 })]) {
      render = failure
      now += 11 * MINUTE
      cache.find('/')
      await cache.settled()
      expect(textOf(cache.find('/'))).toBe('/ version 1')
      await cache.settled()
    }
  })

  test('is removed when the refresh returns 404', async () => {
    const cache = create()
    await cache.get('/')
    render = () => ({ status: 404 })
    now = 11 * MINUTE
    cache.find('/')
    await cache.settled()
    expect(cache.find('/')).toBeUndefined()
  })
})

describe('a page that changes by time alone', () => {
  const until = (seconds: number) => ({ headers: { expires: new Date(seconds * 1000).toUTCString() } })

  test('is served until then and refreshed before it is served again', async () => {
    render = () => until(60)
    const cache = create()
    await cache.get('/')
    now = 59_999
    expect(textOf(cache.find('/'))).toBe('/ version 1')
    now = 60_000
    expect(cache.find('/')).toBeUndefined()
    render = () => ({})
    expect(textOf(await cache.get('/'))).toBe('/ version 2')
    expect(textOf(cache.find('/'))).toBe('/ version 2')
  })

  test('is still served while the refresh fails, which is tried every five seconds', async () => {
    render = () => until(60)
    const cache = create()
    await cache.get('/')
    now = 60_000
    render = () => Promise.reject(new Error('down'))
    for (let request = 0; request < 3; request += 1) expect(textOf(await cache.get('/'))).toBe('/ version 1')
    expect(textOf(cache.find('/'))).toBe('/ version 1')
    expect(rendered).toHaveLength(2)
    now += 5000
    expect(cache.find('/')).toBeUndefined()
    render = () => ({})
    expect(textOf(await cache.get('/'))).toBe('/ version 3')
  })
})

describe('an invalidation', () => {
  test('removes only the pages with the tag', async () => {
    render = (url) => ({ tags: url === '/about' ? ['legal'] : ['articles', 'other'] })
    const cache = create()
    for (const url of ['/', '/articles', '/articles?tag=x', '/about']) await cache.get(url)
    cache.invalidate(['articles', 'unknown'])
    expect(['/', '/articles', '/articles?tag=x', '/about'].map((url) => cache.find(url) !== undefined)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  test('during a rendering lets waiting requests get the page, does not cache it, and makes later requests render a new one', async () => {
    const finish: (() => void)[] = []
    render = () =>
      new Promise((resolve) => {
        finish.push(() => resolve({ tags: ['articles'] }))
      })
    const cache = create()
    const before = cache.get('/')
    cache.invalidate(['articles'])
    const after = cache.get('/')
    for (const each of finish) each()
    expect(textOf(await before)).toBe('/ version 1')
    expect(textOf(await after)).toBe('/ version 2')
    expect(textOf(cache.find('/'))).toBe('/ version 2')
  })

  test('between the creation and the caching of an API response prevents its caching', () => {
    const cache = create()
    const response: Rendered = {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('[]'),
      tags: ['articles'],
    }
    const checkpoint = cache.checkpoint()
    cache.invalidate(['articles'])
    cache.put('/api/articles', response, checkpoint)
    expect(cache.find('/api/articles')).toBeUndefined()
    cache.put('/api/articles', response, cache.checkpoint())
    expect(cache.find('/api/articles')).toBeDefined()
  })
})

describe('marking everything stale', () => {
  test('still serves every page and refreshes it on the next request', async () => {
    const cache = create()
    await cache.get('/')
    cache.markStale()
    expect(textOf(cache.find('/'))).toBe('/ version 1')
    await eventually(() => textOf(cache.find('/')) === '/ version 2')
    expect(rendered).toHaveLength(2)
  })

  test('waits five seconds between failed refreshes', async () => {
    const cache = create()
    await cache.get('/')
    render = () => Promise.reject(new Error('down'))
    cache.markStale()
    for (let request = 0; request < 5; request += 1) {
      expect(textOf(cache.find('/'))).toBe('/ version 1')
      await cache.settled()
    }
    expect(rendered).toHaveLength(2)
    now += 5000
    cache.find('/')
    await cache.settled()
    expect(rendered).toHaveLength(3)
  })

  test('during a rendering makes its page stale too', async () => {
    let finish = () => {}
    render = () =>
      new Promise((resolve) => {
        finish = () => resolve({})
      })
    const cache = create()
    const pending = cache.get('/')
    cache.markStale()
    finish()
    await pending
    render = () => ({})
    cache.find('/')
    await eventually(() => textOf(cache.find('/')) === '/ version 2')
  })

  test('makes `getFresh` refresh a response before it returns it, or flag it as stale', async () => {
    render = () => ({ tags: ['articles'] })
    const cache = create()
    await cache.get('/api/articles')
    cache.markStale()
    expect(textOf(await cache.getFresh('/api/articles'))).toBe('/api/articles version 2')
    render = () => Promise.reject(new Error('down'))
    cache.markStale()
    expect(await cache.getFresh('/api/articles')).toMatchObject({ isStale: true, tags: ['articles'] })
  })
})

describe('memory', () => {
  test('is bounded: the least recently used pages are evicted first', async () => {
    render = () => ({ headers: { 'content-type': 'application/octet-stream' }, body: Buffer.alloc(1000) })
    const cache = create(7400)
    for (const url of ['/1', '/2', '/3', '/4', '/5']) await cache.get(url)
    cache.find('/1')
    await cache.get('/6')
    expect(cache.size()).toEqual({ pages: 5, bytes: 5000 })
    expect(['/1', '/2', '/6'].map((url) => cache.find(url) !== undefined)).toEqual([true, false, true])
  })

  test('does not store a page larger than the cache', async () => {
    render = () => ({ headers: { 'content-type': 'application/octet-stream' }, body: Buffer.alloc(7000) })
    const cache = create(7400)
    expect((await cache.get('/')).body).toHaveLength(7000)
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  test('has a separate share for URLs with parameters, so that a flood of searches evicts no page', async () => {
    render = () => ({ headers: { 'content-type': 'application/octet-stream' }, body: Buffer.alloc(1000) })
    const cache = create(8000)
    await cache.get('/')
    for (let search = 0; search < 50; search += 1) await cache.get(`/articles?q=${search}`)
    expect(cache.find('/')).toBeDefined()
    expect(cache.size()).toEqual({ pages: 3, bytes: 3000 })
  })
})
