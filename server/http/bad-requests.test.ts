import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { login, register } from '#contract/accounts.ts'
import { ErrorResponse } from '#contract/errors.ts'
import { startTestServer } from '#server/test-server.ts'

const server = await startTestServer({
  webApp: async () => new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } }),
})
const visitor = server.asVisitor()

/** Calls in-process and checks that the response is a refusal. @returns its status, headers and body */
const refused = async (request: InjectOptions) => {
  const response = await server.app.inject(request)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  const body: unknown = response.json()
  expect(Object.keys(body as object).filter((key) => !['code', 'message', 'issues'].includes(key))).toEqual([])
  return { status: response.statusCode, headers: response.headers, ...ErrorResponse.parse(body) }
}
const posting = (
  payload: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => ({ method: 'POST' as const, url: '/api/auth/login', payload, headers })

describe('text validation', () => {
  const message = 'This text contains a character that cannot be stored. Please remove it and try again.'

  test('rejects a NUL in the path with 400', async () => {
    expect(await refused({ url: '/api/articles/a%00b' })).toMatchObject({
      status: 400,
      issues: [{ path: 'params.id', message }],
    })
  })

  test('rejects a NUL in the query with 400', async () => {
    expect(await refused({ url: '/api/articles?q=a%00b' })).toMatchObject({
      status: 400,
      issues: [{ path: 'query.q', message }],
    })
    expect(await refused({ url: '/api/articles?other%00=b' })).toMatchObject({ status: 400 })
  })

  test('rejects a NUL in the body with 400 and names the field, including nested values and keys', async () => {
    const body = { email: 'a@example.org', password: 'pass\0word' }
    expect(await refused(posting(JSON.stringify(body)))).toMatchObject({
      status: 400,
      message,
      issues: [{ path: 'body.password', message }],
    })
    expect(await refused(posting(JSON.stringify({ a: { list: ['fine', { deep: '\0' }] } })))).toMatchObject({
      issues: [{ path: 'body.a.list.1.deep' }],
    })
    expect(await refused(posting(JSON.stringify({ a: { 'na\0me': 1 } })))).toMatchObject({
      status: 400,
      issues: [{ path: 'body.a' }],
    })
  })

  test('rejects a lone surrogate with 400', async () => {
    for (const surrogate of [String.raw`\ud800`, String.raw`\udc00`, String.raw`\udc00\ud800`]) {
      expect(await refused(posting(`{"email":"a@example.org","password":"x${surrogate}"}`))).toMatchObject({
        status: 400,
        issues: [{ path: 'body.password' }],
      })
    }
  })

  test('accepts a surrogate pair, such as an emoji', async () => {
    expect(
      (await visitor.call(login, { body: { email: 'nobody@example.org', password: '🧴 sunscreen' } })).status,
    ).toBe(401)
  })

  test('rejects invalid UTF-8 with 400', async () => {
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
    ['incomplete JSON', '{"email":'],
    ['a trailing comma', '{"email":"a@example.org",}'],
    ['a bare word', 'undefined'],
    [
      'a __proto__ key, which would change every object',
      '{"__proto__":{"admin":true},"email":"a@example.org","password":"x"}',
    ],
    ['an escaped __proto__ key', String.raw`{"\u005f_proto__":{"admin":true}}`],
    ['a constructor.prototype key', '{"constructor":{"prototype":{"admin":true}}}'],
    ['a nested __proto__ key', '{"a":[{"b":{"__proto__":1}}]}'],
  ])('with %s is rejected with 400', async (_, payload) => {
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
  ])('that is %s instead of an object is rejected with 400', async (_, payload) => {
    expect(await refused(posting(payload))).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('that is missing is rejected with 400', async () => {
    expect(await refused({ method: 'POST', url: '/api/auth/login' })).toMatchObject({
      status: 400,
      issues: [{ path: 'body', message: 'Required' }],
    })
    expect(await refused(posting(''))).toMatchObject({ status: 400, issues: [{ path: 'body', message: 'Required' }] })
  })

  test('nested too deeply is rejected with 400 without delay, whatever its depth', async () => {
    const deep = (levels: number) => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`
    expect(await refused(posting(deep(21)))).toMatchObject({ status: 400, message: 'This is nested too deeply.' })
    const began = performance.now()
    expect(await refused(posting(deep(30_000)))).toMatchObject({ status: 400 })
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=a%40example.org&password=x'],
    ['plain text, which a page of any site can send', 'text/plain', '{"email":"a@example.org","password":"x"}'],
    ['XML', 'application/xml', '<a/>'],
    ['nonsense', 'nonsense', 'x'],
  ])('sent as %s is rejected with 415', async (_, type, payload) => {
    expect(await refused(posting(payload, { 'content-type': type }))).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      message: 'Please send this as JSON.',
    })
  })

  test('without a content type is rejected with 415', async () => {
    expect(await refused(posting('{}', {}))).toMatchObject({ status: 415 })
  })

  test('that is too large is rejected with 413', async () => {
    expect(await refused(posting(JSON.stringify({ email: 'x'.repeat(65_536) })))).toMatchObject({
      status: 413,
      code: 'too_large',
    })
  })

  test('may have a charset in its JSON content type', async () => {
    const payload = JSON.stringify({ email: 'nobody@example.org', password: 'x' })
    expect(await refused(posting(payload, { 'content-type': 'application/json; charset=utf-8' }))).toMatchObject({
      status: 401,
    })
  })
})

describe('prototype pollution through the query', () => {
  test.each(['__proto__=1', '__proto__[admin]=1', 'constructor=1', 'constructor[prototype][admin]=1'])(
    'with %s has no effect',
    async (query) => {
      const response = await visitor.get(`/api/articles?${query}`)
      expect(response.status).toBe(200)
      expect(({} as { admin?: unknown }).admin).toBeUndefined()
    },
  )
})

describe('an unknown URL', () => {
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
  ] as const)('is a 404: %s %s', async (method, url) => {
    expect(await refused({ method, url })).toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'There is no such address.',
    })
  })

  test('includes a known URL with a trailing slash or an overlong parameter', async () => {
    expect((await refused({ url: '/api/articles/' })).status).toBe(400)
    expect((await refused({ url: '/api/auth/me/' })).status).toBe(404)
    expect((await refused({ url: `/api/articles/${'a'.repeat(5000)}` })).status).toBe(404)
  })

  test('outside /api is handled by the web app, even if it is long or looks like another site', async () => {
    for (const url of [`/${'a'.repeat(3000)}`, '//evil.test/x', '//:x', '//[', 'http://evil.test/x', '/\\evil.test']) {
      const response = await server.app.inject({ url })
      expect([url.slice(0, 20), response.statusCode]).toEqual([url.slice(0, 20), 200])
    }
  })
})

describe('a malformed URL', () => {
  test.each(['/%', '/%E0%A4%A', '/articles/%ED%A0%80', '/%09/%5b', '/%5c%5b', '/%0a%2f%5b/x'])(
    'is a 400, as a page for browsers and as JSON for other clients: %s',
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

describe('every response', () => {
  test('has its own request id, even if the request has one', async () => {
    const one = await visitor.get('/api/articles', { 'x-request-id': 'mine\r\n', 'request-id': 'mine' })
    const other = await visitor.get('/api/articles')
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-/)
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  })

  test('that is a refusal is not cacheable', async () => {
    expect((await visitor.call(register, { body: {} })).headers['cache-control']).toBe('no-store')
    expect((await visitor.get('/api/nothing')).headers['cache-control']).toBe('no-store')
  })
})
