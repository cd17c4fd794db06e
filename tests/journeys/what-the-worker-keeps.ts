import type { Page } from '@playwright/test'
import { join, rememberIn } from './pieces/member.ts'
import { expect, journey } from './pieces/reading.ts'

const ARTICLE = '/articles/dark-spots-and-tinted-sunscreen'

journey.use({ allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/], serviceWorkers: 'allow' })

/** The paths in the worker's caches of this content. */
const kept = (page: Page, content: 'pages' | 'data' | 'pictures'): Promise<string[]> =>
  page.evaluate(async (suffix) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(`-${suffix}`))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  }, content)

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

journey(
  'a member leaves nothing behind: no personal page or response is kept, and logging out removes the rest',
  async ({ page, request, baseURL }) => {
    const { token } = await join(request, baseURL ?? '')
    await rememberIn(page, token)
    await page.goto(`${ARTICLE}?utm_source=mail&token=secret`)
    await controlled(page)
    await expect.poll(() => kept(page, 'pages')).toEqual([ARTICLE])
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/articles')
    await expect.poll(() => kept(page, 'pages')).toEqual([ARTICLE, '/articles'])
    await expect.poll(async () => (await kept(page, 'pictures')).length).toBeGreaterThan(0)
    expect(await kept(page, 'data')).toEqual([])

    await page
      .getByRole('banner')
      .getByRole('button', { name: /account|menu/i })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByText("You're logged out")).toBeVisible()
    await expect.poll(async () => [...(await kept(page, 'pages')), ...(await kept(page, 'pictures'))]).toEqual([])
  },
)

journey('offline, a picture that was never loaded is a drawn placeholder', async ({ page, context }) => {
  await page.goto('/')
  await controlled(page)
  await context.setOffline(true)
  const size = await page.evaluate(async () => {
    const image = new Image()
    image.src = '/art/card/aloe/auto/never-loaded.svg'
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([400, 300])
})

journey('a new version waits until it is applied, and then reloads the page once', async ({ page, context }) => {
  await page.goto('/')
  await controlled(page)
  await context.route('**/sw.js', async (route) => {
    console.log('routed')
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n// a newer build` })
  })
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.evaluate(() => {
    window.addEventListener('skynn:update-ready', (event) => Reflect.set(window, 'update', event))
    return navigator.serviceWorker.getRegistration().then((registration) => registration?.update())
  })
  await page.waitForFunction(() => Reflect.has(window, 'update'))
  expect(loads, 'nothing reloads by itself').toEqual([])
  await page.evaluate(() => (Reflect.get(window, 'update') as CustomEvent<{ apply: () => void }>).detail.apply())
  await expect.poll(() => loads.length).toBe(1)
  await page.waitForTimeout(500)
  expect(loads).toHaveLength(1)
})
