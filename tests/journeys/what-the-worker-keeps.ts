import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
    await expect(page.getByText("You're logged out", { exact: true })).toBeVisible()
    await expect.poll(async () => [...(await kept(page, 'pages')), ...(await kept(page, 'pictures'))]).toEqual([])
  },
)

journey(
  'the public reads of a visitor are kept, so links within the app work after an offline reload',
  async ({ page, context }) => {
    await page.goto('/')
    await controlled(page)
    const openGuides = () => page.getByRole('main').getByRole('link', { name: 'All guides' }).click()
    const guides = page.getByRole('heading', { level: 1, name: 'Skincare guides' })
    await openGuides()
    await expect(guides).toBeVisible()
    await expect.poll(async () => (await kept(page, 'data')).length).toBeGreaterThan(0)
    await context.setOffline(true)
    await page.goto('/')
    await openGuides()
    await expect(guides).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
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

/** The same site at another origin, where each request for the worker returns a newer build. */
const siteWithUpdates = async (origin: string): Promise<{ origin: string; close: () => void }> => {
  let build = 0
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '/' } = request
      const answer = await fetch(origin + url)
      const body = Buffer.from(await answer.arrayBuffer())
      const headers = ['content-type', 'cache-control', 'content-security-policy', 'service-worker-allowed']
      response.writeHead(
        answer.status,
        headers.flatMap((name) => (answer.headers.has(name) ? [name, answer.headers.get(name) ?? ''] : [])),
      )
      response.end(url === '/sw.js' ? `${body.toString()}\n// build ${(build += 1)}` : body)
    })()
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

journey('a new version waits until it is applied, and then reloads the page once', async ({ page, baseURL }) => {
  const site = await siteWithUpdates(baseURL ?? '')
  await page.goto(site.origin)
  await controlled(page)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.evaluate(async () => {
    window.addEventListener('skynn:update-ready', (event) => Reflect.set(window, 'update', event))
    await (await navigator.serviceWorker.ready).update()
  })
  await page.waitForFunction(() => Reflect.has(window, 'update'))
  expect(loads, 'nothing reloads by itself').toEqual([])
  await page.evaluate(() => (Reflect.get(window, 'update') as CustomEvent<() => void>).detail())
  await expect.poll(() => loads.length).toBe(1)
  await page.waitForTimeout(500)
  expect(loads).toHaveLength(1)
  site.close()
})
