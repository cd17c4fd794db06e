import { describe, expect, test } from 'vitest'
import { login, logout, me, register } from '#contract/accounts.ts'
import { listNotifications } from '#contract/notifications.ts'
import { startTestServer, type TestServer } from '#server/test-server.ts'
import { freshEmail, TEST_PASSWORD, createMember } from './fixtures.ts'

let now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now })
const throttled = await startTestServer({ beside: server, now: () => now, env: { RATE_LIMIT_FACTOR: '1' } })
const visitor = server.asVisitor()

describe('sign-in', () => {
  test('returns the member and a valid session token, ignoring case and surrounding spaces of the email address', async () => {
    const member = await createMember(server.context, 'active')
    const response = await visitor.call(login, {
      body: { email: ` ${member.email.toUpperCase()} `, password: TEST_PASSWORD },
    })
    expect(response.status).toBe(200)
    expect(response.body.user).toMatchObject({ id: member.id, email: member.email, subscriptionStatus: 'active' })
    expect((await server.asMember(response.body).call(me)).body).toEqual(response.body.user)
  })

  test.each([
    ['an invalid email address', { email: 'nobody', password: 'x' }, 'body.email', 'Invalid email address'],
    ['an empty password', { email: 'a@example.org', password: '' }, 'body.password', 'Password is required'],
    [
      'an array as password',
      { email: 'a@example.org', password: ['x'] },
      'body.password',
      'Expected string, received array',
    ],
  ])('returns 400 for %s', async (_, body, path, message) => {
    const response = await visitor.call(login, { body })
    expect(response.status).toBe(400)
    expect(response.refusal.issues).toContainEqual({ path, message })
  })

  test('returns identical responses for an unknown email address and a wrong password', async () => {
    const member = await createMember(server.context)
    const wrong = await visitor.call(login, { body: { email: member.email, password: 'not this one' } })
    const unknown = await visitor.call(login, { body: { email: freshEmail(), password: 'not this one' } })
    expect(wrong.status).toBe(401)
    expect(wrong.refusal).toEqual({ code: 'wrong_credentials', message: 'Invalid email or password' })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    const comparable = ({ headers: { date: _date, 'x-request-id': _id, ...rest } }: typeof wrong) => rest
    expect(comparable(unknown)).toEqual(comparable(wrong))
  })

  test('takes as long for an unknown email address, and for an account without a password, as for a wrong password', async () => {
    const member = await createMember(server.context)
    const social = await createMember(server.context, 'free', { passwordHash: null, authProvider: 'google' })
    const timeOf = async (email: string): Promise<number> => {
      const start = performance.now()
      const { status } = await visitor.call(login, { body: { email, password: 'not this one' } })
      expect(status).toBe(401)
      return performance.now() - start
    }
    const times: [wrong: number, unknown: number, social: number][] = []
    // Interleaved, so that other load on the machine affects all three alike.
    for (let round = 0; round < 6; round += 1)
      times.push([await timeOf(member.email), await timeOf(freshEmail()), await timeOf(social.email)])
    const [wrong, unknown, passwordless] = [0, 1, 2].map((kind) =>
      Math.min(...times.map((round) => round[kind] ?? Infinity)),
    ) as [number, number, number]
    // Without hashing the times would be a small fraction. A quarter allows for a busy machine.
    expect(unknown).toBeGreaterThan(wrong / 4)
    expect(passwordless).toBeGreaterThan(wrong / 4)
  })
})

describe('a sign-in', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
  const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/127.0'

  test('on a device without a session is notified to the member, once a month for each device', async () => {
    const { email, token: first } = await createMember(server.context)
    const signInOn = async (userAgent: string) =>
      (
        await visitor.call(login, {
          body: { email, password: TEST_PASSWORD },
          headers: { 'user-agent': userAgent },
        })
      ).body.token
    const titles = async () =>
      (await server.asMember({ token: first }).call(listNotifications)).body.map((each) => each.title)
    await signInOn(ANDROID)
    expect(await titles()).toEqual(['New sign-in: Chrome on Android'])
    now = new Date(now.getTime() + 60_000)
    const desktop = await signInOn(WINDOWS)
    expect(await titles()).toEqual(['New sign-in: Firefox on Windows', 'New sign-in: Chrome on Android'])
    await server.asMember({ token: desktop }).call(logout)
    await signInOn(WINDOWS)
    expect(await titles()).toHaveLength(2)
  })

  test('on the device on which the member joined is not', async () => {
    const body = { email: freshEmail(), password: 'protea rooibos veld', acceptTerms: true }
    const headers = { 'user-agent': ANDROID }
    await visitor.call(register, { body, headers })
    const { token } = (await visitor.call(login, { body, headers })).body
    expect((await server.asMember({ token }).call(listNotifications)).body.map(({ type }) => type)).toEqual(['welcome'])
  })
})

describe('sign-in throttling', () => {
  const from = (last: number) => `203.0.113.${last}`

  const attemptOn =
    (server: TestServer, email: string) =>
    (address: string, password = 'a guess') =>
      server.asVisitor().call(login, { body: { email, password }, from: address })

  test('blocks an account from an address for 15 minutes after ten failures', async () => {
    const attempt = attemptOn(throttled, (await createMember(throttled.context)).email)
    for (let failure = 1; failure <= 10; failure += 1) expect((await attempt(from(1))).status).toBe(401)
    const refused = await attempt(from(1), TEST_PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.refusal.code).toBe('too_many_requests')
    expect(refused.headers['retry-after']).toBe('900')
    now = new Date(now.getTime() + 10 * 60_000)
    expect((await attempt(from(1), TEST_PASSWORD)).headers['retry-after']).toBe('300')
    now = new Date(now.getTime() + 5 * 60_000)
    expect((await attempt(from(1), TEST_PASSWORD)).status).toBe(200)
  })

  test('does not lock the owner out when others guess the password', async () => {
    const attempt = attemptOn(throttled, (await createMember(throttled.context)).email)
    for (const stranger of [from(2), from(3)]) for (let guess = 1; guess <= 12; guess += 1) await attempt(stranger)
    expect((await attempt(from(2))).status).toBe(429)
    expect((await attempt(from(4), TEST_PASSWORD)).status).toBe(200)
  })

  test('counts all addresses of an IPv6 /64 network as one', async () => {
    const attempt = attemptOn(throttled, (await createMember(throttled.context)).email)
    for (let failure = 1; failure <= 10; failure += 1)
      expect((await attempt(`2001:db8:0:1::${failure}`)).status).toBe(401)
    expect((await attempt('2001:db8:0:1:ffff::1')).status).toBe(429)
    expect((await attempt('2001:db8:0:2::1')).status).toBe(401)
  })

  test('limits guesses from many addresses, but not the owner at an address they signed in from before', async () => {
    // A tenth of the limits: one failure per network, ten in total.
    const strict = await startTestServer({ beside: server, now: () => now, env: { RATE_LIMIT_FACTOR: '0.1' } })
    const attempt = attemptOn(strict, (await createMember(strict.context)).email)
    expect((await attempt('198.51.100.1', TEST_PASSWORD)).status).toBe(200)
    const guesses = []
    for (let guess = 1; guess <= 12; guess += 1) guesses.push((await attempt(from(100 + guess))).status)
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await attempt('198.51.100.2', TEST_PASSWORD)).status, 'an address without a previous sign-in').toBe(429)
    expect((await attempt('198.51.100.1', TEST_PASSWORD)).status).toBe(200)
  })

  test('throttles an email address without an account in the same way, so as not to reveal that it is unknown', async () => {
    const attempt = attemptOn(throttled, freshEmail())
    const statuses = []
    for (let failure = 1; failure <= 11; failure += 1) statuses.push((await attempt(from(5))).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('counts concurrent guesses', async () => {
    const attempt = attemptOn(throttled, (await createMember(throttled.context)).email)
    const responses = await Promise.all(Array.from({ length: 14 }, () => attempt(from(6))))
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('resets the failures from an address after a successful sign-in', async () => {
    const attempt = attemptOn(throttled, (await createMember(throttled.context)).email)
    for (let failure = 0; failure < 9; failure += 1) await attempt(from(7))
    expect((await attempt(from(7), TEST_PASSWORD)).status).toBe(200)
    expect((await attempt(from(7))).status).toBe(401)
    expect((await attempt(from(7), TEST_PASSWORD)).status).toBe(200)
  })

  test('allows twenty attempts a minute per address, regardless of the account', async () => {
    const statuses = []
    for (let guess = 0; guess < 21; guess += 1) {
      statuses.push(
        (
          await throttled
            .asVisitor()
            .call(login, { body: { email: 'not-even-an-address', password: 'x' }, from: from(99) })
        ).status,
      )
    }
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
  })
})
