import type { Page } from '@playwright/test'
import { expect, journey } from './pieces/reading.ts'

// Going back while a page still fades in breaks the fading off.
journey.use({ allowErrors: [/Transition was skipped/] })

const ARTICLE = '/articles/rooibos-on-your-skin'

/** Lets an answer take its time. */
const hold = (page: Page, path: string) =>
  page.route(path, async (route) => {
    await new Promise((done) => setTimeout(done, 2_000))
    await route.continue()
  })

type Times = { mark?: number; skeleton?: number }

/** From the next tap on: milliseconds until a link is marked, and until a skeleton stands. */
const clockWaiting = (page: Page) =>
  page.evaluate(() => {
    const times: Times = {}
    Reflect.set(window, 'times', times)
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const since = performance.now() - timeStamp
          if (document.querySelector('a[aria-busy="true"]')) times.mark ??= since
          if (document.querySelector('main .page-skeleton')) times.skeleton ??= since
        }
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
const timesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'times') as Times)

const card = (page: Page, index: number) => page.locator('.piece-title a').nth(index)

/** Opens an article of the list and goes back to it, and answers how long its signs of waiting took. */
const readAndReturn = async (page: Page, index: number): Promise<Times> => {
  await clockWaiting(page)
  await card(page, index).click()
  await expect(page.locator('article .prose')).toBeVisible()
  const times = await timesOf(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Quickest read' })).toBeVisible()
  return times
}

/** The quickest of some taps: a machine that is busy with something else says nothing about the page. */
const quickest = (taps: Times[], sign: keyof Times): number =>
  Math.min(...taps.map((times) => times[sign] ?? Number.POSITIVE_INFINITY))

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desk', { width: 1280, height: 800 }],
] as const) {
  journey(`on a ${device}, a skeleton stands in the frame until the article is there`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/articles')
    await hold(page, '**/api/articles/*')
    const link = card(page, 4)
    const title = await link.innerText()
    await link.scrollIntoViewIfNeeded()
    const bar = await page.getByRole('banner').boundingBox()
    await link.click()
    await expect(page.locator('main .page-skeleton')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'The page is loading' })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.getByRole('banner').boundingBox(), 'the frame stays where it is').toEqual(bar)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('.page-skeleton, a[aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(link).toBeInViewport()
  })
}

journey('a tapped link is marked within 100 ms, and a skeleton stands within 300', async ({ page }) => {
  await page.goto('/articles')
  await readAndReturn(page, 0)
  await hold(page, '**/api/articles/*')
  const taps = [await readAndReturn(page, 1), await readAndReturn(page, 2), await readAndReturn(page, 3)]
  expect(quickest(taps, 'mark')).toBeLessThan(100)
  expect(quickest(taps, 'skeleton')).toBeLessThan(300)
})

journey(
  'a page that is here already comes without a skeleton, and a filter leaves the page where it is',
  async ({ page }) => {
    await page.goto('/articles')
    await readAndReturn(page, 0)
    const taps = [await readAndReturn(page, 0), await readAndReturn(page, 0), await readAndReturn(page, 0)]
    expect(taps.some(({ skeleton }) => skeleton === undefined)).toBe(true)
    await clockWaiting(page)
    await hold(page, '**/api/articles?*')
    await page.getByRole('link', { name: 'Quickest read' }).click()
    await expect(page.getByRole('region', { name: 'Articles' }).locator('.skeleton').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await timesOf(page)).toEqual({})
  },
)

journey('a link that opens a dialog over the page is not marked', async ({ page }) => {
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('a[aria-busy]')).toHaveCount(0)
})

journey.describe('before the scripts have come', () => {
  journey.use({ hydrates: false })

  journey('the browser follows a tapped link, which is marked all the same', async ({ page }) => {
    await page.route('**/*.js', () => new Promise<void>(() => {}))
    await page.goto('/articles?q=rooibos')
    // An answer without a document leaves this one on screen, where it can be looked at.
    const asked = page.waitForRequest(`**${ARTICLE}`)
    await page.route(`**${ARTICLE}`, (route) => route.fulfill({ status: 204 }))
    const link = page.locator(`.piece-title a[href="${ARTICLE}"]`)
    await clockWaiting(page)
    await link.click()
    await asked
    await expect(link).toHaveAttribute('aria-busy', 'true')
    expect((await timesOf(page)).mark).toBeLessThan(100)
  })
})
