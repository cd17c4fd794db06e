import { expectAccessible } from './pieces/axe.ts'
import { doubleText, expectNothingCutOff } from './pieces/fits.ts'
import { join, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'
import { screens } from './pieces/screens.ts'

journey.use({ allowErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } })

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
