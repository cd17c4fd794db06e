import type { Page } from '@playwright/test'
import { expect, journey } from './pieces/reading.ts'

/** The ground of the page as the browser draws it. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const DARK = 'rgb(0, 0, 0)'
const LIGHT = 'rgb(250, 248, 244)'

/** Writes down the theme of every frame the page draws, from its first. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { groundsSeen: seen })
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const groundsSeen = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { groundsSeen: string[] }).groundsSeen)])

journey('the theme follows the system until a reader chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  expect(await ground(page)).toBe(LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(DARK)
})

journey('a chosen theme is kept, and the other one never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => ground(page)).toBe(DARK)

  await watchFrames(page)
  for (const path of ['/', '/articles/rooibos-on-your-skin']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await groundsSeen(page), path).toEqual([DARK])
  }

  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
  const dark = page.getByRole('menuitemradio', { name: 'Dark' })
  await expect(dark).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect.poll(() => ground(page)).toBe(LIGHT)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await groundsSeen(page)).toEqual([LIGHT])
})

journey('the chosen theme is there before the page has anything to draw', async ({ page }) => {
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

journey('a phone has the same three themes in its drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Light', exact: true }).click()
  await expect.poll(() => ground(page)).toBe(LIGHT)
})
