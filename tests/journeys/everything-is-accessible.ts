import { expectAccessible } from './pieces/axe.ts'
import { doubleText, expectControlsReachable, expectNothingCutOff } from './pieces/fits.ts'
import { join, rememberIn } from './pieces/member.ts'
import { overlays } from './pieces/overlays.ts'
import { expect, journey } from './pieces/reading.ts'
import { screens } from './pieces/screens.ts'

journey.use({ allowErrors: [/40[124]/], contextOptions: { reducedMotion: 'reduce' } })

// One visit serves every check, because loading the page takes longer than most of them.
for (const screen of screens) {
  journey(
    `${screen.name} has no axe violations on a phone, also in the dark theme, and on a desktop, and nothing is cut off at double text size`,
    async ({ page, request, baseURL }) => {
      if (screen.who === 'member') await rememberIn(page, (await join(request, baseURL ?? '')).token)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(screen.path, { waitUntil: 'networkidle' })
      await screen.prepare?.(page)
      await expectAccessible(page, '360 px wide')
      await expectNothingCutOff(page)
      // The colours of the dark theme are the same at both widths.
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectAccessible(page, '1280 px wide', 'light')
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        'the page does not scroll horizontally at 1280 px',
      ).toBe(0)
      await page.setViewportSize({ width: 360, height: 740 })
      await doubleText(page)
      await expectNothingCutOff(page)
    },
  )
}

for (const { name, who, width, path, open } of overlays) {
  journey(
    `a page with ${name} open has no axe violations in both themes, and at double text size nothing is cut off and every control is reachable`,
    async ({ page, request, baseURL }) => {
      await page.setViewportSize({ width, height: 740 })
      if (who === 'member') await rememberIn(page, (await join(request, baseURL ?? '')).token)
      await page.goto(path, { waitUntil: 'networkidle' })
      await open(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: Math.min(width, 768), height: 740 })
      await doubleText(page)
      await expectNothingCutOff(page)
      await expectControlsReachable(page)
    },
  )
}
