import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { me } from '#contract/routes/accounts.ts'
import type { Notification } from '#contract/notifications.ts'
import { countUnreadNotifications, liveNotifications } from '#contract/routes/notifications.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { NotificationsBell } from './bell.tsx'

const notification = (title: string): Notification => ({
  id: crypto.randomUUID(),
  type: 'welcome',
  title,
  message: 'A message.',
  actionUrl: '/dashboard',
  isRead: false,
  createdAt: '2026-06-01T08:00:00.000Z',
})
const bell = (name: string) => page.getByRole('link', { name, exact: true })

let visibility: DocumentVisibilityState
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
beforeEach(() => {
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => void vi.restoreAllMocks())

const renderBell = async (unreadCount: number) => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(countUnreadNotifications, { unreadCount })
  const stream = api.streams(liveNotifications)
  const app = await renderApp(<NotificationsBell />, { signedIn: true })
  const opened = () => api.calls().filter((call) => call === `GET ${liveNotifications.path}`).length
  return { app, stream, opened, api }
}

describe('the bell', () => {
  test.each([
    [0, 'Notifications', ''],
    [3, 'Notifications, 3 unread', '3'],
    [99, 'Notifications, 99 unread', '99'],
    [100, 'Notifications, 99+ unread', '99+'],
  ])('with %d unread notifications is named %j and shows %j', async (unreadCount, name, text) => {
    const { api } = await renderBell(unreadCount)
    await expect.poll(() => api.calls()).toContain(`GET ${countUnreadNotifications.path}`)
    await expect.element(bell(name)).toHaveTextContent(text)
  })

  test('of a visitor asks for nothing', async () => {
    const api = stubApi()
    await renderApp(<NotificationsBell />)
    await expect.element(bell('Notifications')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(api.calls()).toEqual([])
  })

  test('counts and announces new notifications as they arrive, once for each batch', async () => {
    const { stream } = await renderBell(1)
    await expect.poll(stream.isOpen, { timeout: 5000 }).toBe(true)
    stream.send({ unreadCount: 1, added: [] })
    const status = page.getByRole('status')
    expect(status.element().textContent).toBe('')
    stream.send({ unreadCount: 2, added: [notification('Your trial ends soon')] })
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    await expect.element(status).toHaveTextContent('New notification: Your trial ends soon')
    stream.send({ unreadCount: 5, added: [notification('One'), notification('Two'), notification('Three')] })
    await expect.element(status).toHaveTextContent('3 new notifications')
    await expect.element(bell('Notifications, 5 unread')).toBeVisible()
  })

  test('reconnects after a lost connection and reports what it missed', async () => {
    const { stream, opened } = await renderBell(1)
    await expect.poll(stream.isOpen, { timeout: 5000 }).toBe(true)
    stream.send({ unreadCount: 1, added: [] })
    stream.lose()
    await expect.poll(stream.isOpen, { timeout: 5000 }).toBe(true)
    expect(opened()).toBe(2)
    stream.send({ unreadCount: 3, added: [] })
    await expect.element(bell('Notifications, 3 unread')).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('2 new notifications')
  })

  test('has a stream only while the page is visible and the member signed in', async () => {
    const { app, stream, opened } = await renderBell(1)
    await expect.poll(stream.isOpen, { timeout: 5000 }).toBe(true)
    show('hidden')
    await expect.poll(stream.isOpen).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(opened()).toBe(1)
    show('visible')
    await expect.poll(stream.isOpen).toBe(true)
    await app.unmount()
    await expect.poll(stream.isOpen).toBe(false)
  })

  test('whose stream was superseded by a newer page waits until its page is shown again', async () => {
    const { stream, opened } = await renderBell(1)
    await expect.poll(stream.isOpen, { timeout: 5000 }).toBe(true)
    stream.send(null, 'superseded')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect([stream.isOpen(), opened()]).toEqual([false, 1])
    show('hidden')
    show('visible')
    await expect.poll(opened).toBe(2)
  })
})
