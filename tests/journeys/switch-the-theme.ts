import type { Page } from '@playwright/test'
import { expect, journey } from './pieces/reading.ts'

/** The computed background colour of the page. */
const backgroundColour = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const DARK = 'rgb(0, 0, 0)'
const LIGHT = 'rgb(250, 248, 244)'

/** Records the background colour of every frame from the first on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { coloursSeen: seen })
    const record = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })

const coloursSeen = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { coloursSeen: string[] }).coloursSeen)])

journey('the theme follows the system setting until a visitor chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  expect(await backgroundColour(page)).toBe(LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => backgroundColour(page)).toBe(DARK)
})

journey('a chosen theme persists, and the other one never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => backgroundColour(page)).toBe(DARK)

  await watchFrames(page)
  for (const path of ['/', '/articles/rooibos-on-your-skin']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await coloursSeen(page), path).toEqual([DARK])
  }

  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
  const dark = page.getByRole('menuitemradio', { name: 'Dark' })
  await expect(dark).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect.poll(() => backgroundColour(page)).toBe(LIGHT)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await coloursSeen(page)).toEqual([LIGHT])
})

journey('the chosen theme is set before the body exists', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('skynn.theme', 'dark')
    new MutationObserver((_, watch) => {
      if (document.body === null) return
      watch.disconnect()
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  expect(await page.evaluate(() => (window as unknown as { themeAtBody?: string }).themeAtBody)).toBe('dark')
})

journey('on a phone the theme can be chosen in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Light', exact: true }).click()
  await expect.poll(() => backgroundColour(page)).toBe(LIGHT)
})
