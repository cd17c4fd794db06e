import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Account, Consent } from '#contract/account.ts'
import * as routes from '#contract/routes/account.ts'
import { me } from '#contract/routes/accounts.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { acceptAll } from '#web/shell/overlays/consent.ts'
import { stubApi } from '#web/test/stub-api.ts'
import SettingsPage from './settings-page.tsx'

const account: Account = {
  firstName: null,
  lastName: null,
  displayName: null,
  profileImageUrl: null,
  mutedNotifications: [],
  eraseAt: null,
  hasPassword: true,
}
const undecided = { granted: false, version: null, decidedAt: null }
const consents: Consent[] = [
  { purpose: 'health-data', granted: true, version: '2025-01-24', decidedAt: '2026-06-03T08:00:00.000Z' },
  { purpose: 'analytics', ...undecided },
  { purpose: 'terms', granted: true, version: '2025-01-24', decidedAt: '2026-06-01T08:00:00.000Z' },
]
const text = (shown: string | RegExp) => page.getByText(shown)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name })

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  api = stubApi()
  api.returns(me, member)
  api.returns(routes.readAccount, account)
  api.returns(routes.listConsents, consents)
})
const renderSettings = async () => {
  await renderApp(<SettingsPage />, { signedIn: true })
  await expect.element(box('Analytics')).toBeVisible()
}

describe('the privacy choices', () => {
  test('show what was decided and when, and what was agreed to on joining', async () => {
    await renderSettings()
    await expect.element(box('Skin advice from your profile')).toBeChecked()
    await expect.element(text('Allowed on 3 June 2026.')).toBeVisible()
    await expect.element(text('You have not chosen yet, so this is off.')).toBeVisible()
    await expect
      .element(
        text(
          'You accepted the Terms of Service of 24 January 2025 and confirmed that you are 16 or older on 1 June 2026.',
        ),
      )
      .toBeVisible()
  })

  test('are saved as they are made', async () => {
    await renderSettings()
    api.returns(routes.recordConsent, {
      purpose: 'health-data',
      granted: false,
      version: '2025-01-24',
      decidedAt: '2026-06-05T08:00:00.000Z',
    })
    await box('Skin advice from your profile').click()
    await expect.element(text('Switched off on 5 June 2026.')).toBeVisible()
    expect(api.lastBody(routes.recordConsent)).toEqual({ purpose: 'health-data', granted: false })
  })

  test('return to what is stored when saving fails, with the reason', async () => {
    await renderSettings()
    api.disconnects(routes.recordConsent)
    await box('Skin advice from your profile').click()
    await expect.element(text('Not saved')).toBeVisible()
    await expect.element(box('Skin advice from your profile')).toBeChecked()
  })

  test("about cookies are the browser's own: a change here is stored in it, and recorded with its date", async () => {
    localStorage.setItem('skynn.cookie-consent', 'accepted-all')
    await renderSettings()
    await expect.element(box('Analytics')).toBeChecked()
    await expect.element(text('Allowed on this device.')).toBeVisible()
    api.returns(routes.recordConsent, {
      purpose: 'analytics',
      granted: false,
      version: '2025-01-24',
      decidedAt: '2026-06-05T08:00:00.000Z',
    })
    api.returns(routes.listConsents, [
      { purpose: 'analytics', granted: false, version: '2025-01-24', decidedAt: '2026-06-05T08:00:00.000Z' },
    ])
    await box('Analytics').click()
    await expect.element(text('Switched off on 5 June 2026.')).toBeVisible()
    expect(localStorage.getItem('skynn.cookie-consent')).toBe('custom')
    expect(JSON.parse(localStorage.getItem('skynn.cookie-preferences') ?? '')).toEqual({
      necessary: true,
      analytics: false,
      marketing: true,
      personalization: true,
    })
    const records = api.calls().filter((call) => call === 'POST /api/user/consents')
    expect([records.length, api.lastBody(routes.recordConsent)]).toEqual([1, { purpose: 'analytics', granted: false }])
  })

  test('about cookies follow a choice made in the banner', async () => {
    await renderSettings()
    acceptAll()
    await expect.element(box('Analytics')).toBeChecked()
  })
})

test('a type of notification can be switched off', async () => {
  await renderSettings()
  api.returns(routes.changeAccount, { ...account, mutedNotifications: ['membership'] })
  await box('Membership').click()
  await expect.element(box('Membership')).not.toBeChecked()
  expect(api.lastBody(routes.changeAccount)).toEqual({ mutedNotifications: ['membership'] })
})

test('the theme is applied at once', async () => {
  await renderSettings()
  await button('Dark').click()
  await expect.element(button('Dark')).toHaveAttribute('aria-pressed', 'true')
  expect([document.documentElement.dataset.theme, localStorage.getItem('skynn.theme')]).toEqual(['dark', 'dark'])
  await button('System').click()
})

describe('deleting the account', () => {
  const password = page.getByRole('dialog').getByLabelText('Your password')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete my account' })

  test('says what is erased and kept, and asks for the password', async () => {
    await renderSettings()
    await button('Delete my account').click()
    await expect.element(page.getByRole('heading', { name: 'What is erased' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'What is kept' })).toBeVisible()
    await confirm.click()
    await expect.element(text('Password is required')).toBeVisible()
    const message = 'This is not your password'
    api.refuses(routes.eraseAccount, 'wrong_credentials', { message, issues: [{ path: 'body.password', message }] })
    await password.fill('not this one')
    await confirm.click()
    await expect.element(text(message)).toBeVisible()
    await expect.element(password).toHaveFocus()
  })

  test('shows the date, and can be undone', async () => {
    await renderSettings()
    await button('Delete my account').click()
    api.returns(routes.eraseAccount, { eraseAt: '2026-06-10T08:00:00.000Z' })
    await password.fill('protea rooibos veld')
    await confirm.click()
    await expect.element(text('Your account will be deleted on 10 June 2026.')).toBeVisible()
    expect(api.lastBody(routes.eraseAccount)).toEqual({ password: 'protea rooibos veld' })
    api.returns(routes.undoErase, { eraseAt: null })
    await button('Keep my account').click()
    await expect.element(text('Your account stays')).toBeVisible()
    await expect.element(button('Delete my account')).toBeVisible()
  })
})
