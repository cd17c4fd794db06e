import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal } from './refused-form.ts'

const refused = (status: number, body: object) => new ApiError(status, JSON.stringify(body))

test("shows the server's message if there is one", () => {
  const error = refused(429, { code: 'too_many_requests', message: 'Too many tries.' })
  expect(readRefusal(error, 'Invalid email or password')).toEqual({
    toast: 'Too many tries.',
    fields: [],
  })
})

test('shows the specified message when the server sent none', () => {
  expect(readRefusal(new ApiError(502, '<html>Bad gateway</html>'), 'Unable to create account').toast).toBe(
    'Unable to create account',
  )
  expect(readRefusal(new Error('anything'), 'Unable to create account').toast).toBe('Unable to create account')
})

test('reports a lost connection as such, not as a wrong password', () => {
  expect(readRefusal(new ApiError(0, 'offline'), 'Invalid email or password').toast).toMatch(/could not reach Skynn/)
})

test('shows no toast for a 402, which is the step of paying and not an error', () => {
  const error = refused(402, { code: 'payment_required', message: 'An annual subscription is required to register.' })
  expect(readRefusal(error, 'Unable to create account')).toEqual({
    toast: null,
    fields: [],
  })
})

test('shows a taken email address under its field as well', () => {
  const error = refused(409, { code: 'email_taken', message: 'Taken.' })
  expect(readRefusal(error, 'Unable to create account')).toEqual({
    toast: 'Taken.',
    fields: [{ name: 'email', message: 'Taken.' }],
  })
})

test('shows validation issues of the body under their fields and ignores others', () => {
  const error = refused(400, {
    code: 'invalid_input',
    message: 'Invalid email address',
    issues: [
      { path: 'body.email', message: 'Invalid email address' },
      { path: 'querystring.x', message: 'no' },
    ],
  })
  expect(readRefusal(error, 'x').fields).toEqual([{ name: 'email', message: 'Invalid email address' }])
})
