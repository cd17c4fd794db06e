import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stopClock } from '#web/test/fake-time.ts'
import { renderApp } from '#web/test/render-app.tsx'
import { OfflineAlert } from './offline.tsx'
import { stayOfflineScript } from './stay-offline.ts'

const alert = page.getByText("You're offline. Some features may not work until you reconnect.")

const turn = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  dispatchEvent(new Event(state))
}

// Part of every document (web/root.tsx).
// oxlint-disable-next-line no-new-func, typescript/no-implied-eval
beforeAll(() => void new Function(stayOfflineScript())())

let until: ReturnType<typeof stopClock>
let followed: string[]
beforeEach(async () => {
  until = stopClock()
  followed = []
  // In place of the browser, which would leave the page.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link !== null && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '')
    event.preventDefault()
  }
  await renderApp(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={(event) => follow(event.nativeEvent)}>
      <a href="/articles">Articles</a>
      <a href="#part">Part</a>
      <a href="https://example.com/">Elsewhere</a>
      <OfflineAlert />
    </div>,
  )
})
afterEach(() => {
  turn('online')
  vi.restoreAllMocks()
})

describe('the offline alert', () => {
  test('shows when the connection is lost, and gives way after 5 seconds', async () => {
    await expect.element(alert).not.toBeVisible()
    turn('offline')
    await expect.element(alert).toBeVisible()
    await until(4_500)
    await expect.element(alert).toBeVisible()
    await until(6_000)
    await expect.element(alert).not.toBeVisible()
  })

  test('goes away when the connection is back', async () => {
    turn('offline')
    await expect.element(alert).toBeVisible()
    turn('online')
    await expect.element(alert).not.toBeVisible()
  })
})

test('offline and without a worker, a link to another page keeps this one and shows the alert again', async () => {
  await page.getByRole('link', { name: 'Articles' }).click()
  expect(followed).toEqual(['/articles'])
  turn('offline')
  await until(6_000)
  await expect.element(alert).not.toBeVisible()
  await page.getByRole('link', { name: 'Part' }).click()
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  expect(followed).toEqual(['/articles', '#part', 'https://example.com/'])
  await expect.element(alert).not.toBeVisible()
  await page.getByRole('link', { name: 'Articles' }).click()
  expect(followed).toHaveLength(3)
  await expect.element(alert).toBeVisible()
})
