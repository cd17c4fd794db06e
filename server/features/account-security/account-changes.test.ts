import { describe, expect, test } from 'vitest'
import {
  changeEmail,
  changePassword,
  endSession,
  forgotPassword,
  listSessions,
  resetPassword,
  signOutEverywhere,
  verifyEmail,
} from '#contract/account-security.ts'
import { login, logout, me, register } from '#contract/accounts.ts'
import { listNotifications } from '#contract/notifications.ts'
import { createMember, freshEmail, TEST_PASSWORD } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { tokenOf } from './fixtures.ts'

let now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now })
const visitor = server.asVisitor()
const PASSWORD = 'protea rooibos veld'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

const lastMailTo = async (email: string) => (await server.sentMails(email)).at(-1)
const signIn = async (email: string, password = TEST_PASSWORD, userAgent = ANDROID) =>
  (await visitor.call(login, { body: { email, password }, headers: { 'user-agent': userAgent } })).body.token
const noticesOf = async (token: string) =>
  (await server.asMember({ token }).call(listNotifications)).body.filter(({ type }) => type === 'security')
const titlesOf = async (token: string) => (await noticesOf(token)).map(({ title }) => title)
const statusOf = async (token: string) => (await server.asMember({ token }).call(me)).status

describe('a change of password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    server.asMember({ token }).call(changePassword, { body: { currentPassword, newPassword } })

  test('keeps this session, ends all others and every link, and sends a notice', async () => {
    const { email, token } = await createMember(server.context)
    const other = await signIn(email)
    await visitor.call(forgotPassword, { body: { email } })
    const link = tokenOf(await lastMailTo(email))
    expect((await change(token, TEST_PASSWORD, PASSWORD)).status).toBe(200)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    expect((await visitor.call(resetPassword, { body: { token: link, password: 'another one here' } })).status).toBe(
      410,
    )
    expect(await statusOf(await signIn(email, PASSWORD))).toBe(200)
    expect((await lastMailTo(email))?.content.subject).toBe('Your Skynn password was changed')
    expect(await titlesOf(token)).toContain('Your password was changed')
  })

  test('is refused with the wrong current password, under its field', async () => {
    const { email, token } = await createMember(server.context)
    const message = 'This is not your current password.'
    expect((await change(token, 'not this one', PASSWORD)).refusal).toEqual({
      code: 'invalid_input',
      message,
      issues: [{ path: 'body.currentPassword', message }],
    })
    expect(await statusOf(await signIn(email))).toBe(200)
  })

  test('is refused to a common password', async () => {
    const { token } = await createMember(server.context)
    expect((await change(token, TEST_PASSWORD, 'qwertyuiop')).refusal.issues).toEqual([
      { path: 'body.newPassword', message: 'This password is too common. Three random words work well.' },
    ])
  })

  test('allows as few guesses of the current password as sign-in', async () => {
    const strict = await startTestServer({ beside: server, now: () => now, env: { RATE_LIMIT_FACTOR: '1' } })
    const { token } = await createMember(server.context)
    const guess = async () =>
      (
        await strict.asMember({ token }).call(changePassword, {
          body: { currentPassword: 'a guess', newPassword: PASSWORD },
          from: '203.0.113.40',
        })
      ).status
    const statuses = []
    for (let number = 0; number < 11; number += 1) statuses.push(await guess())
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  })

  test('explains that an account without a password has none', async () => {
    const { token } = await createMember(server.context, 'free', { passwordHash: null, authProvider: 'google' })
    expect((await change(token, 'anything', PASSWORD)).refusal.message).toBe(
      'Your account has no password yet. Log out and use “Forgot password?” to choose one.',
    )
  })
})

describe('a change of email address', () => {
  const change = (token: string, email: string, password = TEST_PASSWORD) =>
    server.asMember({ token }).call(changeEmail, { body: { email, password } })
  const confirm = (token: string) => visitor.call(verifyEmail, { body: { token } })

  test('happens when the link in the mail to the new address is used, after a notice to the old one', async () => {
    const { email, token } = await createMember(server.context)
    const next = freshEmail()
    expect((await change(token, ` ${next.toUpperCase()}`)).body).toEqual({ accepted: true })
    const link = tokenOf(await lastMailTo(next))
    const notice = (await lastMailTo(email))?.content
    expect([notice?.subject, notice?.action]).toEqual(['Your Skynn email is about to change', undefined])
    expect(notice?.paragraphs.join(' ')).toContain(next)
    expect((await server.asMember({ token }).call(me)).body.email).toBe(email)
    expect((await confirm(link)).body).toEqual({ email: next })
    expect((await server.asMember({ token }).call(me)).body).toMatchObject({ email: next, emailVerified: true })
    expect((await confirm(link)).status).toBe(410)
    expect((await noticesOf(token)).map(({ title, message }) => [title, message])).toEqual([
      [
        'Your email address was changed',
        `From now on you sign in with ${next}. If this was not you, change your password.`,
      ],
    ])
  })

  test('ends the links that were sent to the old address', async () => {
    const { email, token } = await createMember(server.context)
    await visitor.call(forgotPassword, { body: { email } })
    const old = tokenOf(await lastMailTo(email))
    const next = freshEmail()
    await change(token, next)
    await confirm(tokenOf(await lastMailTo(next)))
    expect((await visitor.call(resetPassword, { body: { token: old, password: PASSWORD } })).status).toBe(410)
  })

  test('returns the same response for an address that has an account, whose owner is told by mail', async () => {
    const [{ token }, owner] = [await createMember(server.context), await createMember(server.context)]
    expect((await change(token, owner.email)).text).toBe((await change(token, freshEmail())).text)
    const mail = await lastMailTo(owner.email)
    expect([mail?.content.subject, mail?.content.action]).toEqual(['This email already has a Skynn account', undefined])
  })

  test('is refused with 409 if the address got an account before the link was used', async () => {
    const { email, token } = await createMember(server.context)
    const next = freshEmail()
    await change(token, next)
    const link = tokenOf(await lastMailTo(next))
    await visitor.call(register, { body: { email: next, password: PASSWORD, acceptTerms: true } })
    expect((await confirm(link)).refusal.code).toBe('email_taken')
    expect((await server.asMember({ token }).call(me)).body.email).toBe(email)
  })

  test('requires the current password and another address', async () => {
    const { email, token } = await createMember(server.context)
    expect((await change(token, freshEmail(), 'not this one')).refusal.issues?.[0]?.path).toBe('body.password')
    expect((await change(token, email)).refusal.issues).toEqual([
      { path: 'body.email', message: 'This is already your email address.' },
    ])
    expect(await server.sentMails(email)).toEqual([])
  })

  test('mails at most five new addresses an hour', async () => {
    const { token } = await createMember(server.context)
    const statuses = []
    for (let number = 0; number < 6; number += 1) statuses.push((await change(token, freshEmail())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('the list of sessions', () => {
  test('names the device, the sign-in and the last use of each, and which is the current one', async () => {
    const { email } = await createMember(server.context)
    const phone = await signIn(email)
    const signedInAt = now.toISOString()
    now = new Date(now.getTime() + 2 * 3_600_000)
    const desktop = await signIn(email, TEST_PASSWORD, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/127.0')
    const sessions = async () =>
      (await server.asMember({ token: phone }).call(listSessions)).body.filter((one) => one.device)
    expect(await sessions()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        device: 'Chrome on Android',
        createdAt: signedInAt,
        lastUsedAt: now.toISOString(),
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Firefox on Windows', createdAt: now.toISOString(), isCurrent: false }),
    ])
    // The last use is written at most once an hour.
    const before = now.toISOString()
    now = new Date(now.getTime() + 60_000)
    expect((await sessions())[0]?.lastUsedAt).toBe(before)
    expect(await statusOf(desktop)).toBe(200)
  })

  test('ends one of them, and none of another member', async () => {
    const [{ email, token }, stranger] = [await createMember(server.context), await createMember(server.context)]
    const other = await signIn(email)
    const caller = server.asMember({ token })
    const id = (await caller.call(listSessions)).body.find((one) => !one.isCurrent)?.id ?? ''
    const byStranger = await server.asMember(stranger).call(endSession, { params: { id } })
    expect([byStranger.body, await statusOf(other)]).toEqual([{ ended: false }, 200])
    expect((await caller.call(endSession, { params: { id } })).body).toEqual({ ended: true })
    expect([await statusOf(other), await statusOf(token)]).toEqual([401, 200])
    expect((await caller.call(endSession, { params: { id } })).body).toEqual({ ended: false })
  })

  test('ends all of them, and clears the cookie', async () => {
    const { email, token } = await createMember(server.context)
    const other = await signIn(email)
    const response = await server.asMember({ token }).call(signOutEverywhere)
    expect(response.headers['set-cookie']).toMatch(/^skynn_session=; .*Expires=Thu, 01 Jan 1970/)
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 401])
  })
})

describe('a session', () => {
  test('never takes over a token that the browser had before signing in (fixation)', async () => {
    const { email } = await createMember(server.context)
    const planted = 'P'.repeat(43)
    const headers = { cookie: `skynn_session=${planted}`, 'sec-fetch-site': 'same-origin' }
    const signedIn = await visitor.call(login, { body: { email, password: TEST_PASSWORD }, headers })
    expect(signedIn.body.token).not.toBe(planted)
    expect(signedIn.headers['set-cookie']).toContain(`skynn_session=${signedIn.body.token}`)
    expect(await statusOf(planted)).toBe(401)
    const another = await visitor.call(login, { body: { email, password: TEST_PASSWORD } })
    expect(another.body.token).not.toBe(signedIn.body.token)
  })

  test('gives no access after logging out, by header or cookie (reuse)', async () => {
    const token = await signIn((await createMember(server.context)).email)
    await server.asMember({ token }).call(logout)
    const byCookie = (endpoint: typeof me | typeof changePassword, body?: object) =>
      visitor.call(endpoint, {
        headers: { cookie: `skynn_session=${token}`, 'sec-fetch-site': 'same-origin' },
        ...(body && { body }),
      })
    expect(await statusOf(token)).toBe(401)
    expect((await byCookie(me)).status).toBe(401)
    const write = await byCookie(changePassword, { currentPassword: TEST_PASSWORD, newPassword: PASSWORD })
    expect(write.status).toBe(401)
  })

  test.each([
    ['changePassword', changePassword, { currentPassword: TEST_PASSWORD, newPassword: PASSWORD }],
    ['changeEmail', changeEmail, { email: 'thief@example.org', password: TEST_PASSWORD }],
    ['signOutEverywhere', signOutEverywhere, undefined],
  ])('cannot be used by another site to write: %s', async (_, endpoint, body) => {
    const { email, token } = await createMember(server.context)
    const origins: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }, {}]
    for (const origin of origins) {
      const response = await visitor.call(endpoint, {
        headers: { cookie: `skynn_session=${token}`, ...origin },
        ...(body && { body }),
      })
      expect([response.status, response.refusal.code]).toEqual([403, 'not_allowed'])
    }
    expect((await server.asMember({ token }).call(me)).body.email).toBe(email)
    expect(await server.sentMails(email)).toEqual([])
  })
})

test.each(['//evil.test', '/\\evil.test', '/%09/evil.test', 'https://evil.test/'])(
  'no address of ours redirects to another site: %s',
  async (target) => {
    const web = await startTestServer({
      beside: server,
      webApp: async (request) =>
        new Response(new URL(request.url).origin, { headers: { 'content-type': 'text/html' } }),
    })
    for (const url of [target, `/auth?next=${encodeURIComponent(target)}`, `/verify-email?next=${target}`]) {
      const response = await web.app.inject({ url, headers: { host: 'evil.test' } })
      expect(response.headers.location ?? '').not.toContain('evil')
      if (response.statusCode === 200) expect(response.body).toBe('http://localhost:3000')
    }
  },
)

test('links in mails lead to the public origin, whatever host a request names', async () => {
  const { email } = await createMember(server.context)
  await visitor.call(forgotPassword, {
    body: { email },
    headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' },
  })
  expect((await lastMailTo(email))?.content.action?.url).toMatch(/^http:\/\/localhost:3000\/reset-password#token=/)
})
