import { expect, journey } from './pieces/reading.ts'

const ALERT = "You're offline. Some features may not work until you reconnect."

journey.use({ viewport: { width: 360, height: 740 }, allowErrors: [/ERR_INTERNET_DISCONNECTED/] })

journey(
  'what has been loaded stays readable when the connection goes, and the page says so once',
  async ({ page, context }) => {
    await page.goto('/articles/dark-spots-and-tinted-sunscreen', { waitUntil: 'networkidle' })
    const text = page.getByText('Ordinary sunscreen is built to stop ultraviolet.')
    const alert = page.getByRole('alert').filter({ hasText: ALERT })
    const mark = page.getByRole('banner').getByRole('img', { name: "You're offline" })

    await page.clock.install()
    await context.setOffline(true)
    await expect(alert).toBeVisible()
    await expect(mark).toBeVisible()
    // It stays for five seconds. The real ones that this test takes count too, and a slow machine takes a few.
    await page.clock.runFor(3_000)
    await expect(alert).toBeVisible()
    await page.clock.runFor(2_500)
    await expect(alert).toBeHidden()
    await expect(mark, 'the mark stays until the connection is back').toBeVisible()
    await expect(text).toBeAttached()

    // Within the page everything goes on working.
    await page.locator('summary', { hasText: 'In this article' }).click()
    const part = page
      .getByRole('navigation', { name: 'In this article' })
      .getByRole('link', { name: 'When to see someone' })
    await part.click()
    await expect(page.getByRole('heading', { name: 'When to see someone' })).toBeInViewport()

    await context.setOffline(false)
    await expect(mark).toBeHidden()
    await expect(alert).toBeHidden()
  },
)

journey(
  'a link to a page that is not here yet leaves the reader where they are, and says so again',
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
    await expect(guides, 'what has been read before can be gone back to').toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  },
)

journey(
  'a page whose words cannot be fetched says why, and opens by itself when the connection is back',
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
