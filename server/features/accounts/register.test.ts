import { describe, expect, test } from 'vitest'
import { login, me, register, registrationInfo } from '#contract/accounts.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshEmail } from './fixtures.ts'

const server = await startTestServer({ env: { FOUNDING_CAP: '1000', TRIAL_LIMIT: '2000' } })
const visitor = server.asVisitor()
const registration = (overrides: Record<string, unknown> = {}) => ({
  email: freshEmail(),
  password: 'a long passphrase',
  acceptTerms: true,
  ...overrides,
})

describe('registration', () => {
  test('returns 201 with the member and a valid session token', async () => {
    const body = registration()
    const response = await visitor.call(register, { body })
    expect(response.status).toBe(201)
    expect(response.body.user).toMatchObject({
      email: body.email,
      subscriptionStatus: 'free_lifetime',
      isFoundingMember: true,
      trialEndDate: null,
    })
    expect(response.body.user).not.toHaveProperty('passwordHash')
    const profile = await server.asMember(response.body).call(me)
    expect(profile.body).toEqual(response.body.user)
  })

  test('stores the password only as an Argon2id hash', async () => {
    const body = registration({ password: 'not to be found anywhere' })
    await visitor.call(register, { body })
    const { rows } = server
    const [row] = await rows`select password_hash, members::text as everything from members where email = ${body.email}`
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(row?.everything).not.toContain('not to be found')
  })

  test('returns 409 for a registered email address in any letter case, and uses no registration number', async () => {
    const body = registration()
    await visitor.call(register, { body })
    const before = (await visitor.call(registrationInfo)).body.nextRegistrationNumber
    const duplicate = await visitor.call(register, { body: registration({ email: body.email.toUpperCase() }) })
    expect(duplicate.status).toBe(409)
    expect(duplicate.refusal).toEqual({
      code: 'email_taken',
      message: 'An account with this email address already exists. Try signing in instead.',
    })
    const next = await visitor.call(register, { body: registration() })
    expect(next.body.user.registrationNumber).toBe(before)
  })

  test.each([
    ['an invalid email address', { email: 'nobody' }, 'body.email', 'Invalid email address'],
    [
      'an email address that is too long',
      { email: `${'a'.repeat(250)}@example.org` },
      'body.email',
      'Invalid email address',
    ],
    ['a short password', { password: '1234567' }, 'body.password', 'Password must be at least 8 characters'],
    [
      'a password that is too long',
      { password: 'x'.repeat(201) },
      'body.password',
      'Password must be at most 200 characters',
    ],
    [
      'terms that were not accepted',
      { acceptTerms: false },
      'body.acceptTerms',
      'You must accept the Terms of Service',
    ],
    [
      'acceptance sent as text, which is not coerced',
      { acceptTerms: 'true' },
      'body.acceptTerms',
      'You must accept the Terms of Service',
    ],
    ['a missing email address', { email: undefined }, 'body.email', 'Invalid email address'],
    ['a missing password', { password: undefined }, 'body.password', 'Required'],
    ['a password that is a number', { password: 12_345_678 }, 'body.password', 'Expected string, received number'],
    ['a password of null', { password: null }, 'body.password', 'Expected string, received null'],
  ])('returns 400 with the field for %s', async (_, invalid, path, message) => {
    const response = await visitor.call(register, { body: registration(invalid) })
    expect(response.status).toBe(400)
    expect(response.refusal.code).toBe('invalid_input')
    expect(response.refusal.issues).toContainEqual({ path, message })
  })

  test('reports all invalid fields at once', async () => {
    const response = await visitor.call(register, { body: {} })
    expect(response.refusal.issues?.map(({ path }) => path)).toEqual([
      'body.email',
      'body.password',
      'body.acceptTerms',
    ])
  })

  test('ignores fields that a client may not set', async () => {
    const forbidden = {
      isFoundingMember: false,
      subscriptionStatus: 'active',
      registrationNumber: 999_999,
      id: '00000000-0000-4000-8000-000000000000',
    }
    const { user } = (await visitor.call(register, { body: registration(forbidden) })).body
    expect(user).toMatchObject({ subscriptionStatus: 'free_lifetime', isFoundingMember: true })
    expect(user.registrationNumber).not.toBe(forbidden.registrationNumber)
    expect(user.id).not.toBe(forbidden.id)
  })

  test('accepts 8 characters of any one kind', async () => {
    for (const password of ['zqvxwkjh', '90417263'])
      expect((await visitor.call(register, { body: registration({ password }) })).status, password).toBe(201)
  })

  test('accepts 128 characters and more, and every one of them counts', async () => {
    const password = 'protea rooibos veld '.repeat(10)
    const { email } = (await visitor.call(register, { body: registration({ password }) })).body.user
    const signIn = async (typed: string) => (await visitor.call(login, { body: { email, password: typed } })).status
    expect([await signIn(password), await signIn(`${password.slice(0, -1)}x`)]).toEqual([200, 401])
  })

  test('treats composed and decomposed forms of a password as the same', async () => {
    const body = registration({ password: 'se\u0301same-ouvre-toi' })
    await visitor.call(register, { body })
    const signedIn = await visitor.call(login, { body: { email: body.email, password: 's\u00e9same-ouvre-toi' } })
    expect(signedIn.status).toBe(200)
  })
})
