import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AuthPageCredentials, Credentials, Registration } from '#contract/accounts.ts'

/** The first message under each field, as the forms show them. */
const messages = (rules: z.ZodType, typed: object): Record<string, string> =>
  Object.fromEntries(
    (rules.safeParse(typed).error?.issues ?? []).toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  )

test('the dialog requires a valid email and any password', () => {
  expect(messages(Credentials, { email: '', password: '' })).toEqual({
    email: 'Invalid email address',
    password: 'Password is required',
  })
  expect(messages(Credentials, { email: 'a@b.co', password: 'x' })).toEqual({})
})

test('the page requires a password of at least 8 characters', () => {
  expect(messages(AuthPageCredentials, { email: 'you@', password: '1234567' })).toEqual({
    email: 'Invalid email address',
    password: 'Password must be at least 8 characters',
  })
})

test('registration requires the terms box, whether untouched or unticked again', () => {
  const wrong = {
    email: 'Invalid email address',
    password: 'Password must be at least 8 characters',
    acceptTerms: 'You must accept the Terms of Service',
  }
  expect(messages(Registration, { email: 'you', password: '' })).toEqual(wrong)
  expect(messages(Registration, { email: 'you', password: '', acceptTerms: false })).toEqual(wrong)
})
