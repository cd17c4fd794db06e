import { expectAccessible } from './pieces/axe.ts'
import { doubleText, expectControlsReachable, expectNothingCutOff } from './pieces/fits.ts'
import { join, rememberIn } from './pieces/member.ts'
import { overlays } from './pieces/overlays.ts'
import { journey } from './pieces/reading.ts'

journey.use({ allowErrors: [/40[12] /], contextOptions: { reducedMotion: 'reduce' } })

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
