import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stopClock } from '#web/test/fake-time.ts'
import { renderApp } from '#web/test/render-app.tsx'
import { OfflineAlert, OfflineMark } from './offline.tsx'

const alert = page.getByText("You're offline. Some features may not work until you reconnect.", { exact: true })
const mark = page.getByRole('img', { name: "You're offline" })

const turn = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  dispatchEvent(new Event(state))
}
afterEach(() => void vi.restoreAllMocks())

const render = async () => {
  const until = stopClock()
  await renderApp(
    <>
      <OfflineMark />
      <OfflineAlert />
    </>,
  )
  return until
}

test('the offline alert hides after 5 seconds, and a mark stays until the connection is back', async () => {
  const until = await render()
  expect(alert.query()).toBeNull()
  turn('offline')
  await until(4_900)
  await expect.element(alert).toBeInTheDocument()
  await until(5_500)
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(mark).toBeInTheDocument()
  turn('online')
  await expect.element(mark).not.toBeInTheDocument()
})

test('the offline alert hides at once when the connection is back', async () => {
  await render()
  turn('offline')
  await expect.element(alert).toBeInTheDocument()
  turn('online')
  await expect.element(alert).not.toBeInTheDocument()
})
