import { describe, expect, test } from 'vitest'
import { me } from '#contract/accounts.ts'
import { readArticle } from '#contract/articles.ts'
import { endpoint, route } from '#contract/endpoint.ts'
import { DatabaseTimeout } from '#server/db/unavailable.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { bind } from './bind.ts'
import { Refusal } from './refusal.ts'

const failing = (path: `/api/test-${string}`, fail: () => unknown) =>
  bind(endpoint(route('GET', path), { who: 'anyone', summary: '', response: me.response, errors: [] }), async () => {
    fail()
    throw new Error('unreachable')
  })
const throwing = (error: unknown) => () => {
  throw error
}

const internalError = new Error('the secret inside: password=hunter2', { cause: new Error('select * from members') })
const system = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
const outages: Record<string, unknown> = {
  timeout: new DatabaseTimeout('no response within 10000 ms'),
  refused: new AggregateError([system('ECONNREFUSED', 'connect')]),
  'socket-file': system('ENOENT', 'connect'),
  stopping: new Error('Failed query', { cause: Object.assign(new Error('terminating connection'), { code: '57P01' }) }),
  full: Object.assign(new Error('could not extend file'), { code: '53100' }),
  engine: Object.assign(new Error('unreachable'), { name: 'RuntimeError' }),
}

const server = await startTestServer({
  routes: (app, context) => {
    failing('/api/test-boom', throwing(internalError)).add(app, context)
    failing('/api/test-text', throwing('only text')).add(app, context)
    failing('/api/test-file', throwing(system('ENOENT', 'open'))).add(app, context)
    failing('/api/test-teapot', throwing(new Refusal('not_allowed', { cause: internalError }))).add(app, context)
    for (const [name, error] of Object.entries(outages))
      failing(`/api/test-outage-${name}`, throwing(error)).add(app, context)
  },
})
const visitor = server.asVisitor()
const internal = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }

describe('an internal error', () => {
  test('is a 500 without details, which are in one line of the log', async () => {
    const response = await visitor.get('/api/test-boom')
    expect([response.status, response.refusal]).toEqual([500, internal])
    expect(response.text).not.toMatch(/secret|hunter|select|Error|\.ts/)
    const [line, more] = server.loggedErrors()
    expect(more).toBeUndefined()
    expect(line).toMatchObject({
      msg: 'request failed',
      err: { message: internalError.message, cause: { message: 'select * from members' } },
    })
    expect(line?.reqId).toBe(response.headers['x-request-id'])
  })

  test('is a 500 even if the thrown value is not an Error', async () => {
    expect((await visitor.get('/api/test-text')).refusal).toEqual(internal)
    expect(server.loggedErrors()).toHaveLength(1)
  })

  test('about a missing file is not treated as a database outage', async () => {
    expect((await visitor.get('/api/test-file')).status).toBe(500)
    expect(server.loggedErrors()).toHaveLength(1)
  })

  test('about a response that violates the contract is a 500 that does not expose the response', async () => {
    const { id } = await createMember(server.context)
    const { rows } = server
    const author =
      await rows`insert into articles (slug, title, excerpt, description, category, content, content_html, contents, in_short, sources, art, checked_at, published_at, is_published)
      values ('Not A Slug', 'Secret title', '', '', 'guide', '', '', '[]', '[]', '[]', '{"motif":"leaf","accent":"sage"}', now(), now(), true) returning id`
    const response = await visitor.call(readArticle, { params: { id: String(author[0]?.id) } })
    expect([response.status, response.refusal]).toEqual([500, internal])
    expect(response.text).not.toContain('Secret title')
    expect(server.loggedErrors()).toHaveLength(1)
    await rows`delete from articles where slug = 'Not A Slug' or author_id = ${id}`
  })
})

describe('a refusal', () => {
  test('does not expose its cause and is not logged as an error', async () => {
    const response = await visitor.get('/api/test-teapot')
    expect([response.status, response.refusal]).toEqual([
      403,
      { code: 'not_allowed', message: 'You are not allowed to do this.' },
    ])
    expect(server.loggedErrors()).toEqual([])
  })

  test.each(Object.keys(outages))('for an unavailable database has Retry-After: %s', async (name) => {
    const response = await visitor.get(`/api/test-outage-${name}`)
    expect([response.status, response.headers['retry-after'], response.refusal.code]).toEqual([503, '5', 'unavailable'])
    expect(server.loggedErrors()).toEqual([])
  })
})

describe('the log', () => {
  test('has one line per response with the route pattern, never the URL, a token, the member or the request body', async () => {
    const logging = await startTestServer({ beside: server, env: { LOG_LEVEL: 'debug' } })
    const member = await createMember(logging.context)
    logging.takeLog()
    await logging.asMember(member).call(readArticle, {
      params: { id: 'a-private-interest' },
      query: { utm_source: 'friend' },
      from: '198.51.100.7',
    })
    await logging.asVisitor().get('/api/articles?q=private-words')
    await logging.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: member.email, password: 'my-own-password' },
      headers: { cookie: 'a=my-own-cookie' },
    })
    const log = logging.takeLog()
    expect(log.match(/"msg":"request completed"/g)).toHaveLength(3)
    expect(log).toContain('"route":"/api/articles/:id"')
    for (const secret of [
      'a-private-interest',
      'friend',
      'private-words',
      '198.51.100.7',
      member.token,
      member.email,
      'my-own-password',
      'my-own-cookie',
    ]) {
      expect(log).not.toContain(secret)
    }
  })

  test('omits the values of a failed statement', async () => {
    const { rows } = server
    const failure =
      await rows`insert into members (email, registration_number) values (${'UPPER@example.org'}, ${'no number'})`.catch(
        (error: unknown) => error,
      )
    const logging = await startTestServer({ beside: server, routes: failing('/api/test-query', throwing(failure)).add })
    await logging.asVisitor().get('/api/test-query')
    const log = logging.takeLog()
    expect(log).toContain('Failed query: insert into members')
    expect(log).not.toContain('UPPER@example.org')
  })
})
