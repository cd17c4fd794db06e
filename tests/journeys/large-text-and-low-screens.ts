import { doubleText, expectControlsReachable, expectNothingCutOff } from './pieces/fits.ts'
import { join, rememberIn } from './pieces/member.ts'
import { overlays } from './pieces/overlays.ts'
import { expect, journey } from './pieces/reading.ts'
import { screens } from './pieces/screens.ts'

journey.use({ allowErrors: [/40[124]/], contextOptions: { reducedMotion: 'reduce' } })

const addresses = [
  '/',
  '/articles',
  '/articles/dark-spots-and-tinted-sunscreen',
  '/skincare-guides',
  '/ingredients',
  '/routines',
  '/sponsored-offers',
  '/sponsored-offers/plain-start-gel-wash-20-off',
  '/brands',
  '/brands/terres-dafrique',
  '/auth',
  '/auth?tab=register',
  '/terms-of-service',
  '/skin-quiz',
  '/contact',
  '/no-such-page',
]

for (const address of addresses) {
  journey(`no content of ${address} is cut off at double text size on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await doubleText(page)
    await page.goto(address)
    await expectNothingCutOff(page)
  })
}

for (const { name, path } of screens.filter(({ who }) => who === 'member')) {
  journey(
    `no content of ${name} is cut off for a member at double text size on a small phone`,
    async ({ page, request, baseURL }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await rememberIn(page, (await join(request, baseURL ?? '')).token)
      await doubleText(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectNothingCutOff(page)
    },
  )
}

for (const { name, who, width, path, open } of overlays) {
  journey(
    `at double text size no content is cut off with ${name} open, and every control is reachable`,
    async ({ page, request, baseURL }) => {
      await page.setViewportSize({ width: Math.min(width, 768), height: 740 })
      if (who === 'member') await rememberIn(page, (await join(request, baseURL ?? '')).token)
      await doubleText(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await open(page)
      await expectNothingCutOff(page)
      await expectControlsReachable(page)
    },
  )
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
