import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#web/test/render-app.tsx'
import { CookiePreferences } from './cookie-preferences.tsx'

const analytics = page.getByRole('checkbox', { name: /Analytics/ })
const button = (name: string) => page.getByRole('button', { name })

test('the settings of the Cookie Policy start from the stored choice; Cancel restores it and Save Preferences replaces it', async () => {
  localStorage.setItem('skynn.cookie-consent', 'accepted-all')
  await renderApp(<CookiePreferences />)
  await expect.element(analytics).toBeChecked()
  await analytics.click()
  await button('Cancel').click()
  await expect.element(analytics).toBeChecked()
  await analytics.click()
  await button('Save Preferences').click()
  await expect.element(page.getByText('Cookie preferences saved successfully', { exact: true })).toBeVisible()
  await expect.element(analytics).not.toBeChecked()
  expect(localStorage.getItem('skynn.cookie-consent')).toBe('custom')
  expect(JSON.parse(localStorage.getItem('skynn.cookie-preferences') ?? '')).toEqual({
    necessary: true,
    analytics: false,
    marketing: true,
    personalization: true,
  })
})
