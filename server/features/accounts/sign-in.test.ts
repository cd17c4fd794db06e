import { describe, expect, test } from 'vitest'
import { login, me } from '#contract/accounts.ts'
import { startTestServer, type TestServer } from '#server/test-server.ts'
import { freshEmail, GIVEN_PASSWORD, givenMember } from './fixtures.ts'

let now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now })
const throttled = await startTestServer({ beside: server, now: () => now, env: { RATE_LIMIT_FACTOR: '1' } })
const visitor = server.asVisitor()

describe('signing in', () => {
  test('answers the member and a token that is signed in, whatever the case of the address and the spaces around it', async () => {
    const member = await givenMember(server.context, 'active')
    const answer = await visitor.ask(login, {
      body: { email: ` ${member.email.toUpperCase()} `, password: GIVEN_PASSWORD },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({ id: member.id, email: member.email, subscriptionStatus: 'active' })
    expect((await server.asMember(answer.body).ask(me)).body).toEqual(answer.body.user)
  })

  test.each([
    ['an address that is none', { email: 'nobody', password: 'x' }, 'body.email', 'Invalid email address'],
    ['an empty password', { email: 'a@example.org', password: '' }, 'body.password', 'Password is required'],
    [
      'a list for a password',
      { email: 'a@example.org', password: ['x'] },
      'body.password',
      'Expected string, received array',
    ],
  ])('answers 400 for %s', async (_, body, path, message) => {
    const answer = await visitor.ask(login, { body })
    expect(answer.status).toBe(400)
    expect(answer.refusal.issues).toContainEqual({ path, message })
  })

  test('refuses an unknown address and a wrong password with the very same answer', async () => {
    const member = await givenMember(server.context)
    const wrong = await visitor.ask(login, { body: { email: member.email, password: 'not this one' } })
    const unknown = await visitor.ask(login, { body: { email: freshEmail(), password: 'not this one' } })
    expect(wrong.status).toBe(401)
    expect(wrong.refusal).toEqual({ code: 'wrong_credentials', message: 'Invalid email or password' })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    const comparable = ({ headers: { date: _date, 'x-request-id': _id, ...rest } }: typeof wrong) => rest
    expect(comparable(unknown)).toEqual(comparable(wrong))
  })

  test('takes as long for an unknown address, and for an account without a password, as for a wrong password', async () => {
    const member = await givenMember(server.context)
    const social = await givenMember(server.context, 'free', { passwordHash: null, authProvider: 'google' })
    const timed = async (email: string): Promise<number> => {
      const began = performance.now()
      const { status } = await visitor.ask(login, { body: { email, password: 'not this one' } })
      expect(status).toBe(401)
      return performance.now() - began
    }
    const times: [wrong: number, unknown: number, social: number][] = []
    // In turn, so that whatever else the machine does meets all three alike.
    for (let round = 0; round < 6; round += 1)
      times.push([await timed(member.email), await timed(freshEmail()), await timed(social.email)])
    const [wrong, unknown, without] = [0, 1, 2].map((kind) =>
      Math.min(...times.map((round) => round[kind] ?? Infinity)),
    ) as [number, number, number]
    // Without the hashing it would be a small fraction. A quarter leaves room for a busy machine.
    expect(unknown).toBeGreaterThan(wrong / 4)
    expect(without).toBeGreaterThan(wrong / 4)
  })
})

describe('throttling', () => {
  const from = (last: number) => `203.0.113.${last}`

  const tryFrom =
    (server: TestServer, email: string) =>
    (address: string, password = 'a guess') =>
      server.asVisitor().ask(login, { body: { email, password }, from: address })

  test('by account and address: after ten failures it may not be tried from there for a quarter of an hour', async () => {
    const attempt = tryFrom(throttled, (await givenMember(throttled.context)).email)
    for (let failure = 1; failure <= 10; failure += 1) expect((await attempt(from(1))).status).toBe(401)
    const refused = await attempt(from(1), GIVEN_PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.refusal.code).toBe('too_many_requests')
    expect(refused.headers['retry-after']).toBe('900')
    now = new Date(now.getTime() + 10 * 60_000)
    expect((await attempt(from(1), GIVEN_PASSWORD)).headers['retry-after']).toBe('300')
    now = new Date(now.getTime() + 5 * 60_000)
    expect((await attempt(from(1), GIVEN_PASSWORD)).status).toBe(200)
  })

  test('a stranger who guesses cannot lock the owner out', async () => {
    const attempt = tryFrom(throttled, (await givenMember(throttled.context)).email)
    for (const stranger of [from(2), from(3)]) for (let guess = 1; guess <= 12; guess += 1) await attempt(stranger)
    expect((await attempt(from(2))).status).toBe(429)
    expect((await attempt(from(4), GIVEN_PASSWORD)).status).toBe(200)
  })

  test('all addresses of one IPv6 network count as one', async () => {
    const attempt = tryFrom(throttled, (await givenMember(throttled.context)).email)
    for (let failure = 1; failure <= 10; failure += 1)
      expect((await attempt(`2001:db8:0:1::${failure}`)).status).toBe(401)
    expect((await attempt('2001:db8:0:1:ffff::1')).status).toBe(429)
    expect((await attempt('2001:db8:0:2::1')).status).toBe(401)
  })

  test('guesses from everywhere are bounded too, and the owner still gets in from where they signed in before', async () => {
    // A tenth of the limits: one failure from a network, ten from all of them.
    const strict = await startTestServer({ beside: server, now: () => now, env: { RATE_LIMIT_FACTOR: '0.1' } })
    const attempt = tryFrom(strict, (await givenMember(strict.context)).email)
    expect((await attempt('198.51.100.1', GIVEN_PASSWORD)).status).toBe(200)
    const guesses = []
    for (let guess = 1; guess <= 12; guess += 1) guesses.push((await attempt(from(100 + guess))).status)
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await attempt('198.51.100.2', GIVEN_PASSWORD)).status, 'an address nobody has signed in from').toBe(429)
    expect((await attempt('198.51.100.1', GIVEN_PASSWORD)).status).toBe(200)
  })

  test('an address without an account is throttled alike, so that it tells nothing', async () => {
    const attempt = tryFrom(throttled, freshEmail())
    const statuses = []
    for (let failure = 1; failure <= 11; failure += 1) statuses.push((await attempt(from(5))).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('guesses sent at once are all counted', async () => {
    const attempt = tryFrom(throttled, (await givenMember(throttled.context)).email)
    const answers = await Promise.all(Array.from({ length: 14 }, () => attempt(from(6))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('signing in wipes the failures from there out', async () => {
    const attempt = tryFrom(throttled, (await givenMember(throttled.context)).email)
    for (let failure = 0; failure < 9; failure += 1) await attempt(from(7))
    expect((await attempt(from(7), GIVEN_PASSWORD)).status).toBe(200)
    expect((await attempt(from(7))).status).toBe(401)
    expect((await attempt(from(7), GIVEN_PASSWORD)).status).toBe(200)
  })

  test('by address: twenty tries a minute, whatever the accounts', async () => {
    const statuses = []
    for (let guess = 0; guess < 21; guess += 1) {
      statuses.push(
        (
          await throttled
            .asVisitor()
            .ask(login, { body: { email: 'not-even-an-address', password: 'x' }, from: from(99) })
        ).status,
      )
    }
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
  })
})
