import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, findBrowser } from '#tools/browser.mjs'
import { kilobytes } from '../figures.ts'
import { type Findings, missedOf, table, type Target, targetTable } from '../report.ts'
import type { Say } from '../run.ts'
import { pages, type Site, withSite } from '../site.ts'

/** What came over the wire for one address, headers included, as the browser counted it. */
type Transfer = { name: string; kind: string; bytes: number }

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch', 'Other'] as const
const words: Record<(typeof kinds)[number], string> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'Fonts',
  Image: 'Pictures',
  Fetch: 'Answers of the API',
  Other: 'Other',
}
const LARGEST = 8

const kindOf = (type: string): string =>
  type === 'XHR' ? 'Fetch' : kinds.some((kind) => kind === type) ? type : 'Other'

/** The file a bundle was made from: the hash in its name says nothing. */
const nameOf = (url: string): string => new URL(url).pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** Opens a page on a phone that has never been here, touches it, and waits until it asks for nothing more. */
const firstLoad = async (browser: Browser, url: string): Promise<Transfer[]> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-ZA',
  })
  const page = await context.newPage()
  const browserSays = await context.newCDPSession(page)
  const asked = new Map<string, { url: string; kind: string }>()
  const transfers: Transfer[] = []
  browserSays.on('Network.responseReceived', ({ requestId, response, type }) =>
    asked.set(requestId, { url: response.url, kind: kindOf(type) }),
  )
  browserSays.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request?.url.startsWith('http'))
      transfers.push({ name: nameOf(request.url), kind: request.kind, bytes: encodedDataLength })
  })
  await browserSays.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  // Scripts start with the first touch (decision 43): here between the parts of the page, where it has no meaning of its own.
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

const atMost = (name: string, bytes: number, wanted: number): Target => ({
  name,
  figure: `${kilobytes(bytes)} KB`,
  target: `at most ${wanted} KB`,
  met: bytes <= wanted * 1000,
})

const measure = async (browser: Browser, site: Site): Promise<Findings> => {
  // Twice: the first visit makes the server compress what it keeps as well as it can.
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
    atMost('Whole first load of an article', sum(article), 260),
  ]
  const largest = (transfers: Transfer[]) =>
    transfers
      .toSorted((one, other) => other.bytes - one.bytes)
      .slice(0, LARGEST)
      .map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
      .join(', ')
  return {
    text: [
      'What a phone of 360 by 740 points that was never here loads until it asks for nothing more, touched and not scrolled; as it came over the wire',
      '(brotli where it helps), headers included, 1 KB = 1000 bytes.',
      '',
      targetTable(targets),
      '',
      table(
        ['', 'Home', 'An article'],
        [
          ...kinds.map((kind) => [words[kind], cell(home, kind), cell(article, kind)]),
          ['Together', cell(home), cell(article)],
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

/** The bytes of the first load of home and of an article, in a real Chromium. */
export const measureBytes = async (say: Say, port: number): Promise<Findings> => {
  const found = await findBrowser()
  if (!found) return { text: 'Not measured: there is no Chromium on this machine.', missed: ['no Chromium'] }
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
