import { expect, journey } from './pieces/reading.ts'

const addresses = ['/', '/articles', '/articles/dark-spots-and-tinted-sunscreen', '/skincare-guides', '/ingredients', '/routines', '/auth', '/auth?tab=register', '/terms-of-service', '/skin-quiz', '/contact', '/no-such-page']

for (const address of addresses) {
  journey(`nothing is cut off at twice the text size on a small phone: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' }))
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const beyond = await page.evaluate(() => {
      const width = document.documentElement.clientWidth
      const scrolls = (element: Element | null): boolean =>
        element !== null && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
      return [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect()
          return own > 0 && (right > width + 1 || left < -1) && getComputedStyle(element).visibility !== 'hidden' && !element.closest('.sr-only, .skip, svg, [aria-hidden="true"]') && !scrolls(element.parentElement)
        })
        .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 40)}`)
    })
    expect(beyond).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

journey('the fixed bars step back on a low screen, so that most of it is left to read', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/articles/dark-spots-and-tinted-sunscreen')
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > 300 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0))
  expect(covered).toBeLessThanOrEqual(100)
})
journey.use({ allowErrors: [/404/] })
