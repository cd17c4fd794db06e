import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#web/test/render-app.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { TopBar } from './top-bar.tsx'

const [width, height] = [innerWidth, innerHeight]
afterAll(() => page.viewport(width, height))

test.each([
  [767, ['Quick links'], ['Main']],
  [768, ['Main'], ['Quick links']],
])('at a width of %i pixels the navigation is: %j', async (wide, shown, hidden) => {
  await page.viewport(wide, 800)
  await renderApp(
    <>
      <TopBar />
      <BottomBar />
    </>,
  )
  for (const name of shown) await expect.element(page.getByRole('navigation', { name })).toBeVisible()
  for (const name of hidden) expect(page.getByRole('navigation', { name }).query()).toBeNull()
})
