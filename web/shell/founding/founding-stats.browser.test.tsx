import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { foundingStats, me } from '#contract/routes/accounts.ts'
import { stopClock } from '#web/test/fake-time.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { places } from '#web/test/render-overlays.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { LaunchBanner } from './launch-banner.tsx'

const banner = page.getByRole('complementary', { name: 'Founding members' })
const spots = (text: string) => banner.getByText(text, { exact: true })

/** `held` holds the numbers back until `send`. */
const render = async ({ signedIn = false, foundingCap = 100 as number | null, held = false } = {}) => {
  const until = stopClock()
  const api = stubApi()
  api.returns(foundingStats, places)
  const send = held ? api.holds(foundingStats, places) : () => {}
  api.returns(me, member)
  const app = await renderApp(<LaunchBanner />, { signedIn, root: { foundingCap } })
  const requests = () => api.calls().filter((call) => call.endsWith(foundingStats.path)).length
  return { api, app, until, requests, send }
}

const makeTab = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

describe('the founding numbers', () => {
  test('are fetched every 30 seconds while the banner shows them', async () => {
    const { api, until, requests } = await render()
    await expect.element(spots('Only 39 spots remaining!')).toBeVisible()
    api.returns(foundingStats, { ...places, foundingMemberCount: 99 })
    await until(29_000)
    expect(requests()).toBe(1)
    await until(31_000)
    expect(requests()).toBe(2)
    await expect.element(spots('Only 1 spot remaining!')).toBeVisible()
  })

  test('are not fetched in a hidden tab, and again as soon as it is visible', async () => {
    const { until, requests } = await render()
    await expect.element(spots('Only 39 spots remaining!')).toBeVisible()
    makeTab('hidden')
    await until(300_000)
    expect(requests()).toBe(1)
    makeTab('visible')
    await until(300_100)
    expect(requests()).toBe(2)
    // Fresh for 10 seconds.
    makeTab('hidden')
    await until(309_000)
    makeTab('visible')
    await until(309_100)
    expect(requests()).toBe(2)
    vi.restoreAllMocks()
  })

  test('are not fetched any more once nothing shows them', async () => {
    const { until, requests } = await render()
    await expect.element(spots('Only 39 spots remaining!')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss the offer' }).click()
    await until(300_000)
    expect(requests()).toBe(1)
    delete document.documentElement.dataset.launchClosed
  })
})

describe('the launch banner', () => {
  test('is dismissed for good', async () => {
    const { app } = await render()
    await expect.element(banner).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss the offer' }).click()
    expect(banner.query()).toBeNull()
    expect(localStorage.getItem('skynn.launch-banner-dismissed')).toBe('true')
    await app.unmount()
    const again = await render()
    await again.until(1_000)
    expect(banner.query()).toBeNull()
    expect(again.requests()).toBe(0)
    delete document.documentElement.dataset.launchClosed
  })

  test('has no offer when no places are left, in the document and afterwards', async () => {
    const { app } = await render({ foundingCap: null })
    expect(banner.query()).toBeNull()
    await app.unmount()
    const { api, until } = await render()
    await expect.element(spots('Only 39 spots remaining!')).toBeVisible()
    api.returns(foundingStats, { ...places, foundingMemberCount: 100 })
    await until(31_000)
    await expect.poll(() => banner.query()).toBeNull()
  })

  test.each([100, 200])(
    'keeps its height when the numbers arrive, with text at %i percent on a phone',
    async (size) => {
      await page.viewport(360, 740)
      document.documentElement.style.fontSize = `${size}%`
      const { app, send } = await render({ held: true })
      const height = () => document.querySelector('aside')?.offsetHeight
      const before = height()
      send()
      await expect.element(spots('Only 39 spots remaining!')).toBeVisible()
      expect(height()).toBe(before)
      document.documentElement.style.fontSize = ''
      await app.unmount()
    },
  )
})
