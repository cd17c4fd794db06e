import type { Page } from '@playwright/test'
import { join, rememberIn } from './pieces/member.ts'
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
