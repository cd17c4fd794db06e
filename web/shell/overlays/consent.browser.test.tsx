import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordConsent } from '#contract/routes/account.ts'
import { renderOverlays } from '#web/test/render-overlays.tsx'
import { type ConsentPreferences, onConsent } from './consent.ts'

const banner = page.getByRole('region', { name: 'Cookie consent' })
const settings = page.getByRole('dialog', { name: 'Cookie settings' })
const button = (name: string) => page.getByRole('button', { name })
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })

const stored = () => ({
  choice: localStorage.getItem('skynn.cookie-consent'),
  preferences: JSON.parse(localStorage.getItem('skynn.cookie-preferences') ?? 'null') as unknown,
})

/** Renders a page where the banner has just appeared. `choices` receives what the listeners of choices receive. */
const showBanner = async () => {
  const app = await renderOverlays()
  await app.until(5_000)
  await expect.element(banner).toBeVisible()
  const choices: ConsentPreferences[] = []
  onConsent((preferences) => choices.push(preferences))
  return { ...app, choices }
}

const openSettings = () => void dispatchEvent(new Event('skynn:cookie-settings'))

describe('the cookie consent', () => {
  test('appears 5 seconds after the start of the page', async () => {
    const { until } = await renderOverlays()
    await until(4_900)
    expect(banner.query()).toBeNull()
    await until(5_000)
    await expect.element(banner).toBeVisible()
  })

  test.each([
    ['Accept All', 'accepted-all', true],
    ['Reject Optional', 'rejected-optional', false],
  ])('%s stores the choice and its preferences, and tells the listeners', async (name, choice, allowed) => {
    const { choices } = await showBanner()
    await button(name).click()
    await expect.element(banner).not.toBeInTheDocument()
    const preferences = { necessary: true, analytics: allowed, marketing: allowed, personalization: allowed }
    expect(stored()).toEqual({ choice, preferences })
    expect(choices).toEqual([preferences])
  })

  test("records a member's choice on the server, for each category", async () => {
    const { api, until } = await renderOverlays({ signedIn: true })
    api.returns(recordConsent, { purpose: 'analytics', granted: true, version: '2026-11-29', decidedAt: null })
    await until(5_000)
    await button('Accept All').click()
    await expect.poll(() => api.calls().filter((call) => call === 'POST /api/user/consents').length).toBe(3)
    expect(api.lastBody(recordConsent)).toEqual({ purpose: 'personalization', granted: true })
  })

  test('Settings has a checkbox for each category, with the necessary one locked on', async () => {
    const { choices } = await showBanner()
    await button('Settings').click()
    await expect.element(box('Necessary')).toBeChecked()
    await expect.element(box('Necessary')).toBeDisabled()
    for (const name of ['Analytics', 'Marketing', 'Personalization']) await expect.element(box(name)).not.toBeChecked()
    await box('Marketing').click()
    await button('Save Preferences').click()
    await expect.element(settings).not.toBeInTheDocument()
    const preferences = { necessary: true, analytics: false, marketing: true, personalization: false }
    expect(stored()).toEqual({ choice: 'custom', preferences })
    expect(choices).toEqual([preferences])
  })

  test.each([
    ['Cancel', () => button('Cancel').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s in the settings returns to the banner without a choice', async (_, leave) => {
    await showBanner()
    await button('Settings').click()
    await box('Analytics').click()
    await leave()
    await expect.element(banner).toBeVisible()
    expect(stored().choice).toBeNull()
  })

  test('leaves the focus on the page, comes first with the Tab key, and does not answer to Escape', async () => {
    await showBanner()
    expect(document.activeElement).toBe(document.body)
    await userEvent.tab()
    await expect.element(banner.getByRole('link', { name: 'Cookie Policy' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Accept All')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(banner).toBeVisible()
    expect(stored().choice).toBeNull()
  })

  test('does not appear again after a choice, and asks again when the stored choice cannot be read', async () => {
    localStorage.setItem('skynn.cookie-consent', 'custom')
    localStorage.setItem('skynn.cookie-preferences', '{"analytics":true}')
    const { until } = await renderOverlays()
    await until(60_000)
    expect(banner.query()).toBeNull()
    localStorage.setItem('skynn.cookie-preferences', 'not json')
    dispatchEvent(new StorageEvent('storage'))
    await until(66_000)
    await expect.element(banner).toBeVisible()
  })

  test('goes away when the choice is made in another tab', async () => {
    await showBanner()
    localStorage.setItem('skynn.cookie-consent', 'accepted-all')
    dispatchEvent(new StorageEvent('storage', { key: 'skynn.cookie-consent' }))
    await expect.element(banner).not.toBeInTheDocument()
  })

  test('opens again with the stored preferences and takes the focus, and Cancel keeps the choice', async () => {
    localStorage.setItem('skynn.cookie-consent', 'accepted-all')
    await renderOverlays()
    openSettings()
    await expect.element(settings).toHaveFocus()
    await expect.element(box('Analytics')).toBeChecked()
    await box('Analytics').click()
    await button('Cancel').click()
    await expect.element(settings).not.toBeInTheDocument()
    expect(stored().choice).toBe('accepted-all')
    openSettings()
    await expect.element(box('Analytics')).toBeChecked()
  })

  test('works until the page is closed when storage is blocked', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is blocked')
    })
    const { until } = await showBanner()
    await button('Reject Optional').click()
    await until(60_000)
    expect(banner.query()).toBeNull()
    blocked.mockRestore()
    const { acceptAll } = await import('./consent.ts')
    acceptAll()
  })
})
