import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOverlays } from '#web/test/render-overlays.tsx'
import { PAUSE } from './queue.ts'

test('overlays that are all due show one at a time: consent, update, install, launch popup', async () => {
  const { until } = await renderOverlays()
  dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {},
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    }),
  )
  dispatchEvent(new CustomEvent('skynn:update-ready', { detail: () => {} }))
  await until(40_000)
  const answers = [
    ['Cookie consent', 'Reject Optional'],
    ['New version', 'Later'],
    ['Install Skynn', 'Dismiss'],
    ['Launch offer', 'No Thanks'],
  ] as const
  let moment = 40_000
  for (const [name, answer] of answers) {
    await expect.element(page.getByRole('region', { name })).toBeVisible()
    const shown = page.getByRole('region').elements()
    expect(shown.map((region) => region.ariaLabel)).toEqual([name])
    await page.getByRole('button', { name: answer }).click()
    moment += 5 * PAUSE
    await until(moment)
  }
  expect(page.getByRole('region').query()).toBeNull()
})
