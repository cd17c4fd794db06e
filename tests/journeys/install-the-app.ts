import { expect, journey } from './pieces/reading.ts'

type Icon = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = Record<string, unknown> & { icons: Icon[]; shortcuts: { name: string; url: string; icons: Icon[] }[] }

journey.use({ serviceWorkers: 'allow' })

journey('the browser can install the app', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#10b981')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Playwright's pages are private windows, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

journey(
  'the manifest has the specified colours, icons of the stated sizes and shortcuts to pages',
  async ({ request }) => {
    const manifest = (await (await request.get('/manifest.json')).json()) as Manifest
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/',
      display: 'standalone',
      short_name: 'Skynn',
      theme_color: '#10b981',
      background_color: '#000000',
    })
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      const icon = await request.get(src)
      const png = await icon.body()
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
      // The header of a PNG states its width and height.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
    expect(manifest.shortcuts.length).toBeGreaterThan(2)
    for (const { name, url } of manifest.shortcuts) expect((await request.get(url)).status(), name).toBe(200)
  },
)

journey(
  'the worker is checked for a new version every time, and may only control pages and fetch',
  async ({ request }) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = (await request.get('/sw.js', { headers: { 'accept-encoding': encoding } })).headers()
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'content-type': 'application/javascript; charset=utf-8',
      })
    }
    const page = await request.get('/')
    expect(page.headers()['content-security-policy']).toContain("worker-src 'self'")
  },
)
