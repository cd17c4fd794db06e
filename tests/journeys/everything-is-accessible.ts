import { expectAccessible } from './pieces/axe.ts'
import { join, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'
import { screens } from './pieces/screens.ts'

journey.use({ allowErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens) {
  journey(
    `${screen.name} has no axe violations, in both themes, on a phone and on a desktop`,
    async ({ page, request, baseURL }) => {
      if (screen.who === 'member') await rememberIn(page, (await join(request, baseURL ?? '')).token)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(screen.path, { waitUntil: 'networkidle' })
        await screen.prepare?.(page)
        // The colours of the dark theme are the same at both widths.
        await expectAccessible(page, `${width} px wide`, width === 360 ? 'both' : 'light')
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `the page does not scroll horizontally at ${width} px`).toBe(0)
      }
    },
  )
}
