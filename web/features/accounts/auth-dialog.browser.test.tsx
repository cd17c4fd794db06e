import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login, me, register, registrationInfo } from '#contract/routes/accounts.ts'
import { type AuthMode, type PromptCallbacks, useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'

const session = { user: member, token: 'test-token' }
const paid = {
  nextRegistrationNumber: 1001,
  userCount: 1000,
  foundingCap: 100,
  trialDays: 30,
  annualPriceUsd: '9.99',
  passMonths: 12,
  tier: 'paid' as const,
  message: 'Membership is 9.99 USD for 12 months.',
}
const founding = { ...paid, nextRegistrationNumber: 62, userCount: 61, tier: 'founding' as const, message: 'Free.' }

const dialog = page.getByRole('dialog')
const titled = (name: string) => page.getByRole('dialog', { name })
const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const terms = page.getByRole('checkbox')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = (shown: string) => page.getByText(shown, { exact: true })

function Opener({ mode, callbacks }: { mode: AuthMode; callbacks?: PromptCallbacks }) {
  const { open } = useAuthPrompt()
  return (
    <button type="button" onClick={() => open(mode, callbacks)}>
      Open
    </button>
  )
}

const openDialog = async (mode: AuthMode, info: typeof founding | typeof paid | null = founding) => {
  const api = stubApi()
  api.returns(me, member)
  if (info === null) api.disconnects(registrationInfo)
  else api.returns(registrationInfo, info)
  const callbacks = { onSignedIn: vi.fn<() => void>(), onClosed: vi.fn<() => void>() }
  await renderApp(<Opener mode={mode} callbacks={callbacks} />)
  await button('Open').click()
  await expect.element(email).toBeVisible()
  return { api, ...callbacks }
}

const fillIn = async (joins: boolean) => {
  await email.fill('thandi@example.com')
  await password.fill('protea rooibos veld')
  if (joins) await terms.click()
}

describe('the caller of the dialog', () => {
  test('is told of the session after signing in, once, and that the dialog has closed', async () => {
    const { api, onSignedIn, onClosed } = await openDialog('login')
    api.returns(login, session)
    await fillIn(false)
    await button('Sign In').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(session)
    await expect.poll(() => onClosed.mock.calls.length).toBe(1)
    await button('Open').click()
    await userEvent.keyboard('{Escape}')
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  test('is told of the session after joining, also when the dialog opened to sign in', async () => {
    const { api, onSignedIn } = await openDialog('login')
    api.returns(register, session)
    await button('Create an account').click()
    await fillIn(true)
    await button('Create Account').click()
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[session]])
  })

  test('is told only that the dialog has closed when the visitor dismisses it', async () => {
    const { onSignedIn, onClosed } = await openDialog('login')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClosed.mock.calls.length).toBe(1)
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})

describe('the dialog', () => {
  test('asks for the offer only while it is open to join', async () => {
    const { api } = await openDialog('login')
    expect(api.calls()).not.toContain('GET /api/user/registration-info')
    await button('Create an account').click()
    await expect.element(text('Member #62')).toBeVisible()
    await expect.element(text('Free Lifetime Access & Early Bird Perks For The First 100 Members')).toBeVisible()
    await expect.element(text('Only 39 spots remaining!')).toBeVisible()
    await button('Sign in').click()
    await expect.element(text('Member #62')).not.toBeInTheDocument()
  })

  test('opens in the requested mode again after it was closed in another, and has lost nothing', async () => {
    await openDialog('login')
    await button('Create an account').click()
    await fillIn(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await button('Open').click()
    await expect.element(titled('Sign in to Skynn')).toBeVisible()
    await button('Create an account').click()
    await expect.element(email).toHaveValue('thandi@example.com')
    await expect.element(password).toHaveValue('protea rooibos veld')
    await expect.element(terms).toBeChecked()
  })
})

describe('a registration that must be paid for', () => {
  const reachPayment = async () => {
    const dialogAndApi = await openDialog('register', paid)
    dialogAndApi.api.refuses(register, 'payment_required')
    await fillIn(true)
    await button('Create Account').click()
    await expect.element(titled('Complete Your Registration')).toBeVisible()
    return dialogAndApi
  }

  test('says what it costs, with the registration number, and that nothing can be charged yet', async () => {
    await reachPayment()
    await expect.element(text('Annual Subscription Required')).toBeVisible()
    await expect.element(text('Your registration number is #1001.')).toBeVisible()
    await expect.element(text('Annual Subscription')).toBeVisible()
    await expect.element(text('12 months')).toBeVisible()
    await expect.element(page.getByText(/\$9\.99 USD total/)).toBeVisible()
    await expect.element(page.getByText(/Payments are not open yet\. Nothing was charged/)).toBeVisible()
    expect(text('Registration failed').query()).toBeNull()
    await expect.element(page.getByRole('region', { name: 'Complete Your Registration' })).toHaveFocus()
  })

  test('keeps the entered values for Back to Registration', async () => {
    await reachPayment()
    await button('Back to Registration').click()
    await expect.element(titled('Create your account')).toBeVisible()
    await expect.element(email).toHaveValue('thandi@example.com')
    await expect.element(password).toHaveValue('protea rooibos veld')
    await expect.element(terms).toBeChecked()
  })

  test('starts over in the requested mode after the dialog was closed', async () => {
    const { onSignedIn } = await reachPayment()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await button('Open').click()
    await expect.element(titled('Create your account')).toBeVisible()
    await expect.element(email).toHaveValue('thandi@example.com')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('shows the number and the price of the moment it was refused, not those of the banner before', async () => {
    const { api } = await openDialog('register', founding)
    await expect.element(text('Member #62')).toBeVisible()
    api.returns(registrationInfo, paid)
    api.refuses(register, 'payment_required')
    await fillIn(true)
    await button('Create Account').click()
    await expect.element(text('Your registration number is #1001.')).toBeVisible()
  })

  test('offers to try again when the price does not load', async () => {
    const { api } = await openDialog('register', null)
    api.refuses(register, 'payment_required')
    await fillIn(true)
    await button('Create Account').click()
    await expect.element(text('The price did not load')).toBeVisible()
    api.returns(registrationInfo, paid)
    await button('Try again').click()
    await expect.element(page.getByText(/\$9\.99 USD total/)).toBeVisible()
  })
})
