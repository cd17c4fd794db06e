import { expect, journey } from './pieces/reading.ts'

const KB = 1024
const limits = [
  { path: '/', scripts: 150 * KB, all: Number.POSITIVE_INFINITY },
  { path: '/articles/dark-spots-and-tinted-sunscreen', scripts: 140 * KB, all: 260 * KB },
]

for (const { path, scripts, all } of limits) {
  journey(`the first load of ${path} stays within its bytes`, async ({ page, browserName }) => {
    journey.skip(browserName !== 'chromium', 'transfer sizes come from the DevTools protocol')
    await page.setViewportSize({ width: 360, height: 740 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const bytes: Record<string, number> = {}
    session.on('Network.responseReceived', (event) => types.set(event.requestId, event.type))
    session.on('Network.loadingFinished', (event) => {
      const type = types.get(event.requestId) ?? 'Other'
      bytes[type] = (bytes[type] ?? 0) + event.encodedDataLength
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const total = Object.values(bytes).reduce((sum, part) => sum + part, 0)
    journey.info().annotations.push({ type: 'bytes', description: JSON.stringify({ ...bytes, total }) })
    expect(bytes.Script ?? 0, 'scripts were measured').toBeGreaterThan(10 * KB)
    expect(bytes.Script ?? 0).toBeLessThanOrEqual(scripts)
    expect(total).toBeLessThanOrEqual(all)
  })
}
