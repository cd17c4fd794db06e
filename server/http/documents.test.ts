import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#server/test-server.ts'
import { createDocuments, documentKey, type Rendered } from './documents.ts'

const MINUTE = 60_000
let now = 0
let rendered: string[] = []
let say: (url: string) => Partial<Rendered> | Promise<Partial<Rendered>> = () => ({})

const create = (maxBytes = 10_000_000) =>
  createDocuments({
    now: () => now, maxBytes, maxAge: 10 * MINUTE,
    render: async (url) => {
      rendered.push(url)
      const version = rendered.length
      const { status = 200, headers = {}, body = Buffer.from(`${url} version ${version} ${'x'.repeat(2000)}`), tags = [] } = await say(url)
      return { status, headers: { 'content-type': 'text/html', ...headers }, body, tags }
    },
  })
const textOf = (document: { bodies: { identity: Buffer } } | undefined) => document?.bodies.identity.toString('utf8').split(' x')[0]

beforeEach(() => {
  now = 0
  rendered = []
  say = () => ({})
})

describe('a document', () => {
  test('is rendered once and kept, under any campaign mark', async () => {
    const documents = create()
    expect(documents.find('/articles')).toBeUndefined()
    await documents.get('/articles?utm_source=x&category=guide')
    expect(textOf(documents.find('/articles?category=guide&fbclid=1'))).toBe('/articles?category=guide version 1')
    expect(documents.find('/articles')).toBeUndefined()
    expect(rendered).toEqual(['/articles?category=guide'])
  })

  test('is rendered once for all who ask at the same time', async () => {
    let finish = () => {}
    say = () => new Promise((resolve) => { finish = () => resolve({}) })
    const documents = create()
    const asked = Array.from({ length: 50 }, () => documents.get('/'))
    finish()
    expect(new Set(await Promise.all(asked)).size).toBe(1)
    expect(rendered).toEqual(['/'])
  })

  test('is compressed better behind the reader, and stays the same document', async () => {
    say = () => ({ body: Buffer.from(Array.from({ length: 5000 }, (_, at) => `<li>${at * 7919}</li>`).join('')) })
    const documents = create()
    const first = await documents.get('/')
    await eventually(() => documents.find('/') !== first)
    const best = documents.find('/')
    expect(best?.etag).toBe(first.etag)
    expect(best?.bodies.br.length).toBeLessThan(first.bodies.br.length)
    expect(rendered).toHaveLength(1)
  })

  test.each<[string, Partial<Rendered>]>([
    ['not found', { status: 404 }], ['a failure', { status: 500 }], ['an outage', { status: 503 }], ['a passing redirect', { status: 302 }],
    ['one that says so', { headers: { 'cache-control': 'no-store' } }],
  ])('is not kept when it is %s', async (_, answer) => {
    say = () => answer
    const documents = create()
    expect((await documents.get('/')).status).toBe(answer.status ?? 200)
    expect(documents.find('/')).toBeUndefined()
  })

  test.each([301, 308])('is kept when it is a lasting redirect, %i', async (status) => {
    say = () => ({ status })
    const documents = create()
    await documents.get('/')
    expect(documents.find('/')?.status).toBe(status)
  })

  test('whose rendering fails is asked for again the next time', async () => {
    say = () => Promise.reject(new Error('no'))
    const documents = create()
    await expect(documents.get('/')).rejects.toThrow('no')
    say = () => ({})
    expect((await documents.get('/')).status).toBe(200)
  })
})

describe('an old document', () => {
  test('is served at once and renewed behind the reader', async () => {
    const documents = create()
    await documents.get('/')
    now = 10 * MINUTE
    documents.find('/')
    await pause(5)
    expect(rendered).toHaveLength(1)
    now += 1
    expect(textOf(documents.find('/'))).toBe('/ version 1')
    documents.find('/')
    await eventually(() => textOf(documents.find('/')) === '/ version 2')
    expect(rendered).toHaveLength(2)
  })

  test('goes on being served while it cannot be renewed', async () => {
    const documents = create()
    await documents.get('/')
    for (const failure of [() => Promise.reject(new Error('away')), () => ({ status: 503 }), () => ({ status: 500 })]) {
      say = failure
      now += 11 * MINUTE
      documents.find('/')
      await documents.settled()
      expect(textOf(documents.find('/'))).toBe('/ version 1')
      await documents.settled()
    }
  })

  test('is served no more once there is nothing at its address', async () => {
    const documents = create()
    await documents.get('/')
    say = () => ({ status: 404 })
    now = 11 * MINUTE
    documents.find('/')
    await documents.settled()
    expect(documents.find('/')).toBeUndefined()
  })
})

describe('a drop', () => {
  test('forgets what shows the tag and nothing else; without a tag, everything', async () => {
    say = (url) => ({ tags: url === '/about' ? ['legal'] : ['articles', 'other'] })
    const documents = create()
    for (const url of ['/', '/articles', '/about']) await documents.get(url)
    documents.drop(['articles', 'unheard-of'])
    expect(['/', '/articles', '/about'].map((url) => documents.find(url) !== undefined)).toEqual([false, false, true])
    documents.drop()
    expect(documents.size()).toEqual({ documents: 0, bytes: 0 })
  })

  test('during a rendering: those who waited are answered, it is not kept, and who asks after gets a new one', async () => {
    const finish: (() => void)[] = []
    say = () => new Promise((resolve) => { finish.push(() => resolve({ tags: ['articles'] })) })
    const documents = create()
    const before = documents.get('/')
    documents.drop(['articles'])
    const after = documents.get('/')
    for (const each of finish) each()
    expect(textOf(await before)).toBe('/ version 1')
    expect(textOf(await after)).toBe('/ version 2')
    expect(textOf(documents.find('/'))).toBe('/ version 2')
  })

  test('after the compression began does not bring the old document back', async () => {
    say = () => ({ tags: ['articles'], body: Buffer.from('x'.repeat(200_000)) })
    const documents = create()
    await documents.get('/')
    documents.drop(['articles'])
    await pause(300)
    expect(documents.find('/')).toBeUndefined()
  })

  test('between the reading and the keeping of an answer made elsewhere keeps it out', async () => {
    const documents = create()
    const answer: Rendered = { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('[]'), tags: ['articles'] }
    const mark = documents.mark()
    documents.drop(['articles'])
    await documents.put('/api/articles', answer, mark)
    expect(documents.find('/api/articles')).toBeUndefined()
    await documents.put('/api/articles', answer, documents.mark())
    expect(documents.find('/api/articles')).toBeDefined()
  })
})

describe('memory', () => {
  test('is bounded: the least recently asked for go first', async () => {
    say = () => ({ headers: { 'content-type': 'application/octet-stream' }, body: Buffer.alloc(1000) })
    const documents = create(5500)
    for (const url of ['/1', '/2', '/3', '/4', '/5']) await documents.get(url)
    documents.find('/1')
    await documents.get('/6')
    expect(documents.size()).toEqual({ documents: 5, bytes: 5000 })
    expect(['/1', '/2', '/6'].map((url) => documents.find(url) !== undefined)).toEqual([true, false, true])
  })

  test('takes no document that is larger than all of it', async () => {
    say = () => ({ headers: { 'content-type': 'application/octet-stream' }, body: Buffer.alloc(6000) })
    const documents = create(5500)
    expect((await documents.get('/')).bodies.identity).toHaveLength(6000)
    expect(documents.size()).toEqual({ documents: 0, bytes: 0 })
  })
})

describe('the address a document is kept under', () => {
  test.each([
    ['/', '/'], ['/?', '/'], ['/?utm_source=a', '/'], ['/articles?sort=oldest&category=guide', '/articles?category=guide&sort=oldest'],
    ['/articles?category=guide&gclid=1&sort=oldest', '/articles?category=guide&sort=oldest'], ['/?q=a%26b', '/?q=a%26b'], ['/?q=a+b', '/?q=a+b'],
    ['/api/articles?limit=2&tag=x', '/api/articles?limit=2&tag=x'],
  ])('of %s is %s', (url, key) => {
    expect(documentKey(url)).toBe(key)
  })
})
