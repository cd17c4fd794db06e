import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { login, logout, me } from '#contract/accounts.ts'
import { listArticles, listSavedArticles, saveArticle } from '#contract/articles.ts'
import { TEST_PASSWORD, createMember } from '#server/features/accounts/fixtures.ts'
import { createArticle } from '#server/features/articles/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
let now = new Date('2026-06-01T08:00:00Z')
const advance = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const server = await startTestServer({ now: () => now, env: { PUBLIC_ORIGIN: 'https://skynn.test' } })
const { rows } = server
const visitor = server.asVisitor()
const statusOf = async (headers: Record<string, string>) => (await visitor.call(me, { headers })).status

describe('a session', () => {
  test('is stored as a hash of its token, so that a leaked table does not grant access', async () => {
    const { token } = await createMember(server.context)
    const all = await rows`select sid, sess::text from sessions`
    expect(JSON.stringify(all)).not.toContain(token)
    expect(all.map(({ sid }) => sid)).toContain(createHash('sha256').update(token).digest('hex'))
  })

  test('lasts seven days from the last visit', async () => {
    const { token } = await createMember(server.context)
    for (const days of [6.9, 6.9, 6.9]) {
      advance(days * DAY)
      expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(200)
    }
    advance(7 * DAY)
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(401)
  })

  test('accepts the Bearer scheme in any letter case', async () => {
    const { token } = await createMember(server.context)
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect(await statusOf({ authorization: `${scheme} ${token}` }), scheme).toBe(200)
  })

  test('is not extended more than once an hour', async () => {
    const { token, id } = await createMember(server.context)
    const expire = async () =>
      Number(
        (await rows<{ at: string }>`select extract(epoch from expire) as at from sessions where member_id = ${id}`)[0]
          ?.at,
      )
    const first = await expire()
    advance(HOUR - 1)
    await statusOf({ authorization: `Bearer ${token}` })
    expect(await expire()).toBe(first)
    advance(2)
    await statusOf({ authorization: `Bearer ${token}` })
    expect(await expire()).toBeGreaterThan(first)
  })

  test('ends on logout, for both the token and the cookie', async () => {
    const { token } = await createMember(server.context)
    const other = (
      await visitor.call(login, {
        body: { email: (await createMember(server.context)).email, password: TEST_PASSWORD },
      })
    ).body.token
    const response = await server.asMember({ token }).call(logout)
    expect([response.status, response.body]).toEqual([200, { signedOut: true }])
    expect(response.headers['set-cookie']).toMatch(/^skynn_session=; .*Expires=Thu, 01 Jan 1970/)
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(401)
    expect(await statusOf({ cookie: `skynn_session=${token}` })).toBe(401)
    expect(await statusOf({ authorization: `Bearer ${other}` })).toBe(200)
  })

  test('is deleted after it expires, as soon as any visitor logs out', async () => {
    const { id } = await createMember(server.context)
    advance(8 * DAY)
    expect((await visitor.call(logout)).status).toBe(200)
    expect(await rows`select sid from sessions where member_id = ${id}`).toEqual([])
  })
})

describe('an invalid token', () => {
  test.each([
    ['empty', 'Bearer '],
    ['short', 'Bearer abc'],
    ['garbage', `Bearer ${'%00;!'.repeat(10)}`],
    ['well-formed but unknown', `Bearer ${'A'.repeat(43)}`],
    ['too long', `Bearer ${'A'.repeat(5000)}`],
    ['of another scheme', 'Basic dXNlcjpwYXNz'],
    ['SQL', `Bearer ' or 1=1 --`],
  ])('is refused where a session is required, and ignored elsewhere: %s', async (_, authorization) => {
    const refused = await visitor.call(me, { headers: { authorization } })
    expect(refused.status).toBe(401)
    expect(refused.refusal).toEqual({ code: 'sign_in_required', message: 'Please sign in first.' })
    expect((await visitor.call(listArticles, { headers: { authorization } })).status).toBe(200)
  })

  test('is refused when it is the stored hash of a valid token', async () => {
    const { token } = await createMember(server.context)
    expect(await statusOf({ authorization: `Bearer ${createHash('sha256').update(token).digest('hex')}` })).toBe(401)
  })
})

describe('the cookie', () => {
  const cookieOf = (token: string) => ({ cookie: `skynn_session=${token}` })

  test('is set on sign-in with HttpOnly, SameSite=Lax and, for an HTTPS origin, Secure', async () => {
    const { email } = await createMember(server.context)
    const response = await visitor.call(login, { body: { email, password: TEST_PASSWORD } })
    expect(response.headers['set-cookie']).toBe(
      `skynn_session=${response.body.token}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
  })

  test('authenticates reads', async () => {
    expect(await statusOf(cookieOf((await createMember(server.context)).token))).toBe(200)
  })

  test('is renewed when its session is extended', async () => {
    const { token } = await createMember(server.context)
    advance(2 * HOUR)
    const response = await visitor.call(me, { headers: cookieOf(token) })
    expect(response.headers['set-cookie']).toContain(`skynn_session=${token}; Max-Age=604800`)
    expect((await visitor.call(me, { headers: cookieOf(token) })).headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['a same-origin request', { 'sec-fetch-site': 'same-origin' }, 200],
    ['an old browser that sends our origin', { origin: 'https://skynn.test' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.test' }, 403],
    ['an origin that starts with ours', { origin: 'https://skynn.test.evil.test' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    [
      'a forged origin that contradicts Sec-Fetch-Site',
      { 'sec-fetch-site': 'cross-site', origin: 'https://skynn.test' },
      403,
    ],
    ['no origin headers', {}, 403],
  ])('authenticates writes only from our own pages: %s', async (_, headers: Record<string, string>, status) => {
    const { token } = await createMember(server.context)
    const article = await createArticle(server.context)
    const response = await visitor.call(saveArticle, {
      params: { id: article.id },
      headers: { ...cookieOf(token), ...headers },
    })
    expect(response.status).toBe(status)
    if (status === 403)
      expect(response.refusal).toEqual({
        code: 'not_allowed',
        message: 'This request did not come from our own pages.',
      })
    const saved = await server.asMember({ token }).call(listSavedArticles)
    expect(saved.body).toHaveLength(status === 200 ? 1 : 0)
  })

  test('is ignored when a bearer token is sent, which no other site can do', async () => {
    const { token } = await createMember(server.context)
    const article = await createArticle(server.context)
    const headers = { ...cookieOf('another-session-token'), 'sec-fetch-site': 'cross-site' }
    expect((await server.asMember({ token }).call(saveArticle, { params: { id: article.id }, headers })).status).toBe(
      200,
    )
  })
})
