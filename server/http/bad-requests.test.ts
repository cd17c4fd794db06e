import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { login, register } from '#contract/accounts.ts'
import { ErrorResponse } from '#contract/errors.ts'
import { startTestServer } from '#server/test-server.ts'

const server = await startTestServer({
  webApp: async () => new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } }),
})
const visitor = server.asVisitor()

/** Calls in-process. @returns status and refusal, which every one of these must be */
const refused = async (request: InjectOptions) => {
  const answer = await server.app.inject(request)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  const body: unknown = answer.json()
  expect(Object.keys(body as object).filter((key) => !['code', 'message', 'issues'].includes(key))).toEqual([])
  return { status: answer.statusCode, headers: answer.headers, ...ErrorResponse.parse(body) }
}
const posting = (
  payload: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => ({ method: 'POST' as const, url: '/api/auth/login', payload, headers })

describe('text that no database can hold', () => {
  const cannot = 'This text contains a character that cannot be stored. Please remove it and try again.'

  test('a NUL in the path is a 400', async () => {
    expect(await refused({ url: '/api/articles/a%00b' })).toMatchObject({
      status: 400,
      issues: [{ path: 'params.id', message: cannot }],
    })
  })

  test('a NUL in the query is a 400', async () => {
    expect(await refused({ url: '/api/articles?q=a%00b' })).toMatchObject({
      status: 400,
      issues: [{ path: 'query.q', message: cannot }],
    })
    expect(await refused({ url: '/api/articles?other%00=b' })).toMatchObject({ status: 400 })
  })

  test('a NUL in the body is a 400 that names the field, also deep inside and in a name', async () => {
    const body = { email: 'a@example.org', password: 'pass\0word' }
    expect(await refused(posting(JSON.stringify(body)))).toMatchObject({
      status: 400,
      message: cannot,
      issues: [{ path: 'body.password', message: cannot }],
    })
    expect(await refused(posting(JSON.stringify({ a: { list: ['fine', { deep: '\0' }] } })))).toMatchObject({
      issues: [{ path: 'body.a.list.1.deep' }],
    })
    expect(await refused(posting(JSON.stringify({ a: { 'na\0me': 1 } })))).toMatchObject({
      status: 400,
      issues: [{ path: 'body.a' }],
    })
  })

  test('half a surrogate pair is a 400, whichever half', async () => {
    for (const half of [String.raw`\ud800`, String.raw`\udc00`, String.raw`\udc00\ud800`]) {
      expect(await refused(posting(`{"email":"a@example.org","password":"x${half}"}`))).toMatchObject({
        status: 400,
        issues: [{ path: 'body.password' }],
      })
    }
  })

  test('a whole pair, an emoji, is fine', async () => {
    expect((await visitor.ask(login, { body: { email: 'nobody@example.org', password: '🧴 sunscreen' } })).status).toBe(
      401,
    )
  })

  test('bytes that are no UTF-8 are a 400', async () => {
    expect(await refused({ url: '/api/articles/%E0%A4%A' })).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await refused({ url: '/articles/%ED%A0%80' })).toMatchObject({ status: 400, code: 'invalid_input' })
    const bytes = Buffer.concat([
      Buffer.from('{"email":"a@example.org","password":"x'),
      Buffer.from([0xff, 0xc0]),
      Buffer.from('"}'),
    ])
    expect(await refused(posting(bytes))).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

describe('a body', () => {
  test.each([
    ['no JSON', '{"email":'],
    ['a trailing comma', '{"email":"a@example.org",}'],
    ['a word', 'undefined'],
    [
      '__proto__, which would change every object',
      '{"__proto__":{"admin":true},"email":"a@example.org","password":"x"}',
    ],
    ['an escaped __proto__', String.raw`{"\u005f_proto__":{"admin":true}}`],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
    ['__proto__ deep inside', '{"a":[{"b":{"__proto__":1}}]}'],
  ])('that is %s is a 400', async (_, payload) => {
    expect(await refused(posting(payload))).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'This request could not be read. Please check it and try again.',
    })
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test.each([
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '[]'],
    ['text', '"x"'],
  ])('that is %s where an object is meant is a 400', async (_, payload) => {
    expect(await refused(posting(payload))).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('that is missing is a 400', async () => {
    expect(await refused({ method: 'POST', url: '/api/auth/login' })).toMatchObject({
      status: 400,
      issues: [{ path: 'body', message: 'Required' }],
    })
    expect(await refused(posting(''))).toMatchObject({ status: 400, issues: [{ path: 'body', message: 'Required' }] })
  })

  test('nested too deep is a 400 at once, however deep', async () => {
    const deep = (levels: number) => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`
    expect(await refused(posting(deep(21)))).toMatchObject({ status: 400, message: 'This is nested too deep.' })
    const began = performance.now()
    expect(await refused(posting(deep(30_000)))).toMatchObject({ status: 400 })
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=a%40example.org&password=x'],
    ['plain text, which a page of any site may send', 'text/plain', '{"email":"a@example.org","password":"x"}'],
    ['XML', 'application/xml', '<a/>'],
    ['nonsense', 'nonsense', 'x'],
  ])('as %s is a 415', async (_, type, payload) => {
    expect(await refused(posting(payload, { 'content-type': type }))).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      message: 'Please send this as JSON.',
    })
  })

  test('without a type is a 415', async () => {
    expect(await refused(posting('{}', {}))).toMatchObject({ status: 415 })
  })

  test('that is too large is a 413', async () => {
    expect(await refused(posting(JSON.stringify({ email: 'x'.repeat(65_536) })))).toMatchObject({
      status: 413,
      code: 'too_large',
    })
  })

  test('may be JSON by its full name', async () => {
    const payload = JSON.stringify({ email: 'nobody@example.org', password: 'x' })
    expect(await refused(posting(payload, { 'content-type': 'application/json; charset=utf-8' }))).toMatchObject({
      status: 401,
    })
  })
})

describe('keys of a query that would change every object', () => {
  test.each(['__proto__=1', '__proto__[admin]=1', 'constructor=1', 'constructor[prototype][admin]=1'])(
    '%s does nothing',
    async (query) => {
      const answer = await visitor.get(`/api/articles?${query}`)
      expect(answer.status).toBe(200)
      expect(({} as { admin?: unknown }).admin).toBeUndefined()
    },
  )
})

describe('an address there is none of', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/articles'],
    ['PUT', '/api/auth/login'],
    ['GET', '/api/auth/login'],
    ['PATCH', '/api/articles/featured/more'],
    ['GET', '/api/'],
    ['POST', '/'],
    ['DELETE', '/articles'],
    ['PUT', '/metrics'],
  ] as const)('%s %s is a 404', async (method, url) => {
    expect(await refused({ method, url })).toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'There is no such address.',
    })
  })

  test('with a slash at the end is another address, and so is an endless one', async () => {
    expect((await refused({ url: '/api/articles/' })).status).toBe(400)
    expect((await refused({ url: '/api/auth/me/' })).status).toBe(404)
    expect((await refused({ url: `/api/articles/${'a'.repeat(5000)}` })).status).toBe(404)
  })

  test("of a page is the web app's to answer, also when it is long or looks like another site", async () => {
    for (const url of [`/${'a'.repeat(3000)}`, '//evil.test/x', '//:x', '//[', 'http://evil.test/x', '/\\evil.test']) {
      const answer = await server.app.inject({ url })
      expect([url.slice(0, 20), answer.statusCode]).toEqual([url.slice(0, 20), 200])
    }
  })
})

describe('an address that cannot be read', () => {
  test.each(['/%', '/%E0%A4%A', '/articles/%ED%A0%80', '/%09/%5b', '/%5c%5b', '/%0a%2f%5b/x'])(
    'is a 400: a page in a browser, JSON elsewhere: %s',
    async (url) => {
      const page = await server.app.inject({ url, headers: { accept: 'text/html,*/*' } })
      expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
        400,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
      })
      expect(page.body).toContain('This address could not be read.')
      expect(await refused({ url })).toMatchObject({
        status: 400,
        code: 'invalid_input',
        message: 'This address could not be read. Please check it and try again.',
      })
    },
  )
})

describe('every answer', () => {
  test('has an id of its own, whatever id the request carries', async () => {
    const one = await visitor.get('/api/articles', { 'x-request-id': 'mine\r\n', 'request-id': 'mine' })
    const other = await visitor.get('/api/articles')
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-/)
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  })

  test('that refuses is cached by nobody', async () => {
    expect((await visitor.ask(register, { body: {} })).headers['cache-control']).toBe('no-store')
    expect((await visitor.get('/api/nothing')).headers['cache-control']).toBe('no-store')
  })
})
