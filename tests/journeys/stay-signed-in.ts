import type { Page } from '@playwright/test'
import { join } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

journey.use({ allowErrors: [/(401|503) |ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const account = (page: Page) => page.getByRole('button', { name: 'Your account' })
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' })
const unreachable = (page: Page) => page.getByText('We could not reach Skynn.')

/** Signs a page in once; unlike with `rememberIn`, signing out removes the token for good. */
const signedIn = async (page: Page, token: string): Promise<void> => {
  await page.goto('/')
  await page.evaluate((stored) => localStorage.setItem('skynn.token', stored), token)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you')
  await expect(account(page)).toBeVisible()
}

const storedSession = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('skynn.token'), localStorage.getItem('skynn.member')])

journey(
  'a reload keeps the member signed in, without a layout shift during the lookup',
  async ({ page, request, baseURL }) => {
    const { email, token } = await join(request, baseURL ?? '')
    await signedIn(page, token)
    // Fonts that load late shift lines a little on a slow machine; only shifts from the member lookup count here.
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/dashboard']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(account(page)).toBeVisible()
      expect(
        await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
        ),
        path,
      ).toBeLessThan(0.01)
    }
    await expect(page.getByRole('main')).toContainText(email)
  },
)

journey(
  'during a server error the page keeps the last known member and says so, until the server responds again',
  async ({ page, request, baseURL }) => {
    const { email, token } = await join(request, baseURL ?? '')
    await signedIn(page, token)
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We cannot reach our records right now.' } }),
    )
    await page.reload()
    await expect(unreachable(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    await account(page).click()
    await expect(page.getByRole('menu')).toContainText('These are your last saved details.')
    await page.keyboard.press('Escape')
    await page.unroute('**/api/auth/me')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(unreachable(page)).toBeHidden()
    await expect(account(page)).toBeVisible()
  },
)

journey(
  'a lost connection keeps the member signed in, and the page shows that it is offline',
  async ({ page, context, request, baseURL }) => {
    const { email, token } = await join(request, baseURL ?? '')
    await signedIn(page, token)
    await context.setOffline(true)
    await expect(page.getByText("You're offline. Some features may not work until you reconnect.")).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    await expect(page.getByText("You're offline. Some features may not work until you reconnect.")).toBeHidden({
      timeout: 7_000,
    })
    await expect(page.getByRole('img', { name: "You're offline" })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('img', { name: "You're offline" })).toBeHidden()
    await expect(account(page)).toBeVisible()
  },
)

journey('a session that was ended elsewhere is signed out without a message', async ({ page, request, baseURL }) => {
  const { token } = await join(request, baseURL ?? '')
  await signedIn(page, token)
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/')
  await expect(signIn(page)).toBeVisible()
  await expect(account(page)).toBeHidden()
  await expect(page.getByText('logged out')).toBeHidden()
  await expect.poll(() => storedSession(page)).toEqual([null, null])
})

journey('logging out clears the stored session in every tab', async ({ page, context, request, baseURL }) => {
  const { token } = await join(request, baseURL ?? '')
  await signedIn(page, token)
  const other = await context.newPage()
  await other.goto('/')
  await expect(account(other)).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText("You're logged out", { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await expect.poll(() => storedSession(page)).toEqual([null, null])
  await expect(signIn(other)).toBeVisible()
  const response = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  expect(response.status()).toBe(401)
})
