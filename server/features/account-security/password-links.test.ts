import { describe, expect, test } from 'vitest'
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from '#contract/account-security.ts'
import { login, me, register } from '#contract/accounts.ts'
import { listNotifications } from '#contract/notifications.ts'
import { createMember, freshEmail, TEST_PASSWORD } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { tokenOf } from './fixtures.ts'

const HOUR = 3_600_000
let now = new Date('2026-06-01T08:00:00Z')
const advance = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const server = await startTestServer({ now: () => now })
const visitor = server.asVisitor()
const PASSWORD = 'protea rooibos veld'
const EXPIRED = { code: 'link_expired', message: 'This link has expired or was used before. Please ask for a new one.' }

const lastMailTo = async (email: string) => (await server.sentMails(email)).at(-1)
const askForLink = async (email: string): Promise<string> => {
  await visitor.call(forgotPassword, { body: { email } })
  return tokenOf(await lastMailTo(email))
}
const reset = (token: string, password = PASSWORD) => visitor.call(resetPassword, { body: { token, password } })
const signIn = async (email: string, password: string) =>
  (await visitor.call(login, { body: { email, password } })).status

describe('a forgotten password', () => {
  test('is replaced with the link in the mail, which ends all sessions and confirms the address', async () => {
    const { email, token: session } = await createMember(server.context)
    const link = await askForLink(email)
    expect((await reset(link)).status).toBe(200)
    expect(await signIn(email, TEST_PASSWORD)).toBe(401)
    expect((await server.asMember({ token: session }).call(me)).status).toBe(401)
    const signedIn = await visitor.call(login, { body: { email, password: PASSWORD } })
    expect(signedIn.body.user).toMatchObject({ email, emailVerified: true })
    expect((await lastMailTo(email))?.content.subject).toBe('Your Skynn password was changed')
    const notices = (await server.asMember(signedIn.body).call(listNotifications)).body
    expect(notices.map(({ title }) => title)).toContain('Your password was changed')
  })

  test('cannot be replaced twice with one link, by one caller after another or at the same time', async () => {
    const { email } = await createMember(server.context)
    const link = await askForLink(email)
    const statuses = (await Promise.all([1, 2, 3].map((number) => reset(link, `${PASSWORD} ${number}`)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 410, 410])
    const replayed = await reset(link)
    expect([replayed.status, replayed.refusal]).toEqual([410, EXPIRED])
  })

  test('cannot be replaced with an earlier link once another was used', async () => {
    const { email } = await createMember(server.context)
    const earlier = await askForLink(email)
    expect((await reset(await askForLink(email))).status).toBe(200)
    expect((await reset(earlier)).status).toBe(410)
  })

  test('is replaced within an hour, and not after it', async () => {
    const { email } = await createMember(server.context)
    const [inTime, late] = [await askForLink(email), await askForLink(email)]
    advance(HOUR - 1)
    expect((await reset(inTime, 'short')).status).toBe(400)
    advance(1)
    expect((await reset(late)).refusal).toEqual(EXPIRED)
    expect(await signIn(email, TEST_PASSWORD)).toBe(200)
  })

  test('keeps its link valid when the new password is refused', async () => {
    const { email } = await createMember(server.context)
    const link = await askForLink(email)
    const message = 'This password is too common. Three random words work well.'
    for (const common of ['Password123', 'IloveYou1', 'aaaaaaaaaa', '4567890123', 'kaizerchiefs']) {
      const refused = await reset(link, common)
      expect([common, refused.status, refused.refusal.issues]).toEqual([
        common,
        400,
        [{ path: 'body.password', message }],
      ])
    }
    expect((await reset(link, 'x'.repeat(199) + 'y')).status).toBe(200)
  })

  test.each([
    ['', 'Reset token is required'],
    [undefined, 'Required'],
  ])('requires a token: %s', async (token, message) => {
    const refused = await visitor.call(resetPassword, { body: { token, password: PASSWORD } })
    expect(refused.refusal.issues).toEqual([{ path: 'body.token', message }])
  })

  test('sends at most five links an hour to one mailbox', async () => {
    const { email } = await createMember(server.context)
    for (let number = 0; number < 7; number += 1) await askForLink(email)
    expect(await server.sentMails(email)).toHaveLength(5)
    advance(HOUR)
    await askForLink(email)
    expect(await server.sentMails(email)).toHaveLength(6)
  })

  test('stores only the hash of the token', async () => {
    const { email, id } = await createMember(server.context)
    const link = await askForLink(email)
    const stored = await server.rows`select account_tokens::text as row from account_tokens where member_id = ${id}`
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(link)
    const [hash] = await server.rows<{ hash: string }>`select hash from account_tokens where member_id = ${id}`
    expect((await reset(hash?.hash ?? '')).status).toBe(410)
  })

  test('is limited like sign-in: twenty calls a minute per address', async () => {
    const limited = await startTestServer({ beside: server, env: { RATE_LIMIT_FACTOR: '0.1' } })
    const ask = () => limited.asVisitor().call(forgotPassword, { body: { email: freshEmail() }, from: '203.0.113.9' })
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429])
  })
})

describe('a request for a link', () => {
  test('returns the same response for a known and an unknown address', async () => {
    const { email } = await createMember(server.context)
    const known = await visitor.call(forgotPassword, { body: { email } })
    const unknown = await visitor.call(forgotPassword, { body: { email: freshEmail() } })
    const comparable = ({ headers: { date: _date, 'x-request-id': _id, ...rest } }: typeof known) => rest
    expect([unknown.status, unknown.text, comparable(unknown)]).toEqual([known.status, known.text, comparable(known)])
    expect(await server.sentMails(email)).toHaveLength(1)
  })

  test('takes the same time for a known and an unknown address, even if the mail takes long', async () => {
    const slow = await startTestServer({
      beside: server,
      deliver: () => new Promise((resolve) => setTimeout(resolve, 500)),
    })
    const timeOf = async (email: string): Promise<number> => {
      const start = performance.now()
      await slow.asVisitor().call(forgotPassword, { body: { email } })
      const time = performance.now() - start
      await slow.context.mail.settled()
      return time
    }
    const median = (times: number[]): number => times.toSorted((one, other) => one - other)[2] ?? Infinity
    const [known, unknown]: [number[], number[]] = [[], []]
    // Interleaved, so that other load on the machine affects both alike.
    for (let round = 0; round < 5; round += 1) {
      known.push(await timeOf((await createMember(server.context)).email))
      unknown.push(await timeOf(freshEmail()))
    }
    // The mail takes 500 ms: a response that waits for it is far outside these bounds.
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(150)
  })
})

describe('the confirmation of an address', () => {
  const verify = (token: string) => visitor.call(verifyEmail, { body: { token } })

  test('is asked for on registration, and given once with the link', async () => {
    const email = freshEmail()
    const { body } = await visitor.call(register, { body: { email, password: PASSWORD, acceptTerms: true } })
    expect(body.user.emailVerified).toBe(false)
    const link = tokenOf(await lastMailTo(email))
    expect((await verify(link)).body).toEqual({ email })
    expect((await server.asMember(body).call(me)).body.emailVerified).toBe(true)
    expect((await verify(link)).refusal).toEqual(EXPIRED)
  })

  test('is not given by opening the address of the link, as mail scanners do', async () => {
    const { email, token } = await createMember(server.context)
    await server.asMember({ token }).call(resendVerification)
    const link = tokenOf(await lastMailTo(email))
    expect((await visitor.get(`${verifyEmail.path}?token=${link}`)).status).toBe(404)
    expect((await visitor.get(`${resetPassword.path}?token=${link}`)).status).toBe(404)
    expect((await verify(link)).status).toBe(200)
  })

  test('is sent again on request, until it is given', async () => {
    const member = await createMember(server.context)
    const caller = server.asMember(member)
    expect((await caller.call(resendVerification)).body).toEqual({ sent: true })
    await verify(tokenOf(await lastMailTo(member.email)))
    expect((await caller.call(resendVerification)).body).toEqual({ sent: false })
    expect(await server.sentMails(member.email)).toHaveLength(1)
  })

  test('is not given with a link for another purpose', async () => {
    const { email } = await createMember(server.context)
    const link = await askForLink(email)
    expect((await verify(link)).status).toBe(410)
    expect((await reset(link)).status).toBe(200)
  })
})
