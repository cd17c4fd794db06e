import type { Locator, Page } from '@playwright/test'
import { expect, journey } from './pieces/reading.ts'

/** Presses Tab until the target has the focus. */
const tabTo = async (page: Page, target: Locator, within = 60): Promise<void> => {
  for (let presses = 0; presses < within; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} is not among the next ${within} tab stops`)
}

/** Whether the focused element has a focus ring: its own, on its card, or on the frame of its field. */
const hasFocusRing = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null) return false
    const frames = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
    ]
    return frames.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
  })

journey(
  'a keyboard user skips to the content, finds an article, shares it and jumps to one of its headings',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/articles', { waitUntil: 'networkidle' })

    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const field = page.getByRole('main').getByRole('searchbox')
    await expect(field).toBeFocused()
    expect(await hasFocusRing(page)).toBe(true)

    const main = page.getByRole('main')
    await tabTo(page, main.getByRole('link', { name: 'Ingredients', exact: true }))
    expect(await hasFocusRing(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/category=ingredient/)
    await expect(
      main.getByRole('link', { name: 'Ingredients', exact: true }),
      'the focus stays on the filter',
    ).toBeFocused()
    await expect(main.getByRole('status').first()).toHaveText(/^\d+ articles/)

    await tabTo(page, main.getByRole('link', { name: /niacinamide: what it does/i }))
    expect(await hasFocusRing(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Niacinamide')
    await expect(page.getByRole('main'), 'the focus moves to the content of the new page').toBeFocused()

    await tabTo(page, page.getByRole('button', { name: 'Share this article' }))
    expect(await hasFocusRing(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Link copied!', { exact: true }).first()).toBeVisible()

    const contents = page.getByRole('navigation', { name: 'In this article' })
    const part = contents.getByRole('link').last()
    const id = new URL((await part.getAttribute('href')) ?? '', page.url()).hash
    await tabTo(page, part)
    expect(await hasFocusRing(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.locator(id)).toBeInViewport()
    await expect(part).toHaveAttribute('aria-current', 'location')
  },
)

journey('the search link in the header focuses the search field', async ({ page }) => {
  await page.goto('/routines', { waitUntil: 'networkidle' })
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Search' }))
  await page.keyboard.press('Enter')
  const field = page.getByRole('main').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('rooibos')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=rooibos/)
  await expect(page.getByRole('main').getByRole('link', { name: /rooibos on your skin/i })).toBeVisible()
})

journey('the next page of a list starts the tab order at its first article', async ({ page }) => {
  await page.goto('/articles', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const first = await main.getByRole('heading', { level: 2 }).first().innerText()
  await main.getByRole('link', { name: 'Older articles' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/after=/)
  await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText(first)
  await page.keyboard.press('Tab')
  await expect(main.getByRole('heading', { level: 2 }).first().getByRole('link')).toBeFocused()
})

journey('on a phone no focused element is completely behind the bars', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/articles/cleansers-compared', { waitUntil: 'networkidle' })
  const last = page.getByRole('contentinfo').getByRole('link').last()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element.closest('header.top-bar, nav.bottom-bar')) return null
      const { top, bottom } = element.getBoundingClientRect()
      const bars = [...document.querySelectorAll('header.top-bar, nav.bottom-bar')].map((bar) =>
        bar.getBoundingClientRect(),
      )
      return bars.some((bar) => top >= bar.top && bottom <= bar.bottom) ? element.textContent : null
    })
    expect(hidden).toBeNull()
    if (await last.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the end of the page was not reached')
})
