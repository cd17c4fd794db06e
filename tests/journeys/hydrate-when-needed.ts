import type { Page } from '@playwright/test'
import { rememberIn } from './pieces/member.ts'
import { expect, journey, untilHydrated } from './pieces/reading.ts'

journey.use({ hydrates: false, viewport: { width: 360, height: 740 } })

journey('the first tap on Menu opens the drawer, although the scripts only start with it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(
    await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    ),
  ).toBe(0)
  await page.locator('[data-opens="menu"]').dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

journey('the first click on a button of an article takes effect once the page is hydrated', async ({ page }) => {
  await page.goto('/articles/rooibos-on-your-skin', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Save this article' }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
})

journey('clicks before hydration take effect in their order, on a form that posts too', async ({ page }) => {
  await page.goto('/ingredients/check', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Try a made-up example' }).dispatchEvent('click')
  await page.getByRole('button', { name: 'Check this label' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Your label, checked' })).toBeVisible()
})

journey.describe('without any interaction', () => {
  journey.use({ overlays: true })

  for (const answered of [false, true]) {
    journey(
      answered
        ? 'the scripts wait for eight seconds once the cookie choice is stored'
        : 'the cookie consent appears five seconds after the start',
      async ({ page }) => {
        if (answered) await page.addInitScript(() => localStorage.setItem('skynn.cookie-consent', 'rejected-optional'))
        await page.clock.install()
        await page.goto('/', { waitUntil: 'networkidle' })
        const isHydrated = () =>
          page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactProps')))
        await page.clock.runFor(3_100)
        if (answered) {
          expect(await isHydrated()).toBe(false)
          await page.clock.runFor(5_000)
        }
        await expect.poll(isHydrated).toBe(true)
        if (answered) return
        await page.waitForLoadState('networkidle')
        await page.clock.runFor(2_000)
        await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
      },
    )
  }
})

journey(
  'a node that a browser extension inserts at the start of the body does not break hydration',
  async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.body.prepend(
          Object.assign(document.createElement('div'), { id: 'extension', textContent: 'extension' }),
        )
        Reflect.set(window, 'served', document.querySelector('main'))
      }),
    )
    await page.goto('/')
    await untilHydrated(page)
    await page.locator('[data-opens="menu"]').click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(
      await page.evaluate(() => Reflect.get(window, 'served') === document.querySelector('main')),
      'hydration keeps the served markup',
    ).toBe(true)
    await expect(page.locator('#extension')).toHaveText('extension')
  },
)

const sumLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
const expectSignInPage = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toBeVisible()
}

journey('a visitor who opens the dashboard lands on the sign-in page without a layout shift', async ({ page }) => {
  await sumLayoutShifts(page)
  await page.goto('/dashboard')
  await expectSignInPage(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
})

journey.describe('with an expired session', () => {
  journey.use({ allowErrors: [/401 /] })

  for (const [device, viewport] of [
    ['phone', { width: 360, height: 740 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const) {
    journey(`on a ${device} the dashboard does not shift before the sign-in page appears`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await rememberIn(page, 'a token the server does not know')
      await sumLayoutShifts(page)
      await page.goto('/dashboard')
      await expectSignInPage(page)
      // On a phone the page gets shorter and the top of the footer moves in under the bottom bar.
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.05)
    })
  }
})
