import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { login, logout, me } from '#contract/accounts.ts'
import { listArticles, listSavedArticles, saveArticle } from '#contract/articles.ts'
import { GIVEN_PASSWORD, givenMember } from '#server/features/accounts/fixtures.ts'
import { givenArticle } from '#server/features/articles/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
let now = new Date('2026-06-01T08:00:00Z')
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const server = await startTestServer({ now: () => now, env: { PUBLIC_ORIGIN: 'https://skynn.test' } })
const { rows } = server
const visitor = server.asVisitor()
const asking = async (headers: Record<string, string>) => (await visitor.ask(me, { headers })).status

describe('a session', () => {
  test('is kept as a hash of its token: a copy of the table signs nobody in', async () => {
    const { token } = await givenMember(server.context)
    const all = await rows`select sid, sess::text from sessions`
    expect(JSON.stringify(all)).not.toContain(token)
    expect(all.map(({ sid }) => sid)).toContain(createHash('sha256').update(token).digest('hex'))
  })

  test('lasts seven days from the last visit', async () => {
    const { token } = await givenMember(server.context)
    for (const days of [6.9, 6.9, 6.9]) {
      later(days * DAY)
      expect(await asking({ authorization: `Bearer ${token}` })).toBe(200)
    }
    later(7 * DAY)
    expect(await asking({ authorization: `Bearer ${token}` })).toBe(401)
  })

  test('is found under any case of the scheme', async () => {
    const { token } = await givenMember(server.context)
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect(await asking({ authorization: `${scheme} ${token}` }), scheme).toBe(200)
  })

  test('is not written anew within the hour', async () => {
    const { token, id } = await givenMember(server.context)
    const expire = async () =>
      Number(
        (await rows<{ at: string }>`select extract(epoch from expire) as at from sessions where member_id = ${id}`)[0]
          ?.at,
      )
    const first = await expire()
    later(HOUR - 1)
    await asking({ authorization: `Bearer ${token}` })
    expect(await expire()).toBe(first)
    later(2)
    await asking({ authorization: `Bearer ${token}` })
    expect(await expire()).toBeGreaterThan(first)
  })

  test('ends with the logout, for the token and for the cookie', async () => {
    const { token } = await givenMember(server.context)
    const other = (
      await visitor.ask(login, { body: { email: (await givenMember(server.context)).email, password: GIVEN_PASSWORD } })
    ).body.token
    const answer = await server.asMember({ token }).ask(logout)
    expect([answer.status, answer.body]).toEqual([200, { signedOut: true }])
    expect(answer.headers['set-cookie']).toMatch(/^skynn_session=; .*Expires=Thu, 01 Jan 1970/)
    expect(await asking({ authorization: `Bearer ${token}` })).toBe(401)
    expect(await asking({ cookie: `skynn_session=${token}` })).toBe(401)
    expect(await asking({ authorization: `Bearer ${other}` })).toBe(200)
  })

  test('that has expired is swept away when anybody logs out', async () => {
    const { id } = await givenMember(server.context)
    later(8 * DAY)
    expect((await visitor.ask(logout)).status).toBe(200)
    expect(await rows`select sid from sessions where member_id = ${id}`).toEqual([])
  })
})

describe('a token that is none', () => {
  test.each([
    ['empty', 'Bearer '],
    ['short', 'Bearer abc'],
    ['garbage', `Bearer ${'%00;!'.repeat(10)}`],
    ['well-formed but unknown', `Bearer ${'A'.repeat(43)}`],
    ['endless', `Bearer ${'A'.repeat(5000)}`],
    ['of another scheme', 'Basic dXNlcjpwYXNz'],
    ['a query in SQL', `Bearer ' or 1=1 --`],
  ])('is refused where one is needed, and passed over elsewhere: %s', async (_, authorization) => {
    const refused = await visitor.ask(me, { headers: { authorization } })
    expect(refused.status).toBe(401)
    expect(refused.refusal).toEqual({ code: 'sign_in_required', message: 'Please sign in first.' })
    expect((await visitor.ask(listArticles, { headers: { authorization } })).status).toBe(200)
  })

  test('is refused though it be the hash that is kept', async () => {
    const { token } = await givenMember(server.context)
    expect(await asking({ authorization: `Bearer ${createHash('sha256').update(token).digest('hex')}` })).toBe(401)
  })
})

describe('the cookie', () => {
  const cookieOf = (token: string) => ({ cookie: `skynn_session=${token}` })

  test('is set on signing in, out of reach of scripts and of other sites, over TLS only where there is TLS', async () => {
    const { email } = await givenMember(server.context)
    const answer = await visitor.ask(login, { body: { email, password: GIVEN_PASSWORD } })
    expect(answer.headers['set-cookie']).toBe(
      `skynn_session=${answer.body.token}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
  })

  test('lets read', async () => {
    expect(await asking(cookieOf((await givenMember(server.context)).token))).toBe(200)
  })

  test('lives on with the session it carries', async () => {
    const { token } = await givenMember(server.context)
    later(2 * HOUR)
    const answer = await visitor.ask(me, { headers: cookieOf(token) })
    expect(answer.headers['set-cookie']).toContain(`skynn_session=${token}; Max-Age=604800`)
    expect((await visitor.ask(me, { headers: cookieOf(token) })).headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['our own pages say so', { 'sec-fetch-site': 'same-origin' }, 200],
    ['an old browser names our origin', { origin: 'https://skynn.test' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another part of our site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.test' }, 403],
    ['an origin that only looks like ours', { origin: 'https://skynn.test.evil.test' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    [
      "a lie about the origin beside the browser's word",
      { 'sec-fetch-site': 'cross-site', origin: 'https://skynn.test' },
      403,
    ],
    ['nobody says where it comes from', {}, 403],
  ])('writes only from our own pages: %s', async (_, headers: Record<string, string>, status) => {
    const { token } = await givenMember(server.context)
    const article = await givenArticle(server.context)
    const answer = await visitor.ask(saveArticle, {
      params: { id: article.id },
      headers: { ...cookieOf(token), ...headers },
    })
    expect(answer.status).toBe(status)
    if (status === 403)
      expect(answer.refusal).toEqual({ code: 'not_allowed', message: 'This request did not come from our own pages.' })
    const saved = await server.asMember({ token }).ask(listSavedArticles)
    expect(saved.body).toHaveLength(status === 200 ? 1 : 0)
  })

  test('does not stand in the way of a token, which no other site can send', async () => {
    const { token } = await givenMember(server.context)
    const article = await givenArticle(server.context)
    const headers = { ...cookieOf('somebody-else-entirely'), 'sec-fetch-site': 'cross-site' }
    expect((await server.asMember({ token }).ask(saveArticle, { params: { id: article.id }, headers })).status).toBe(
      200,
    )
  })
})
