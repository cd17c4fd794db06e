import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login, register } from '#contract/accounts.routes.ts'
import type { AuthMode } from '#web/session/auth-prompt.tsx'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { AccountForm } from './account-form.tsx'

const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const terms = page.getByRole('checkbox')
const text = (shown: string) => page.getByText(shown, { exact: true })

const renderForm = async (mode: AuthMode) => {
  const api = stubApi()
  const done = vi.fn<() => void>()
  await renderApp(<AccountForm mode={mode} place="dialog" onDone={done} />)
  await expect.element(email).toBeVisible()
  return { api, done }
}

const fillIn = async (mode: AuthMode) => {
  await email.fill('thandi@example.com')
  await password.fill('protea rooibos veld')
  if (mode === 'register') await terms.click()
}

describe('the sign-in form', () => {
  test('reports what is missing under each field, and the message goes when the field is valid', async () => {
    const { api } = await renderForm('login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect.element(text('Invalid email address')).toBeVisible()
    await expect.element(text('Password is required')).toBeVisible()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill('thandi@example.com')
    await expect.element(text('Invalid email address')).not.toBeInTheDocument()
    expect(api.calls()).toEqual([])
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
    api.refuses(login, 'wrong_credentials')
    await fillIn('login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect.element(text('Login failed')).toBeVisible()
    await expect.element(email).toHaveValue('thandi@example.com')
    await expect.element(password).toHaveValue('protea rooibos veld')
    expect(done).not.toHaveBeenCalled()
  })

  test('sends one request for two quick submits', async () => {
    const { api } = await renderForm('login')
    const respond = api.holds(login, { user: member, token: 'test-token' })
    await fillIn('login')
    await userEvent.keyboard('{Enter}{Enter}')
    respond()
    await expect.element(text('Welcome back!')).toBeVisible()
    expect(api.calls()).toEqual(['POST /api/auth/login'])
  })

  test('shows and hides the password', async () => {
    await renderForm('login')
    await password.fill('protea rooibos veld')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
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
    expect(api.calls()).toEqual([])
  })

  test('welcomes a founding member', async () => {
    const { api, done } = await renderForm('register')
    api.returns(register, { user: member, token: 'test-token' })
    await fillIn('register')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect.element(text("Congratulations! You're a founding member with lifetime free access!")).toBeVisible()
    expect(done).toHaveBeenCalledOnce()
  })

  test('shows a taken address under its field', async () => {
    const { api } = await renderForm('register')
    api.refuses(register, 'email_taken')
    await fillIn('register')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect.element(text('Registration failed')).toBeVisible()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveValue('thandi@example.com')
  })

  test('explains a required payment in the form, without an error toast', async () => {
    const { api } = await renderForm('register')
    api.refuses(register, 'payment_required')
    await fillIn('register')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect.element(page.getByText('An annual subscription is required to register.')).toBeVisible()
    expect(text('Registration failed').query()).toBeNull()
    await expect.element(password).toHaveValue('protea rooibos veld')
  })
})
