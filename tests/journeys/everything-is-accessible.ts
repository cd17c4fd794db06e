import { AxeBuilder } from '@axe-core/playwright'
import { join, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'
import { screens } from './pieces/screens.ts'

journey.use({ allowErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens) {
  for (const theme of ['light', 'dark'] as const) {
    journey(`${screen.name} has nothing axe objects to, in the ${theme} theme, on a phone and on a desk`, async ({ page, request, baseURL }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      if (screen.who === 'member') await rememberIn(page, (await join(request, baseURL ?? '')).token)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(screen.path, { waitUntil: 'networkidle' })
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
        expect(violations.map((one) => `${width}: ${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(sideways, `${width}: the page does not scroll sideways`).toBe(0)
      }
    })
  }
}
