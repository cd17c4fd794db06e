import { doubleText, expectNothingCutOff } from './pieces/fits.ts'
import { expect, journey } from './pieces/reading.ts'

// The other screens and overlays: everything-is-accessible.ts.
for (const address of ['/help', '/contact']) {
  journey(`no content of ${address} is cut off at double text size on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address)
    await doubleText(page)
    await expectNothingCutOff(page)
  })
}

journey('on a low screen the fixed bars cover at most 100 px', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/articles/dark-spots-and-tinted-sunscreen')
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > 300 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  )
  expect(covered).toBeLessThanOrEqual(100)
})
