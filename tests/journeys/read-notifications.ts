import type { Page } from '@playwright/test'
import { join, PASSWORD, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

journey(
  'a new member finds the welcome under the bell, and reading it on one page clears the count on another',
  async ({ page, context, request, baseURL }) => {
    const { token } = await join(request, baseURL ?? '')
    const other = await context.newPage()
    await rememberIn(page, token)
    await rememberIn(other, token)
    // The stream opens two seconds after the page has loaded.
    const streaming = other.waitForResponse('**/api/notifications/live')
    await other.goto('/')
    await expect(bell(other, 'Notifications, 1 unread')).toBeVisible()
    expect((await streaming).status()).toBe(200)

    await page.goto('/')
    await bell(page, 'Notifications, 1 unread').click()
    const welcome = page.getByRole('region', { name: 'Today' }).getByRole('listitem')
    await expect(welcome).toContainText('Unread: Welcome to Skynn')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(welcome).not.toContainText('Unread:')
    await expect(bell(other, 'Notifications')).toBeVisible()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(bell(other, 'Notifications, 1 unread')).toBeVisible()
    await welcome.getByRole('link').click()
    await expect(page).toHaveURL(/\/dashboard\?tab=profile$/)
    await expect(bell(other, 'Notifications')).toBeVisible()
    await expect(bell(page, 'Notifications')).toBeVisible()
  },
)

journey(
  'a member sees at once that somebody signed in on another device, and is led to the list of their devices',
  async ({ page, request, baseURL }) => {
    const { email, token } = await join(request, baseURL ?? '')
    await rememberIn(page, token)
    const streaming = page.waitForResponse('**/api/notifications/live')
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await streaming
    // Not `request`, which has the cookie of the member: the other device has none.
    const signedIn = await fetch(`${baseURL}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email, password: PASSWORD }),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/127.0',
      },
    })
    expect(signedIn.status).toBe(200)
    await expect(bell(page, 'Notifications, 2 unread')).toBeVisible()
    await page.getByRole('link', { name: 'New sign-in: Firefox on Windows' }).click()
    await expect(page).toHaveURL(/\/settings#sessions$/)
    await expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeInViewport({ ratio: 0.5 })
    await expect(bell(page, 'Notifications, 1 unread')).toBeVisible()
  },
)
