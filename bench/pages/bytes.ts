import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, findBrowser } from '#tools/browser.mjs'
import { kilobytes } from '../figures.ts'
import { type Findings, missedOf, table, type Target, targetTable } from '../report.ts'
import type { Say } from '../run.ts'
import { pages, type Site, withSite } from '../site.ts'

/** The transferred bytes of one URL, headers included, as counted by the browser. */
type Transfer = { name: string; kind: string; bytes: number }

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch', 'Other'] as const
const labels: Record<(typeof kinds)[number], string> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'Fonts',
  Image: 'Images',
  Fetch: 'API responses',
  Other: 'Other',
}
const LARGEST = 8

const kindOf = (type: string): string =>
  type === 'XHR' ? 'Fetch' : kinds.some((kind) => kind === type) ? type : 'Other'

/** The path of a URL without the hash in its file name. */
const nameOf = (url: string): string => new URL(url).pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** Opens a page on a phone with an empty cache, touches it, and waits until the network is idle. */
const firstLoad = async (browser: Browser, url: string): Promise<Transfer[]> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-ZA',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const requests = new Map<string, { url: string; kind: string }>()
  const transfers: Transfer[] = []
  devtools.on('Network.responseReceived', ({ requestId, response, type }) =>
    requests.set(requestId, { url: response.url, kind: kindOf(type) }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request?.url.startsWith('http'))
      transfers.push({ name: nameOf(request.url), kind: request.kind, bytes: encodedDataLength })
  })
  await devtools.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  // Scripts start with the first touch (decision 43): here on empty space, where it has no other effect.
  await page.touchscreen.tap(2, 400)
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
  await context.close()
  return transfers
}

const sum = (transfers: readonly Transfer[], kind?: string) =>
  transfers
    .filter((transfer) => kind === undefined || transfer.kind === kind)
    .reduce((bytes, transfer) => bytes + transfer.bytes, 0)

const atMost = (name: string, bytes: number, most: number): Target => ({
  name,
  figure: `${kilobytes(bytes)} KB`,
  target: `at most ${most} KB`,
  met: bytes <= most * 1000,
})

const measure = async (browser: Browser, site: Site): Promise<Findings> => {
  // A first visit makes the server recompress its cached responses at the highest level.
  for (const path of [pages.home, pages.article]) await firstLoad(browser, `${site.origin}${path}`)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const home = await firstLoad(browser, `${site.origin}${pages.home}`)
  const article = await firstLoad(browser, `${site.origin}${pages.article}`)
  const cell = (transfers: Transfer[], kind?: string) => {
    const count = transfers.filter((transfer) => kind === undefined || transfer.kind === kind).length
    return `${kilobytes(sum(transfers, kind))} KB in ${count}`
  }
  const targets = [
    atMost('JavaScript of home', sum(home, 'Script'), 150),
    atMost('JavaScript of an article', sum(article, 'Script'), 140),
    atMost('Total first load of an article', sum(article), 260),
  ]
  const largest = (transfers: Transfer[]) =>
    transfers
      .toSorted((one, other) => other.bytes - one.bytes)
      .slice(0, LARGEST)
      .map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
      .join(', ')
  return {
    text: [
      'The first load on a phone of 360 by 740 points until the network is idle, touched but not scrolled; transferred bytes',
      '(Brotli where it helps), headers included, 1 KB = 1000 bytes.',
      '',
      targetTable(targets),
      '',
      table(
        ['', 'Home', 'An article'],
        [
          ...kinds.map((kind) => [labels[kind], cell(home, kind), cell(article, kind)]),
          ['Total', cell(home), cell(article)],
        ],
      ),
      '',
      `Largest, home: ${largest(home)}.`,
      '',
      `Largest, article: ${largest(article)}.`,
    ].join('\n'),
    missed: missedOf(targets),
  }
}

/** Measures the bytes of the first load of the home page and of an article, in a real Chromium. */
export const measureBytes = async (say: Say, port: number): Promise<Findings> => {
  const found = await findBrowser()
  if (!found) return { text: 'Not measured: Chromium is not installed.', missed: ['no Chromium'] }
  say(`Bytes: loading pages in ${found.version}`)
  const browser = await chromium.launch({ args: chromiumArgs, executablePath: found.path })
  try {
    return await withSite(port, async (site) => {
      await site.start()
      return measure(browser, site)
    })
  } finally {
    await browser.close()
  }
}
