import { describe, expect, test } from 'vitest'
import { login, me } from '#contract/accounts.ts'
import * as contract from '#contract/provider-sign-in.ts'
import { createMember, freshEmail, TEST_PASSWORD } from '#server/features/accounts/fixtures.ts'
import { startProvider, walkThrough } from '#server/providers/provider.fixture.ts'
import { startTestServer, type TestServer } from '#server/test-server.ts'
import { browserOn, type Browser } from './browser.fixture.ts'
import { createLinked } from './fixtures.ts'

type Name = contract.ProviderName
let now = new Date('2026-12-01T08:00:00Z')
const provider = await startProvider()
const server = await startTestServer({ env: provider.env, now: () => now })
const { context, rows } = server
const aBrowser = (at: TestServer = server, session?: string): Browser => browserOn(at, session)

type Person = Parameters<typeof walkThrough>[1]

/** The one-time token after a walk through a provider. */
const tokenFor = async (browser: Browser, name: Name, person: Person, query = ''): Promise<string> => {
  const address = await browser.comeBack(await walkThrough(await browser.start(name, query), person))
  expect([address.pathname, address.searchParams.get('auth')]).toEqual(['/auth', 'success'])
  return address.searchParams.get('token') ?? ''
}
const failureOf = (address: URL) => `${address.pathname} ${address.searchParams.get('auth')}`
const exchange = async (browser: Browser, token: string) => browser.call(contract.exchangeProviderToken, { token })
const join = async (browser: Browser, token: string) =>
  browser.call(contract.joinWithProvider, { token, acceptTerms: true })

describe.each<Name>(['google', 'apple'])('with %s', (name) => {
  test('somebody new joins after accepting the terms, and is signed in at once from then on', async () => {
    const person = { email: freshEmail(), firstName: 'Lerato', lastName: 'Dube' }
    const browser = aBrowser()
    const token = await tokenFor(browser, name, person, '?from=/articles/rooibos-on-your-skin')
    const outcome = { outcome: 'join', provider: name, email: person.email, firstName: 'Lerato' }
    expect((await exchange(browser, token)).body).toEqual(outcome)
    expect((await browser.call(contract.joinWithProvider, { token })).status).toBe(400)
    const joined = await join(browser, token)
    expect(joined).toMatchObject({ status: 201, body: { returnTo: '/articles/rooibos-on-your-skin' } })
    const user = (await server.asMember({ token: joined.body.session.token }).call(me)).body
    expect(user).toMatchObject({
      email: person.email,
      firstName: 'Lerato',
      lastName: 'Dube',
      authProvider: name,
      emailVerified: true,
    })
    const consents = await rows`select purpose from consents where user_id = ${user.id}`
    expect(consents.length).toBeGreaterThan(0)

    const again = aBrowser()
    const { body } = await exchange(again, await tokenFor(again, name, person))
    expect(body).toMatchObject({ outcome: 'signed-in', returnTo: '/dashboard', session: { user: { id: user.id } } })
  })

  test('an account with the same address is connected with its password only', async () => {
    const member = await createMember(context)
    const browser = aBrowser()
    const token = await tokenFor(browser, name, { email: member.email })
    const outcome = { outcome: 'link', provider: name, email: member.email, hasPassword: true }
    expect((await exchange(browser, token)).body).toEqual(outcome)
    expect((await browser.call(contract.linkProvider, { token })).status).toBe(401)
    const wrong = await browser.call(contract.linkProvider, { token, password: 'not this one' })
    expect(wrong.refusal.code).toBe('wrong_credentials')
    expect((await join(browser, token)).refusal.code).toBe('email_taken')
    const linked = await browser.call(contract.linkProvider, { token, password: TEST_PASSWORD })
    expect(linked.body.session.user.id).toBe(member.id)
    const again = aBrowser()
    const { body } = await exchange(again, await tokenFor(again, name, { email: member.email }))
    expect(body).toMatchObject({ outcome: 'signed-in', session: { user: { id: member.id } } })
    expect(
      (await server.asVisitor().call(login, { body: { email: member.email, password: TEST_PASSWORD } })).status,
    ).toBe(200)
  })

  test('somebody who cancels is back on our page, and nothing is kept', async () => {
    const browser = aBrowser()
    const back = await walkThrough(await browser.start(name), { email: freshEmail(), cancels: true })
    expect(failureOf(await browser.comeBack(back))).toBe('/auth cancelled')
    expect(failureOf(await browser.comeBack(back))).toBe('/auth expired')
  })

  test('a return is accepted once, and not at the address of another provider', async () => {
    const browser = aBrowser()
    const back = await walkThrough(await browser.start(name), { email: freshEmail() })
    const other = name === 'google' ? 'apple' : 'google'
    const elsewhere = { ...back, path: back.path.replace(name, other) }
    expect(failureOf(await browser.comeBack(elsewhere))).toBe('/auth expired')
    expect(failureOf(await browser.comeBack(back))).toBe('/auth success')
    expect(failureOf(await browser.comeBack(back))).toBe('/auth expired')
  })

  test('a return in the name of another provider, or with a made-up code, signs nobody in', async () => {
    const broken = [
      (text: string) => text.replace(encodeURIComponent(provider.issuer), encodeURIComponent('https://evil.example')),
      (text: string) => text.replace(/code=[^&]+/, 'code=made-up'),
    ]
    for (const change of broken) {
      const browser = aBrowser()
      const back = await walkThrough(await browser.start(name), { email: freshEmail() })
      const changed =
        back.body === undefined ? { ...back, path: change(back.path) } : { ...back, body: change(back.body) }
      expect(changed).not.toEqual(back)
      expect(failureOf(await browser.comeBack(changed))).toBe('/auth failed')
    }
  })
})

test('the name that Apple sends beside the first code is kept', async () => {
  const browser = aBrowser()
  const email = freshEmail()
  const back = await walkThrough(await browser.start('apple'), { email })
  const user = JSON.stringify({ name: { firstName: 'Sipho', lastName: 'Nkosi' }, email })
  const address = await browser.comeBack({ ...back, body: `${back.body}&user=${encodeURIComponent(user)}` })
  const token = address.searchParams.get('token') ?? ''
  expect((await exchange(browser, token)).body).toMatchObject({ outcome: 'join', firstName: 'Sipho' })
})

test('the token works in the browser that started only, once, and for a minute', async () => {
  const person = { email: freshEmail() }
  const member = await createMember(context, 'free', { passwordHash: null, authProvider: 'google' })
  const first = aBrowser()
  await join(first, await tokenFor(first, 'google', person))
  const browser = aBrowser()
  const token = await tokenFor(browser, 'google', person)
  for (const other of [aBrowser(), aBrowser(server, member.token)])
    expect((await exchange(other, token)).refusal.code).toBe('link_expired')
  expect((await exchange(browser, token)).status).toBe(200)
  expect((await exchange(browser, token)).refusal.code).toBe('link_expired')
  const late = await tokenFor(browser, 'google', person)
  now = new Date(now.getTime() + 60_000)
  expect((await exchange(browser, late)).refusal.message).toBe(
    'This sign-in took too long or was used before. Please start again.',
  )
})

test('an address that the provider has not confirmed joins unconfirmed, and opens no account that exists', async () => {
  const member = await createMember(context)
  const browser = aBrowser()
  const unconfirmed = { email: member.email, verified: false }
  const refused = await exchange(browser, await tokenFor(browser, 'google', unconfirmed))
  expect(refused.refusal.code).toBe('email_unverified')
  const fresh = { email: freshEmail(), verified: false }
  const joined = await join(browser, await tokenFor(browser, 'google', fresh))
  expect(joined.body.session.user.emailVerified).toBe(false)
  expect((await server.sentMails(fresh.email)).length).toBe(1)
})

test('an account without a password is connected by a sign-in that is newer than the return', async () => {
  const member = await createMember(context, 'free', { passwordHash: null, authProvider: 'apple' })
  now = new Date(now.getTime() + 1000)
  const browser = aBrowser()
  const token = await tokenFor(browser, 'google', { email: member.email })
  expect((await exchange(browser, token)).body).toMatchObject({ outcome: 'link', hasPassword: false })
  const withSession = (session: string) => ({ authorization: `Bearer ${session}` })
  expect((await browser.call(contract.linkProvider, { token }, withSession(member.token))).status).toBe(401)
  now = new Date(now.getTime() + 1000)
  const { token: stranger } = await createMember(context)
  expect((await browser.call(contract.linkProvider, { token }, withSession(stranger))).status).toBe(401)
  await rows`update sessions set sess = jsonb_set(sess, '{createdAt}', to_jsonb(${now.toISOString()}::text)) where member_id = ${member.id}`
  const linked = await browser.call(contract.linkProvider, { token }, withSession(member.token))
  expect(linked.body.session.user.id).toBe(member.id)
})

test('once registration requires payment, joining is refused as with a password, and can go on later', async () => {
  const at = await startTestServer({
    env: { ...provider.env, FOUNDING_CAP: '0', TRIAL_LIMIT: '0' },
    now: () => now,
  })
  const browser = aBrowser(at)
  const token = await tokenFor(browser, 'google', { email: freshEmail() })
  for (let times = 0; times < 2; times += 1) expect((await join(browser, token)).refusal.code).toBe('payment_required')
})

test('a provider that is down, or goes down in between, is reported on our page', async () => {
  const at = await startTestServer({ env: provider.env, now: () => now })
  const browser = aBrowser(at)
  provider.state.isUp = false
  expect(await browser.start('google')).toBe('/auth?auth=failed&provider=google')
  provider.state.isUp = true
  const back = await walkThrough(await browser.start('google'), { email: freshEmail() })
  provider.state.isUp = false
  expect(failureOf(await browser.comeBack(back))).toBe('/auth failed')
  provider.state.isUp = true
})

test.each([
  ['a minute and a half', 90, '/auth success'],
  ['ten minutes', 600, '/auth failed'],
])('a clock of the provider that is %s behind', async (_, seconds, expected) => {
  const behind = await startProvider({ skew: -seconds * 1000, ttl: { IdToken: 1 } })
  const at = await startTestServer({ env: behind.env, now: () => now })
  const browser = aBrowser(at)
  const back = await walkThrough(await browser.start('google'), { email: freshEmail() })
  expect(failureOf(await browser.comeBack(back))).toBe(expected)
})

describe('in the settings', () => {
  test('a provider is connected soon after signing in, signs in from then on, and is disconnected', async () => {
    const member = await createMember(context)
    const signedIn = server.asMember(member)
    const email = freshEmail()
    const browser = aBrowser(server, member.token)
    const token = await tokenFor(browser, 'google', { email }, '?connect=yes&from=/settings')
    const reply = await exchange(browser, token)
    expect(reply.body).toEqual({ outcome: 'connected', provider: 'google', returnTo: '/settings' })
    expect((await signedIn.call(contract.listLinkedProviders)).body).toEqual({
      hasPassword: true,
      linked: [{ provider: 'google', email, linkedAt: now.toISOString() }],
    })
    const other = aBrowser()
    const { body } = await exchange(other, await tokenFor(other, 'google', { email }))
    expect(body).toMatchObject({ outcome: 'signed-in', session: { user: { id: member.id } } })

    const rival = await createMember(context)
    const second = aBrowser(server, rival.token)
    const taken = await exchange(second, await tokenFor(second, 'google', { email }, '?connect=yes'))
    expect(taken.refusal.code).toBe('provider_in_use')

    expect((await signedIn.call(contract.unlinkProvider, { params: { provider: 'google' } })).status).toBe(200)
    expect((await signedIn.call(contract.unlinkProvider, { params: { provider: 'google' } })).status).toBe(404)
  })

  test('a sign-in of long ago, or nobody, cannot connect a provider', async () => {
    const member = await createMember(context)
    now = new Date(now.getTime() + 16 * 60_000)
    for (const browser of [aBrowser(server, member.token), aBrowser()])
      expect(await browser.start('google', '?connect=yes')).toBe('/settings?auth=sign-in-again&provider=google')
  })

  test('the only way to sign in stays connected', async () => {
    const member = await createMember(context, 'free', { passwordHash: null, authProvider: 'google' })
    await createLinked(context, member.id)
    const reply = await server.asMember(member).call(contract.unlinkProvider, { params: { provider: 'google' } })
    expect(reply.refusal.code).toBe('only_way_in')
  })
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/auth?tab=register'])(
  'a sign-in never returns to %s',
  async (from) => {
    const browser = aBrowser()
    const token = await tokenFor(browser, 'google', { email: freshEmail() }, `?from=${encodeURIComponent(from)}`)
    expect((await join(browser, token)).body.returnTo).toBe('/dashboard')
  },
)

test('no code, token or address of a sign-in is in the log', async () => {
  const at = await startTestServer({ env: { ...provider.env, LOG_LEVEL: 'debug' }, now: () => now })
  const browser = aBrowser(at)
  const email = freshEmail()
  const back = await walkThrough(await browser.start('google'), { email })
  const address = await browser.comeBack(back)
  await browser.comeBack({ ...back, path: back.path.replace(/code=[^&]+/, 'code=made-up') })
  const token = address.searchParams.get('token') ?? ''
  await exchange(browser, token)
  const log = at.takeLog()
  expect(log).toContain('request completed')
  const code = /code=([^&]+)/.exec(back.path)?.[1] ?? ''
  for (const secret of [code, token, email, 'a secret of Google']) expect(log).not.toContain(secret)
})

test('a provider without settings has no button on a public origin, and a practice one on this machine', async () => {
  const listed = async (origin: string) => {
    const at = await startTestServer({ beside: server, env: { PUBLIC_ORIGIN: origin } })
    return (await at.asVisitor().call(contract.signInProviders)).body
  }
  expect(await listed('https://skynn.co.za')).toEqual([])
  expect(await listed('http://localhost:3000')).toEqual([
    { provider: 'google', isPractice: true },
    { provider: 'apple', isPractice: true },
  ])
})
