import type { Page, Route } from '@playwright/test'
import { expect, journey } from './pieces/reading.ts'

// Going back during the fade-in of a page skips the transition.
journey.use({ allowErrors: [/Transition was skipped/] })

const ARTICLE = '/articles/rooibos-on-your-skin'

/** Holds back the responses on a path. @returns what sends the held ones */
const holdBack = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const held: Route[] = []
  await page.route(path, (route) => void held.push(route))
  return async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

type Times = { mark?: number; skeleton?: number }

/** Measures, from the next tap on, the milliseconds until a link is marked and until a skeleton is shown. */
const timeWaitingSigns = (page: Page) =>
  page.evaluate(() => {
    const times: Times = {}
    Reflect.set(window, 'times', times)
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = () => {
          const since = performance.now() - timeStamp
          if (document.querySelector('a[aria-busy="true"]')) times.mark ??= since
          if (document.querySelector('main .page-skeleton')) times.skeleton ??= since
        }
        new MutationObserver(check).observe(document.body, { subtree: true, childList: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
const timesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'times') as Times)

const card = (page: Page, index: number) => page.locator('.piece-title a').nth(index)

/**
 * Opens an article of the list and goes back.
 * @param send sends its held response, once the skeleton is shown
 * @returns how long the mark and the skeleton took to appear
 */
const readAndReturn = async (page: Page, index: number, send?: () => Promise<void>): Promise<Times> => {
  await timeWaitingSigns(page)
  await card(page, index).click()
  if (send) {
    await page.waitForFunction(() => (Reflect.get(window, 'times') as Times).skeleton !== undefined)
    await send()
  }
  await expect(page.locator('article .prose')).toBeVisible()
  const times = await timesOf(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Quickest read' })).toBeVisible()
  return times
}

/** The fastest of several taps: slower ones may only reflect a busy machine. */
const quickest = (taps: Times[], sign: keyof Times): number =>
  Math.min(...taps.map((times) => times[sign] ?? Number.POSITIVE_INFINITY))

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  journey(`on a ${device}, a skeleton is shown in the frame until the article has loaded`, async ({ page }) => {
    await page.setViewportSize(viewport)
    // The launch banner above the header is out of sight on a scrolled page, and back at the top of the next one.
    await page.addInitScript(() => localStorage.setItem('skynn.launch-banner-dismissed', 'true'))
    await page.goto('/articles')
    const send = await holdBack(page, '**/api/articles/*')
    const link = card(page, 4)
    const title = await link.innerText()
    await link.scrollIntoViewIfNeeded()
    const bar = await page.getByRole('banner').boundingBox()
    await link.click()
    await expect(page.locator('main .page-skeleton')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'The page is loading' })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.getByRole('banner').boundingBox(), 'the header does not move').toEqual(bar)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await send()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('.page-skeleton, a[aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(link).toBeInViewport()
  })
}

journey('a tapped link is marked within 100 ms, and a skeleton is shown within 300 ms', async ({ page }) => {
  await page.goto('/articles')
  await readAndReturn(page, 0)
  const send = await holdBack(page, '**/api/articles/*')
  const taps: Times[] = []
  const areQuick = () => quickest(taps, 'mark') < 100 && quickest(taps, 'skeleton') < 300
  for (let index = 1; index <= 8 && !areQuick(); index += 1) taps.push(await readAndReturn(page, index, send))
  expect(areQuick(), JSON.stringify(taps)).toBe(true)
})

journey(
  'a loaded page opens without a skeleton, and a filter keeps the page and shows a skeleton only in its list',
  async ({ page }) => {
    await page.goto('/articles')
    await readAndReturn(page, 0)
    const taps = [await readAndReturn(page, 0), await readAndReturn(page, 0), await readAndReturn(page, 0)]
    expect(taps.some(({ skeleton }) => skeleton === undefined)).toBe(true)
    await timeWaitingSigns(page)
    await holdBack(page, '**/api/articles?*')
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

journey.describe('before the scripts have loaded', () => {
  journey.use({ hydrates: false })

  journey('the browser follows a tapped link, which is marked nevertheless', async ({ page }) => {
    await page.route('**/*.js', () => new Promise<void>(() => {}))
    await page.goto('/articles?q=rooibos')
    // A 204 response keeps this document on screen, so that the link can be checked.
    const requested = page.waitForRequest(`**${ARTICLE}`)
    await page.route(`**${ARTICLE}`, (route) => route.fulfill({ status: 204 }))
    const link = page.locator(`.piece-title a[href="${ARTICLE}"]`)
    await timeWaitingSigns(page)
    await link.click()
    await requested
    await expect(link).toHaveAttribute('aria-busy', 'true')
    expect((await timesOf(page)).mark).toBeLessThan(100)
  })
})
