import { expect, journey } from './pieces/reading.ts'

const ALERT = "You're offline. Some features may not work until you reconnect."

journey.use({ viewport: { width: 360, height: 740 }, allowErrors: [/ERR_INTERNET_DISCONNECTED/] })

journey(
  'a loaded page stays readable when the connection is lost, and one alert reports the loss',
  async ({ page, context }) => {
    await page.goto('/articles/dark-spots-and-tinted-sunscreen', { waitUntil: 'networkidle' })
    const text = page.getByText('Ordinary sunscreen is built to stop ultraviolet.')
    const alert = page.getByRole('alert').filter({ hasText: ALERT })
    const icon = page.getByRole('banner').getByRole('img', { name: "You're offline" })

    await page.clock.install()
    await context.setOffline(true)
    await expect(alert).toBeVisible()
    await expect(icon).toBeVisible()
    // It stays for five seconds. The real time that this test takes counts too, a few seconds on a slow machine.
    await page.clock.runFor(3_000)
    await expect(alert).toBeVisible()
    await page.clock.runFor(2_500)
    await expect(alert).toBeHidden()
    await expect(icon, 'the icon stays until the connection is back').toBeVisible()
    await expect(text).toBeAttached()

    // Everything within the page keeps working.
    await page.locator('summary', { hasText: 'In this article' }).click()
    const part = page
      .getByRole('navigation', { name: 'In this article' })
      .getByRole('link', { name: 'When to see someone' })
    await part.click()
    await expect(page.getByRole('heading', { name: 'When to see someone' })).toBeInViewport()

    await context.setOffline(false)
    await expect(icon).toBeHidden()
    await expect(alert).toBeHidden()
  },
)

journey(
  'offline, a link to a page that is not loaded leaves the reader on the current page and shows the alert again',
  async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    const guides = page.getByRole('heading', { level: 1, name: 'Skincare guides' })
    await main.getByRole('link', { name: 'All guides' }).click()
    await expect(guides).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()

    await page.clock.install()
    await context.setOffline(true)
    const alert = page.getByRole('alert').filter({ hasText: ALERT })
    await expect(alert).toBeVisible()
    await page.clock.runFor(5_500)
    await expect(alert).toBeHidden()
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
    await privacy.click()
    await expect(alert).toBeVisible()
    await expect(page).toHaveURL(/skincare-guides$/)
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()

    await context.setOffline(false)
    await privacy.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await context.setOffline(true)
    await page.goBack()
    await expect(guides, 'the reader can go back to a page read before').toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  },
)

journey(
  'a page whose data cannot be fetched says that you are offline, and opens by itself when the connection is back',
  async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('link', { name: 'All guides' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Skincare guides' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Skynn, home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Skincare that knows where you live.' })).toBeVisible()
  },
)
