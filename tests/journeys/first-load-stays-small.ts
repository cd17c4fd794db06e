import { expect, journey, untilHydrated } from './pieces/reading.ts'

journey.use({ hydrates: false })

const KB = 1024
/** Bytes: of scripts once the page is used, and of everything for a visitor who only reads. */
const limits = [
  { path: '/', scripts: 150 * KB, read: Number.POSITIVE_INFINITY },
  { path: '/sponsored-offers', scripts: 150 * KB, read: Number.POSITIVE_INFINITY },
  { path: '/brands/skoon', scripts: 150 * KB, read: Number.POSITIVE_INFINITY },
  { path: '/search?q=sunscreen', scripts: 150 * KB, read: 125 * KB },
  { path: '/articles/dark-spots-and-tinted-sunscreen', scripts: 140 * KB, read: 125 * KB },
  { path: '/skin-quiz', scripts: 160 * KB, read: 125 * KB },
  { path: '/ingredients/check', scripts: 160 * KB, read: 125 * KB },
  { path: '/routines', scripts: 160 * KB, read: 150 * KB },
  { path: '/chatbot', scripts: 150 * KB, read: 125 * KB },
  { path: '/product-recommendations', scripts: 145 * KB, read: 150 * KB },
]

/** The code of the overlays loads three seconds after the start (web/shell/overlays/overlays.tsx): on a slow machine while this measures. */
const isLater = (url: string) => /\/(?:overlay-host|consent|consent-panel|checkbox)-[^/]+\.js$/.test(url)

for (const { path, scripts, read } of limits) {
  journey(`the first load of ${path} stays within its byte limits`, async ({ page, browserName }) => {
    journey.skip(browserName !== 'chromium', 'transfer sizes come from the DevTools protocol')
    await page.setViewportSize({ width: 360, height: 740 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const bytes: Record<string, number> = {}
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      types.set(requestId, isLater(response.url) ? 'Later' : type),
    )
    session.on('Network.loadingFinished', (event) => {
      const type = types.get(event.requestId) ?? 'Other'
      bytes[type] = (bytes[type] ?? 0) + event.encodedDataLength
    })
    const total = () => Object.values(bytes).reduce((sum, part) => sum + part, 0)
    await page.goto(path, { waitUntil: 'networkidle' })
    const onlyRead = total()
    expect(bytes.Script ?? 0, 'reading needs no scripts').toBe(0)
    expect(onlyRead).toBeLessThanOrEqual(read)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    journey
      .info()
      .annotations.push({ type: 'bytes', description: JSON.stringify({ ...bytes, onlyRead, total: total() }) })
    expect(bytes.Script ?? 0, 'scripts were measured').toBeGreaterThan(10 * KB)
    expect(bytes.Script ?? 0).toBeLessThanOrEqual(scripts)
  })
}
