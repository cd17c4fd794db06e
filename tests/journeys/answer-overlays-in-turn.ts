import { expectAccessible } from './pieces/axe.ts'
import { expect, journey } from './pieces/reading.ts'

journey.use({ overlays: true, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

journey(
  'a visitor meets one overlay at a time: the cookie consent, and after it the launch popup, over a page that stays usable',
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/', { waitUntil: 'networkidle' })
    const consent = page.getByRole('region', { name: 'Cookie consent' })
    const popup = page.getByRole('region', { name: 'Launch offer' })
    await page.clock.runFor(3_000)
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(2_000)
    await expect(consent).toBeVisible()
    await expectAccessible(page, 'with the cookie consent')

    // The popup is due now, and waits for the answer; the bar below stays usable.
    await page.clock.runFor(60_000)
    await expect(popup).toBeHidden()
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL(/skincare-guides$/)
    await expect(consent).toBeVisible()

    await consent.getByRole('button', { name: 'Reject Optional' }).click()
    await expect(consent).toBeHidden()
    await expect(popup).toBeHidden()
    await page.clock.runFor(1_000)
    await expect(popup).toBeVisible()
    await expectAccessible(page, 'with the launch popup')
    await popup.getByRole('button', { name: 'Join Now' }).click()
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
    await expect(popup).toBeHidden()
    await page.keyboard.press('Escape')

    // Neither comes back on the next visit, and the footer reopens the cookie settings.
    await page.reload({ waitUntil: 'networkidle' })
    await page.clock.runFor(90_000)
    await expect(consent.or(popup)).toBeHidden()
    const settings = page.getByRole('dialog', { name: 'Cookie settings' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await expect(settings).toBeFocused()
    await expect(settings.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked()
    await settings.getByRole('checkbox', { name: 'Analytics' }).check()
    await settings.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(settings).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('skynn.cookie-consent'))).toBe('custom')
  },
)
