import type { Page } from '@playwright/test'
import { expectAccessible } from './pieces/axe.ts'
import { expectNothingCutOff } from './pieces/fits.ts'
import { expect, journey } from './pieces/reading.ts'

const ALERT = "You're offline. Some features may not work until you reconnect."
const ARTICLE = '/articles/dark-spots-and-tinted-sunscreen'
const TITLE = 'Dark spots'
const OTHER = '/articles/rooibos-on-your-skin'

journey.use({
  viewport: { width: 360, height: 740 },
  allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  serviceWorkers: 'allow',
})

/** Waits until the worker has a copy of the page at this path. */
const untilKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (kept) => (await caches.match(kept, { ignoreVary: true })) !== undefined, path), {
      message: `a copy of ${path}`,
    })
    .toBe(true)

/** A worker still being installed when the connection is lost logs a browser error of its own. */
const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const offlinePage = (page: Page) => page.getByRole('heading', { level: 1, name: "You're offline" })

journey(
  'a loaded page stays readable when the connection is lost, and one alert reports the loss',
  async ({ page, context }) => {
    await page.goto(ARTICLE, { waitUntil: 'networkidle' })
    await untilControlled(page)
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
  'offline, a reload shows the page read before, and a page not read shows the offline page with the articles read',
  async ({ page, context }) => {
    await page.goto(ARTICLE)
    await untilKept(page, ARTICLE)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('img', { name: "You're offline" })).toBeVisible()

    await page.goto(OTHER)
    await expect(offlinePage(page)).toBeVisible()
    await expect(page).toHaveURL(OTHER)
    const cover = page.locator('main img').first()
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const read = page.getByRole('region', { name: 'Read again' })
    await expect(read.getByRole('link')).toHaveCount(1)
    await expectAccessible(page, 'the offline page')
    await expectNothingCutOff(page)
    await read.getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL(ARTICLE)
    await expect(page.getByText('Ordinary sunscreen is built to stop ultraviolet.')).toBeAttached()

    await page.goto(OTHER)
    await expect(offlinePage(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Rooibos on your skin' })).toBeVisible()
    await expect(page).toHaveURL(OTHER)
  },
)

journey(
  'offline, links lead to the pages read before, also to one opened within the app, and Back returns from any other',
  async ({ page, context }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    const guides = page.getByRole('heading', { level: 1, name: 'Skincare guides' })
    await main.getByRole('link', { name: 'All guides' }).click()
    await expect(guides).toBeVisible()
    await untilKept(page, '/skincare-guides')
    await context.setOffline(true)
    await page.reload()
    await expect(guides, 'a page opened within the app has a copy').toBeVisible()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(offlinePage(page), 'its data cannot be fetched').toBeVisible()
    await page.goBack()
    await expect(guides).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Skynn, home' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Skincare that knows where you live.' }),
      'the copy of a page whose data cannot be fetched',
    ).toBeVisible()
  },
)

journey(
  'a page whose data cannot be fetched says that you are offline, and opens by itself when the connection is back',
  async ({ page, context }) => {
    await page.goto('/skincare-guides')
    await untilControlled(page)
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Skynn, home' }).click()
    await expect(offlinePage(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Skincare that knows where you live.' })).toBeVisible()
  },
)

for (const hydrates of [false, true]) {
  journey.describe(`before a worker controls the page, ${hydrates ? 'hydrated' : 'not hydrated yet'},`, () => {
    journey.use({ hydrates, serviceWorkers: 'block' })

    journey('a link tapped offline keeps the page and says that you are offline', async ({ page, context }) => {
      await page.goto(ARTICLE, { waitUntil: 'networkidle' })
      await page.clock.install()
      await context.setOffline(true)
      const alert = page.getByRole('alert').filter({ hasText: ALERT })
      await expect(alert).toBeVisible()
      await page.clock.runFor(5_500)
      await expect(alert).toBeHidden()
      const guides = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Guides' })
      await guides.click()
      await expect(alert).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeAttached()
      await context.setOffline(false)
      await expect(alert).toBeHidden()
      await guides.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Skincare guides' })).toBeVisible()
    })
  })
}
