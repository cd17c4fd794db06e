import { useLocation } from 'react-router'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { me } from '#contract/routes/accounts.ts'
import type { Notification } from '#contract/notifications.ts'
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
  unreadNotifications,
} from '#contract/routes/notifications.ts'
import { NotificationsBell } from '#web/shell/notifications/bell.tsx'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import NotificationsPage from './notifications-page.tsx'

const welcome: Notification = {
  id: '0192f5c6-0000-7000-8000-0000000000a1',
  type: 'welcome',
  title: 'Welcome to Skynn',
  message: 'Tell us about your skin.',
  actionUrl: '/dashboard?tab=profile',
  isRead: false,
  createdAt: new Date().toISOString(),
}
const older: Notification = {
  ...welcome,
  id: '0192f5c6-0000-7000-8000-0000000000a2',
  title: 'Your trial ends soon',
  actionUrl: null,
  createdAt: '2026-06-01T06:15:00.000Z',
}

function Where() {
  const { pathname, search } = useLocation()
  return <p data-testid="where">{pathname + search}</p>
}

const renderPage = async (rows: Notification[], signedIn = true) => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(listNotifications, rows)
  api.returns(countUnreadNotifications, { unreadCount: rows.filter(({ isRead }) => !isRead).length })
  const open = () =>
    renderApp(
      <>
        <NotificationsBell />
        <NotificationsPage />
        <Where />
      </>,
      { signedIn },
    )
  return { api, open }
}
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const markAll = page.getByRole('button', { name: 'Mark all as read' })
const bell = (name: string) => page.getByRole('link', { name, exact: true })

describe('the notifications page', () => {
  test('groups the notifications by day and says in words which are unread', async () => {
    const { open } = await renderPage([welcome, { ...older, isRead: true }])
    await open()
    await expect.element(page.getByRole('region', { name: 'Today' })).toMatchTextContent(/Welcome to Skynn/)
    await expect.element(page.getByRole('region', { name: '1 June 2026' })).toMatchTextContent(/08:15/)
    await expect.element(row('Welcome to Skynn')).toMatchTextContent(/Unread:/)
    await expect.element(row('Your trial ends soon')).not.toMatchTextContent(/Unread:/)
  })

  test('marks a notification as read when it is opened', async () => {
    const { api, open } = await renderPage([welcome, older])
    api.returns(readNotification, { id: welcome.id, isRead: true, unreadCount: 1 })
    await open()
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    await page.getByRole('link', { name: /Welcome to Skynn/ }).click()
    await expect.element(page.getByTestId('where')).toHaveTextContent('/dashboard?tab=profile')
    await expect.element(bell('Notifications, 1 unread')).toBeVisible()
    await expect.element(row('Welcome to Skynn')).not.toMatchTextContent(/Unread:/)
    expect(api.calls()).toContain(`POST /api/notifications/${welcome.id}/read`)
  })

  test('marks one that leads nowhere with its button, and keeps the focus in its row', async () => {
    const { api, open } = await renderPage([older])
    api.returns(readNotification, { id: older.id, isRead: true, unreadCount: 0 })
    await open()
    await page.getByRole('button', { name: 'Mark as read: Your trial ends soon' }).click()
    await expect.element(row('Your trial ends soon')).toHaveFocus()
    await expect.element(row('Your trial ends soon')).not.toMatchTextContent(/Unread:/)
    await expect.element(markAll).toHaveAttribute('aria-disabled', 'true')
  })

  test('brings the mark back when the server could not store it', async () => {
    const { api, open } = await renderPage([older])
    api.refuses(readNotification, 'unavailable')
    await open()
    await page.getByRole('button', { name: 'Mark as read: Your trial ends soon' }).click()
    await expect.element(page.getByText('Error', { exact: true })).toBeVisible()
    await expect.element(row('Your trial ends soon')).toMatchTextContent(/Unread:/)
  })

  test('marks all as read, which a toast can undo', async () => {
    const { api, open } = await renderPage([welcome, older])
    api.returns(readAllNotifications, { ids: [welcome.id, older.id], unreadCount: 0 })
    api.returns(unreadNotifications, { unreadCount: 2 })
    await open()
    await markAll.click()
    await expect.element(bell('Notifications')).toBeVisible()
    await expect.element(row('Welcome to Skynn')).not.toMatchTextContent(/Unread:/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(row('Welcome to Skynn')).toMatchTextContent(/Unread:/)
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    expect(api.lastBody(unreadNotifications)).toEqual({ ids: [welcome.id, older.id] })
  })

  test('says so when there is nothing', async () => {
    const { open } = await renderPage([])
    await open()
    await expect.element(page.getByRole('heading', { name: 'All quiet here' })).toBeVisible()
    await expect.element(markAll).toHaveAttribute('aria-disabled', 'true')
  })

  test('offers another try after a failure', async () => {
    const { api, open } = await renderPage([welcome])
    api.disconnects(listNotifications)
    await open()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Your notifications did not load/)
    api.returns(listNotifications, [welcome])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(row('Welcome to Skynn')).toBeVisible()
  })

  test('sends a visitor to sign in', async () => {
    const { api, open } = await renderPage([welcome], false)
    await open()
    await expect.element(page.getByTestId('where')).toHaveTextContent('/auth')
    expect(api.calls()).toEqual([])
  })
})
