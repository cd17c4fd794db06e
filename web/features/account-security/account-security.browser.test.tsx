import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from 'vitest-browser-react'
import type { SessionInfo } from '#contract/account-security.ts'
import {
  changeEmail,
  changePassword,
  endSession,
  forgotPassword,
  listSessions,
  resendVerification,
  resetPassword,
  signOutEverywhere,
  verifyEmail,
} from '#contract/routes/account-security.ts'
import { logout, me } from '#contract/routes/accounts.ts'
import { queryClient } from '#web/api/query-client.ts'
import { SessionProvider } from '#web/session/session.tsx'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import ForgotPasswordPage from './forgot-password-page.tsx'
import ResetPasswordPage from './reset-password-page.tsx'
import { EmailSection, PasswordSection, SessionsSection } from './settings-sections.tsx'
import VerifyEmailPage from './verify-email-page.tsx'

const text = (shown: string | RegExp) => page.getByText(shown, typeof shown === 'string' ? { exact: true } : {})
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

/** Opens one of the pages at an address; `address()` is where the router is. */
const openAt = async (Component: () => React.ReactNode, entry: string, signedIn = false) => {
  const api = stubApi()
  api.returns(me, member)
  let shown = ''
  const Routes = createRoutesStub([
    {
      path: '*',
      Component: () => <Component />,
      HydrateFallback: () => null,
      loader: ({ request }) => {
        shown = request.url
        return null
      },
    },
  ])
  if (signedIn) localStorage.setItem('skynn.token', 'test-token')
  await render(
    <QueryClientProvider client={queryClient()}>
      <SessionProvider>
        <ToastProvider>
          <Routes initialEntries={[entry]} />
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>,
  )
  return { api, address: () => shown }
}

describe('the forgot-password page', () => {
  test('sends the address and shows the same answer for every address, with the focus on it', async () => {
    const { api } = await openAt(ForgotPasswordPage, '/forgot-password')
    api.returns(forgotPassword, { accepted: true })
    await page.getByLabelText('Email').fill('thandi@example.com')
    await button('Send the link').click()
    await expect.element(heading('Check your email')).toHaveFocus()
    expect(api.lastBody(forgotPassword)).toEqual({ email: 'thandi@example.com' })
    await button('Send it again').click()
    await expect.element(page.getByLabelText('Email')).toHaveValue('thandi@example.com')
  })

  test('requires a valid address, and keeps what was typed after a lost connection', async () => {
    const { api } = await openAt(ForgotPasswordPage, '/forgot-password')
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await page.getByLabelText('Email').fill('thandi@')
    await button('Send the link').click()
    await expect.element(text('Invalid email address')).toBeVisible()
    await page.getByLabelText('Email').fill('thandi@example.com')
    api.disconnects(forgotPassword)
    await button('Send the link').click()
    await expect.element(text('We could not send the link')).toBeVisible()
    await expect.element(page.getByLabelText('Email')).toHaveValue('thandi@example.com')
  })
})

describe('the reset-password page', () => {
  const password = page.getByLabelText('New password', { exact: true })

  test.each(['/reset-password#token=abc-123', '/reset-password?token=abc-123'])(
    'takes the token out of the address and sends it with the new password: %s',
    async (entry) => {
      const { api, address } = await openAt(ResetPasswordPage, entry)
      api.returns(resetPassword, { reset: true })
      api.returns(logout, { signedOut: true })
      await password.fill('protea rooibos veld')
      await expect.poll(address).toMatch(/\/reset-password$/)
      expect(api.calls()).toEqual([])
      await button('Save new password').click()
      await expect.element(heading('Your password is changed')).toHaveFocus()
      expect(api.lastBody(resetPassword)).toEqual({ token: 'abc-123', password: 'protea rooibos veld' })
    },
  )

  test('requires 8 characters, and keeps what was typed when the server fails', async () => {
    const { api } = await openAt(ResetPasswordPage, '/reset-password#token=abc-123')
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
    await password.fill('7 signs')
    await button('Save new password').click()
    await expect.element(text('Password must be at least 8 characters')).toBeVisible()
    await password.fill('8 signs.')
    await expect.element(text('Password must be at least 8 characters')).not.toBeInTheDocument()
    expect(api.calls()).toEqual([])
    api.fails(resetPassword)
    await button('Save new password').click()
    await expect.element(text('Your password was not changed')).toBeVisible()
    await expect.element(password).toHaveValue('8 signs.')
  })

  test('shows the reason under the field when the server refuses the password', async () => {
    const { api } = await openAt(ResetPasswordPage, '/reset-password#token=abc-123')
    const message = 'This password is too common. Three random words work well.'
    api.refuses(resetPassword, 'invalid_input', { message, issues: [{ path: 'body.password', message }] })
    await password.fill('password1')
    await button('Save new password').click()
    await expect.element(text(message)).toBeVisible()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  })

  test('offers a new link when the link has expired, and when its address is cut off', async () => {
    const { api } = await openAt(ResetPasswordPage, '/reset-password#token=abc-123')
    api.refuses(resetPassword, 'link_expired')
    await password.fill('protea rooibos veld')
    await button('Save new password').click()
    await expect.element(heading('This link has expired or was used before')).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password')
  })

  test('says so when the address contains no token', async () => {
    await openAt(ResetPasswordPage, '/reset-password')
    await expect.element(heading('This link is not complete')).toBeVisible()
  })
})

describe('the verify-email page', () => {
  test('uses the token at the press of the button, and not before', async () => {
    const { api, address } = await openAt(VerifyEmailPage, '/verify-email#token=abc-123')
    await expect.poll(address).toMatch(/\/verify-email$/)
    expect(api.calls()).toEqual([])
    api.returns(verifyEmail, { email: 'thandi@example.com' })
    await button('Confirm my email').click()
    await expect.element(heading('Your email is confirmed')).toHaveFocus()
    expect(api.lastBody(verifyEmail)).toEqual({ token: 'abc-123' })
  })

  test('stays ready to try again after a lost connection', async () => {
    const { api } = await openAt(VerifyEmailPage, '/verify-email#token=abc-123')
    api.disconnects(verifyEmail)
    await button('Confirm my email').click()
    await expect.element(text('That did not work.')).toBeVisible()
    api.returns(verifyEmail, { email: 'thandi@example.com' })
    await button('Confirm my email').click()
    await expect.element(heading('Your email is confirmed')).toBeVisible()
  })

  test('sends a member a new link when theirs has expired', async () => {
    const { api } = await openAt(VerifyEmailPage, '/verify-email#token=abc-123', true)
    api.refuses(verifyEmail, 'link_expired')
    api.returns(resendVerification, { sent: true })
    await button('Confirm my email').click()
    await button('Send a new link').click()
    await expect.element(text('A new link is on its way to thandi@example.com.')).toBeVisible()
  })

  test('explains an address that another member has by now', async () => {
    const { api } = await openAt(VerifyEmailPage, '/verify-email#token=abc-123')
    api.refuses(verifyEmail, 'email_taken')
    await button('Confirm my email').click()
    await expect.element(heading('This email has an account by now')).toBeVisible()
  })
})

describe('the email section', () => {
  const openSection = async (emailVerified: boolean) => {
    const api = stubApi()
    api.returns(me, { ...member, emailVerified })
    await renderApp(<EmailSection />, { signedIn: true })
    return api
  }

  test('shows whether the address is confirmed, and sends the link again', async () => {
    const api = await openSection(false)
    api.returns(resendVerification, { sent: true })
    await expect.element(text('Not confirmed yet')).toBeVisible()
    await button('Send a new link').click()
    await expect.element(text('Check your email')).toBeVisible()
  })

  test('asks for a new address with the password, and says what happens next', async () => {
    const api = await openSection(true)
    await expect.element(text('Confirmed')).toBeVisible()
    const message = 'This is not your current password.'
    api.refuses(changeEmail, 'invalid_input', { message, issues: [{ path: 'body.password', message }] })
    const [next, password] = [page.getByLabelText('New email'), page.getByLabelText('Your password')]
    await expect.element(next).toHaveAttribute('autocomplete', 'email')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await next.fill('new@example.com')
    await password.fill('not this one')
    await button('Change email').click()
    await expect.element(text(message)).toBeVisible()
    await expect.element(next).toHaveValue('new@example.com')
    await expect.element(password).toHaveValue('not this one')
    api.returns(changeEmail, { accepted: true })
    await password.fill('rooibos and honey')
    await button('Change email').click()
    await expect.element(text('Check new@example.com.')).toBeVisible()
    expect(api.lastBody(changeEmail)).toEqual({ email: 'new@example.com', password: 'rooibos and honey' })
  })
})

describe('the password section', () => {
  test('keeps both passwords when the server fails, and clears them once the password is changed', async () => {
    const api = stubApi()
    api.returns(me, member)
    await renderApp(<PasswordSection />, { signedIn: true })
    const [current, next] = [page.getByLabelText('Current password'), page.getByLabelText('New password')]
    await expect.element(current).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(next).toHaveAttribute('autocomplete', 'new-password')
    await button('Change password').click()
    await expect.element(text('Password is required')).toBeVisible()
    await current.fill('rooibos and honey')
    await next.fill('short')
    await button('Change password').click()
    await expect.element(text('Password must be at least 8 characters')).toBeVisible()
    expect(api.calls().filter((call) => call.startsWith('POST'))).toEqual([])
    await next.fill('protea rooibos veld')
    api.fails(changePassword)
    await button('Change password').click()
    await expect.element(text('Your password was not changed')).toBeVisible()
    await expect.element(current).toHaveValue('rooibos and honey')
    await expect.element(next).toHaveValue('protea rooibos veld')
    api.returns(changePassword, { changed: true })
    await button('Change password').click()
    await expect.element(text('Your other devices were signed out.')).toBeVisible()
    await expect.element(current).toHaveValue('')
    await expect.element(next).toHaveValue('')
  })
})

describe('the sessions section', () => {
  const session = (id: string, device: string | null, isCurrent = false): SessionInfo => ({
    id: id.repeat(32),
    device,
    createdAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-20T08:00:00.000Z',
    isCurrent,
  })
  const sessions = [session('a', 'Chrome on Android', true), session('b', 'Firefox on Windows'), session('c', null)]
  const openSection = async (prepare: (api: ReturnType<typeof stubApi>) => void) => {
    const api = stubApi()
    api.returns(me, member)
    prepare(api)
    await renderApp(<SessionsSection />, { signedIn: true })
    return api
  }

  test('signs one device out, and not the current one', async () => {
    const api = await openSection((one) => one.returns(listSessions, sessions))
    await expect.element(text('This device')).toBeVisible()
    await expect.element(text('Unknown device')).toBeVisible()
    api.returns(endSession, { ended: true })
    await page.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click()
    await expect.element(text('Firefox on Windows')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Sign out Unknown device/ })).toHaveFocus()
    expect(api.calls()).toContain(`DELETE /api/user/sessions/${'b'.repeat(32)}`)
    expect(page.getByRole('button', { name: /^Sign out Chrome/ }).query()).toBeNull()
  })

  test('asks before it signs out everywhere, and then this browser is signed out too', async () => {
    const api = await openSection((one) => one.returns(listSessions, sessions))
    await button('Sign out everywhere').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    expect(api.calls().filter((call) => call.startsWith('POST'))).toEqual([])
    api.returns(signOutEverywhere, { signedOut: true })
    api.returns(logout, { signedOut: true })
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect.element(text("You're logged out on all your devices")).toBeVisible()
    expect(localStorage.getItem('skynn.token')).toBeNull()
  })

  test('offers a retry when the list does not load', async () => {
    const api = await openSection((one) => one.refuses(listSessions, 'unavailable'))
    await expect.element(text('Your devices did not load')).toBeVisible()
    api.returns(listSessions, sessions)
    await button('Try again').click()
    await expect.element(text('Chrome on Android')).toBeVisible()
  })
})
