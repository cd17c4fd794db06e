import { describe, expect, test } from 'vitest'
import { me } from '#contract/accounts.ts'
import { readArticle } from '#contract/articles.ts'
import { endpoint, route } from '#contract/endpoint.ts'
import { DatabaseTimeout } from '#server/db/unavailable.ts'
import { givenMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { bind } from './bind.ts'
import { Refusal } from './refusal.ts'

const failing = (path: `/api/test-${string}`, fail: () => unknown) =>
  bind(endpoint(route('GET', path), { who: 'anyone', summary: '', answer: me.answer, errors: [] }), async () => {
    fail()
    throw new Error('unreachable')
  })
const throwing = (error: unknown) => () => {
  throw error
}

const inside = new Error('the secret inside: password=hunter2', { cause: new Error('select * from members') })
const system = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
const away: Record<string, unknown> = {
  timeout: new DatabaseTimeout('no answer within 10000 ms'),
  refused: new AggregateError([system('ECONNREFUSED', 'connect')]),
  'socket-file': system('ENOENT', 'connect'),
  stopping: new Error('Failed query', { cause: Object.assign(new Error('terminating connection'), { code: '57P01' }) }),
  full: Object.assign(new Error('could not extend file'), { code: '53100' }),
  engine: Object.assign(new Error('unreachable'), { name: 'RuntimeError' }),
}

const server = await startTestServer({
  routes: (app, context) => {
    failing('/api/test-boom', throwing(inside)).add(app, context)
    failing('/api/test-text', throwing('only text')).add(app, context)
    failing('/api/test-file', throwing(system('ENOENT', 'open'))).add(app, context)
    failing('/api/test-teapot', throwing(new Refusal('not_allowed', { cause: inside }))).add(app, context)
    for (const [name, error] of Object.entries(away))
      failing(`/api/test-away-${name}`, throwing(error)).add(app, context)
  },
})
const visitor = server.asVisitor()
const internal = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }

describe('a failure inside', () => {
  test('is a 500 that shows nothing of it, and one line in the log that does', async () => {
    const answer = await visitor.get('/api/test-boom')
    expect([answer.status, answer.refusal]).toEqual([500, internal])
    expect(answer.text).not.toMatch(/secret|hunter|select|Error|\.ts/)
    const [line, more] = server.loggedErrors()
    expect(more).toBeUndefined()
    expect(line).toMatchObject({
      msg: 'request failed',
      err: { message: inside.message, cause: { message: 'select * from members' } },
    })
    expect(line?.reqId).toBe(answer.headers['x-request-id'])
  })

  test('is a 500 also when what is thrown is no error', async () => {
    expect((await visitor.get('/api/test-text')).refusal).toEqual(internal)
    expect(server.loggedErrors()).toHaveLength(1)
  })

  test('about a file of ours is no outage of the database', async () => {
    expect((await visitor.get('/api/test-file')).status).toBe(500)
    expect(server.loggedErrors()).toHaveLength(1)
  })

  test('of an answer that breaks the contract is a 500, and the answer stays inside', async () => {
    const { id } = await givenMember(server.context)
    const { rows } = server
    const author =
      await rows`insert into articles (slug, title, excerpt, description, category, content, content_html, contents, in_short, sources, art, checked_at, published_at, is_published)
      values ('Not A Slug', 'Secret title', '', '', 'guide', '', '', '[]', '[]', '[]', '{"motif":"leaf","accent":"sage"}', now(), now(), true) returning id`
    const answer = await visitor.ask(readArticle, { params: { id: String(author[0]?.id) } })
    expect([answer.status, answer.refusal]).toEqual([500, internal])
    expect(answer.text).not.toContain('Secret title')
    expect(server.loggedErrors()).toHaveLength(1)
    await rows`delete from articles where slug = 'Not A Slug' or author_id = ${id}`
  })
})

describe('a refusal', () => {
  test('keeps its cause to itself and is no error in the log', async () => {
    const answer = await visitor.get('/api/test-teapot')
    expect([answer.status, answer.refusal]).toEqual([
      403,
      { code: 'not_allowed', message: 'You are not allowed to do this.' },
    ])
    expect(server.loggedErrors()).toEqual([])
  })

  test.each(Object.keys(away))('for a database that is away says when to come back: %s', async (name) => {
    const answer = await visitor.get(`/api/test-away-${name}`)
    expect([answer.status, answer.headers['retry-after'], answer.refusal.code]).toEqual([503, '5', 'unavailable'])
    expect(server.loggedErrors()).toEqual([])
  })
})

describe('the log', () => {
  test('has one line an answer: the pattern of the address, never the address, a token, who asked or what was sent', async () => {
    const talking = await startTestServer({ beside: server, env: { LOG_LEVEL: 'debug' } })
    const member = await givenMember(talking.context)
    talking.takeLog()
    await talking
      .asMember(member)
      .ask(readArticle, { params: { id: 'a-private-interest' }, query: { utm_source: 'friend' }, from: '198.51.100.7' })
    await talking.asVisitor().get('/api/articles?q=private-words')
    await talking.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: member.email, password: 'my-own-password' },
      headers: { cookie: 'a=my-own-cookie' },
    })
    const log = talking.takeLog()
    expect(log.match(/"msg":"answered"/g)).toHaveLength(3)
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

  test('leaves out the values of a statement that failed', async () => {
    const { rows } = server
    const failure =
      await rows`insert into members (email, registration_number) values (${'UPPER@example.org'}, ${'no number'})`.catch(
        (error: unknown) => error,
      )
    const talking = await startTestServer({ beside: server, routes: failing('/api/test-query', throwing(failure)).add })
    await talking.asVisitor().get('/api/test-query')
    const log = talking.takeLog()
    expect(log).toContain('Failed query: insert into members')
    expect(log).not.toContain('UPPER@example.org')
  })
})
