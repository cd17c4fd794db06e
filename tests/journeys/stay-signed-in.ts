import type { Page } from '@playwright/test'
import { join } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

journey.use({ allowErrors: [/(401|503) |ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const account = (page: Page) => page.getByRole('button', { name: 'Your account' })
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' })
const outOfReach = (page: Page) => page.getByText('We could not reach Skynn.')

/** Signs a page in once; unlike a returning member's browser it forgets when it is told to. */
const signedIn = async (page: Page, token: string): Promise<void> => {
  await page.goto('/')
  await page.evaluate((kept) => localStorage.setItem('skynn.token', kept), token)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you')
  await expect(account(page)).toBeVisible()
}

const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('skynn.token'), localStorage.getItem('skynn.member')])

journey('a reload keeps the member, and nothing jumps while they are looked up', async ({ page, request, baseURL }) => {
  const { email, token } = await join(request, baseURL ?? '')
  await signedIn(page, token)
  // Letters that arrive late move lines a little on a slow machine; here only what the member's name moves counts.
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
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0)),
      path,
    ).toBeLessThan(0.01)
  }
  await expect(page.getByRole('main')).toContainText(email)
})

journey(
  'a fault of the server keeps the last known member and says so, until it answers again',
  async ({ page, request, baseURL }) => {
    const { email, token } = await join(request, baseURL ?? '')
    await signedIn(page, token)
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We cannot reach our records right now.' } }),
    )
    await page.reload()
    await expect(outOfReach(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    await account(page).click()
    await expect(page.getByRole('menu')).toContainText('These are your last saved details.')
    await page.keyboard.press('Escape')
    await page.unroute('**/api/auth/me')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(outOfReach(page)).toBeHidden()
    await expect(account(page)).toBeVisible()
  },
)

journey('a lost connection keeps the member, and says that it is lost', async ({ page, context, request, baseURL }) => {
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
})

journey('a session that was ended elsewhere signs out silently', async ({ page, request, baseURL }) => {
  const { token } = await join(request, baseURL ?? '')
  await signedIn(page, token)
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/')
  await expect(signIn(page)).toBeVisible()
  await expect(account(page)).toBeHidden()
  await expect(page.getByText('logged out')).toBeHidden()
  await expect.poll(() => kept(page)).toEqual([null, null])
})

journey('logging out clears what was kept, in every tab', async ({ page, context, request, baseURL }) => {
  const { token } = await join(request, baseURL ?? '')
  await signedIn(page, token)
  const other = await context.newPage()
  await other.goto('/')
  await expect(account(other)).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText("You're logged out", { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await expect.poll(() => kept(page)).toEqual([null, null])
  await expect(signIn(other)).toBeVisible()
  const answer = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})
