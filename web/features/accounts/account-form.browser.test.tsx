import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login, register } from '#contract/routes/accounts.ts'
import type { AuthMode } from '#web/session/auth-prompt.tsx'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { AccountForm } from './account-form.tsx'

const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const terms = page.getByRole('checkbox')
const text = (shown: string) => page.getByText(shown, { exact: true })

const renderForm = async (mode: AuthMode, place: 'dialog' | 'page' = 'dialog') => {
  const api = stubApi()
  const done = vi.fn<() => void>()
  const paymentRequired = vi.fn<() => void>()
  await renderApp(<AccountForm mode={mode} place={place} onDone={done} onPaymentRequired={paymentRequired} />)
  await expect.element(email).toBeVisible()
  return { api, done, paymentRequired }
}
/** Expects the input of `fillIn`, after a failure. */
const expectInputKept = async () => {
  await expect.element(email).toHaveValue('thandi@example.com')
  await expect.element(password).toHaveValue('protea rooibos veld')
}
const trialMember = { ...member, isFoundingMember: false, subscriptionStatus: 'trial' as const }

const fillIn = async (mode: AuthMode) => {
  await email.fill('thandi@example.com')
  await password.fill('protea rooibos veld')
  if (mode === 'register') await terms.click()
}

/** The calls of the form; the list of providers is fetched for the buttons above it. */
const sentBy = (api: ReturnType<typeof stubApi>) => api.calls().filter((sent) => !sent.endsWith('/api/auth/providers'))

describe('the sign-in form', () => {
  test('reports what is missing in red under each field, and the message goes when the field is valid', async () => {
    const { api } = await renderForm('login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect.element(text('Invalid email address')).toBeVisible()
    const message = text('Invalid email address').element()
    expect(message.getBoundingClientRect().top).toBeGreaterThan(email.element().getBoundingClientRect().bottom)
    const [red = 0, green = 0, blue = 0] = getComputedStyle(message).color.match(/\d+/g)?.map(Number) ?? []
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    await expect.element(text('Password is required')).toBeVisible()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill('thandi@example.com')
    await expect.element(text('Invalid email address')).not.toBeInTheDocument()
    // A rule without a message of its own has the default one.
    await password.fill('x'.repeat(201))
    await expect.element(text('String must contain at most 200 character(s)')).toBeVisible()
    expect(sentBy(api)).toEqual([])
  })

  test('signs in with the Enter key and sends what was typed', async () => {
    const { api, done } = await renderForm('login')
    api.returns(login, { user: member, token: 'test-token' })
    await fillIn('login')
    await userEvent.keyboard('{Enter}')
    await expect.element(text('Welcome back!')).toBeVisible()
    expect(api.lastBody(login)).toEqual({ email: 'thandi@example.com', password: 'protea rooibos veld' })
    expect(done).toHaveBeenCalledOnce()
  })

  test('keeps what was typed after an error', async () => {
    const { api, done } = await renderForm('login')
    await fillIn('login')
    const submit = page.getByRole('button', { name: 'Sign In' })
    api.refuses(login, 'wrong_credentials')
    await submit.click()
    await expect.element(text('Invalid email or password')).toBeVisible()
    await expectInputKept()
    api.disconnects(login)
    await submit.click()
    await expect.element(page.getByText(/^We could not reach Skynn/)).toBeVisible()
    await expectInputKept()
    expect(done).not.toHaveBeenCalled()
  })

  test('sends one request for two quick submits', async () => {
    const { api } = await renderForm('login')
    const respond = api.holds(login, { user: member, token: 'test-token' })
    await fillIn('login')
    await userEvent.keyboard('{Enter}{Enter}')
    respond()
    await expect.element(text('Welcome back!')).toBeVisible()
    expect(sentBy(api)).toEqual(['POST /api/auth/login'])
  })

  test('shows and hides the password', async () => {
    await renderForm('login')
    await password.fill('protea rooibos veld')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
  })

  test('tells a password manager that these are the credentials of an existing account', async () => {
    await renderForm('login')
    await expect.element(email).toHaveAttribute('autocomplete', 'username')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  })

  test('requires a password of 8 characters on the /auth page', async () => {
    const { api } = await renderForm('login', 'page')
    await email.fill('thandi@example.com')
    await password.fill('7 signs')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect.element(text('Password must be at least 8 characters')).toBeVisible()
    await password.fill('8 signs.')
    await expect.element(text('Password must be at least 8 characters')).not.toBeInTheDocument()
    expect(sentBy(api)).toEqual([])
  })
})

describe('the toasts of signing in, worded for their place', () => {
  test.each([
    ['dialog', "You've been logged in successfully.", 'Invalid email or password'],
    ['page', "You've been successfully logged in.", 'Invalid credentials. Please try again.'],
  ] as const)('on the %s', async (place, success, failure) => {
    const { api } = await renderForm('login', place)
    const submit = page.getByRole('button', { name: 'Sign In' })
    api.fails(login)
    await fillIn('login')
    await submit.click()
    await expect.element(text('Login failed')).toBeVisible()
    await expect.element(text(failure)).toBeVisible()
    api.refuses(login, 'too_many_requests', { message: 'The words of the server.' })
    await submit.click()
    await expect.element(text('The words of the server.')).toBeVisible()
    await expectInputKept()
    api.returns(login, { user: member, token: 'test-token' })
    await submit.click()
    await expect.element(text('Welcome back!')).toBeVisible()
    await expect.element(text(success)).toBeVisible()
  })
})

describe('the registration form', () => {
  test('requires the terms and a password of 8 characters', async () => {
    const { api } = await renderForm('register')
    await email.fill('thandi@example.com')
    await password.fill('short')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect.element(text('Password must be at least 8 characters')).toBeVisible()
    await expect.element(text('You must accept the Terms of Service')).toBeVisible()
    expect(sentBy(api)).toEqual([])
  })

  test.each([
    [
      'a taken address',
      'email',
      'email_taken',
      'An account with this email address already exists. Try signing in instead.',
    ],
    ['a common password', 'password', 'invalid_input', 'This password is too common. Three random words work well.'],
  ] as const)('shows %s under its field and keeps what was typed', async (_, name, code, message) => {
    const { api } = await renderForm('register')
    api.refuses(register, code, { message, issues: [{ path: `body.${name}`, message }] })
    await fillIn('register')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect.element(text('Registration failed')).toBeVisible()
    const field = { email, password }[name]
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(message)
    await expectInputKept()
    await expect.element(terms).toBeChecked()
  })

  test('reports a required payment to its place and keeps what was typed, without an error toast', async () => {
    const { api, done, paymentRequired } = await renderForm('register')
    api.refuses(register, 'payment_required')
    await fillIn('register')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect.poll(() => paymentRequired.mock.calls.length).toBe(1)
    expect(text('Registration failed').query()).toBeNull()
    expect(done).not.toHaveBeenCalled()
    await expect.element(password).toHaveValue('protea rooibos veld')
  })

  test('opens the terms and the privacy policy in a new tab, so that the form stays', async () => {
    await renderForm('register')
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = page.getByRole('link', { name: `${name} (opens in a new tab)` })
      await expect.element(link).toHaveAttribute('href', path)
      await expect.element(link).toHaveAttribute('target', '_blank')
    }
  })

  test('tells a password manager that this is a new account', async () => {
    await renderForm('register')
    await expect.element(email).toHaveAttribute('autocomplete', 'email')
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  })
})

describe('the toasts of joining, worded for their place', () => {
  test.each([
    [
      'dialog',
      'Unable to create account',
      "Congratulations! You're a founding member with lifetime free access!",
      "Account created successfully. Let's set up your skin profile.",
    ],
    [
      'page',
      'Unable to create account. Please try again.',
      "You're a founding member! Enjoy free lifetime access.",
      'Your account has been created successfully.',
    ],
  ] as const)('on the %s', async (place, failure, founding, other) => {
    const { api, done } = await renderForm('register', place)
    const submit = page.getByRole('button', { name: 'Create Account' })
    api.fails(register)
    await fillIn('register')
    await submit.click()
    await expect.element(text('Registration failed')).toBeVisible()
    await expect.element(text(failure)).toBeVisible()
    api.refuses(register, 'too_many_requests', { message: 'The words of the server.' })
    await submit.click()
    await expect.element(text('The words of the server.')).toBeVisible()
    await expectInputKept()
    await expect.element(terms).toBeChecked()
    api.returns(register, { user: member, token: 'test-token' })
    await submit.click()
    await expect.element(text(founding)).toBeVisible()
    expect(done).toHaveBeenCalledExactlyOnceWith({ user: member, token: 'test-token' })
    await page.getByRole('button', { name: 'Dismiss' }).click()
    api.returns(register, { user: trialMember, token: 'test-token' })
    await submit.click()
    await expect.element(text(other)).toBeVisible()
  })
})
