import { describe, expect, test } from 'vitest'
import { login, me, register, registrationInfo } from '#contract/accounts.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshEmail } from './fixtures.ts'

const server = await startTestServer({ env: { FOUNDING_CAP: '1000', TRIAL_LIMIT: '2000' } })
const visitor = server.asVisitor()
const registration = (more: Record<string, unknown> = {}) => ({
  email: freshEmail(),
  password: 'a long passphrase',
  acceptTerms: true,
  ...more,
})

describe('registering', () => {
  test('answers 201 with the member and a token that is signed in', async () => {
    const body = registration()
    const answer = await visitor.ask(register, { body })
    expect(answer.status).toBe(201)
    expect(answer.body.user).toMatchObject({
      email: body.email,
      subscriptionStatus: 'free_lifetime',
      isFoundingMember: true,
      trialEndDate: null,
    })
    expect(answer.body.user).not.toHaveProperty('passwordHash')
    const own = await server.asMember(answer.body).ask(me)
    expect(own.body).toEqual(answer.body.user)
  })

  test('keeps the password as an Argon2id hash only', async () => {
    const body = registration({ password: 'not to be found anywhere' })
    await visitor.ask(register, { body })
    const { rows } = server
    const [row] = await rows`select password_hash, members::text as everything from members where email = ${body.email}`
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(row?.everything).not.toContain('not to be found')
  })

  test('answers 409 for an address that has an account, in whatever case, and the number is not burnt', async () => {
    const body = registration()
    await visitor.ask(register, { body })
    const before = (await visitor.ask(registrationInfo)).body.nextRegistrationNumber
    const again = await visitor.ask(register, { body: registration({ email: body.email.toUpperCase() }) })
    expect(again.status).toBe(409)
    expect(again.refusal).toEqual({
      code: 'email_taken',
      message: 'An account with this email address already exists. Try signing in instead.',
    })
    const next = await visitor.ask(register, { body: registration() })
    expect(next.body.user.registrationNumber).toBe(before)
  })

  test.each([
    ['an address that is none', { email: 'nobody' }, 'body.email', 'Invalid email address'],
    ['an address that is too long', { email: `${'a'.repeat(250)}@example.org` }, 'body.email', 'Invalid email address'],
    ['a short password', { password: '1234567' }, 'body.password', 'Password must be at least 8 characters'],
    ['an endless password', { password: 'x'.repeat(201) }, 'body.password', 'Password must be at most 200 characters'],
    [
      'terms that were not accepted',
      { acceptTerms: false },
      'body.acceptTerms',
      'You must accept the Terms of Service',
    ],
    [
      'terms accepted as text, because nothing is coerced',
      { acceptTerms: 'true' },
      'body.acceptTerms',
      'You must accept the Terms of Service',
    ],
    ['a missing address', { email: undefined }, 'body.email', 'Invalid email address'],
    ['a missing password', { password: undefined }, 'body.password', 'Required'],
    ['a password that is a number', { password: 12_345_678 }, 'body.password', 'Expected string, received number'],
    ['a password of null', { password: null }, 'body.password', 'Expected string, received null'],
  ])('answers 400 for %s, naming the field', async (_, wrong, path, message) => {
    const answer = await visitor.ask(register, { body: registration(wrong) })
    expect(answer.status).toBe(400)
    expect(answer.refusal.code).toBe('invalid_input')
    expect(answer.refusal.issues).toContainEqual({ path, message })
  })

  test('names every field that is wrong at once', async () => {
    const answer = await visitor.ask(register, { body: {} })
    expect(answer.refusal.issues?.map(({ path }) => path)).toEqual(['body.email', 'body.password', 'body.acceptTerms'])
  })

  test('ignores what a member may not decide', async () => {
    const wish = {
      isFoundingMember: false,
      subscriptionStatus: 'active',
      registrationNumber: 999_999,
      id: '00000000-0000-4000-8000-000000000000',
    }
    const { user } = (await visitor.ask(register, { body: registration(wish) })).body
    expect(user).toMatchObject({ subscriptionStatus: 'free_lifetime', isFoundingMember: true })
    expect(user.registrationNumber).not.toBe(wish.registrationNumber)
    expect(user.id).not.toBe(wish.id)
  })

  test('treats the same password in composed and decomposed letters as one', async () => {
    const body = registration({ password: 'se\u0301same-ouvre-toi' })
    await visitor.ask(register, { body })
    const signedIn = await visitor.ask(login, { body: { email: body.email, password: 's\u00e9same-ouvre-toi' } })
    expect(signedIn.status).toBe(200)
  })
})
