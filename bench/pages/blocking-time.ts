import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findBrowser } from '#tools/browser.mjs'
import { median } from '../figures.ts'
import { type Findings, table } from '../report.ts'
import type { Say } from '../run.ts'
import { pages, startQuietly, withSite } from '../site.ts'

const RUNS = 5
/** The CPU slowdown for a mid-range phone, as in Lighthouse. */
const SLOWER = 4
/** Milliseconds after which the work caused by a load or a touch is done. */
const WINDOW = 2500
/** The part of a task beyond this blocks a tap, milliseconds. */
const LONG = 50

/** The time by which long tasks exceeded 50 ms since the last call. */
const blockingTime = (page: Page): Promise<number> =>
  page.evaluate((long) => {
    const tasks = Reflect.get(window, 'longTasks') as { duration: number }[]
    return tasks.splice(0).reduce((sum, { duration }) => sum + duration - long, 0)
  }, LONG)

/** One visit: until 2.5 s after the load event, and from the first touch until 2.5 s after it. */
const visit = async (browser: Browser, url: string): Promise<{ load: number; touch: number }> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = []
    Reflect.set(window, 'longTasks', tasks)
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WINDOW)
  const load = await blockingTime(page)
  // On empty space, where a tap has no other effect.
  await page.touchscreen.tap(2, 400)
  await page.waitForTimeout(WINDOW)
  const touch = await blockingTime(page)
  await context.close()
  return { load, touch }
}

/** Measures how long pages block a tap (total blocking time): while they load, and after the first touch starts their scripts. */
export const measureBlockingTime = async (say: Say, port: number): Promise<Findings> => {
  const found = await findBrowser()
  if (!found) return { text: 'Not measured: Chromium is not installed.', missed: ['no Chromium'] }
  const browser = await chromium.launch({ args: chromiumArgs, executablePath: found.path })
  try {
    return await withSite(port, async (site) => {
      await startQuietly(site)
      const rows: string[][] = []
      for (const [name, path] of Object.entries(pages)) {
        say(`Blocking time: ${name}`)
        await visit(browser, `${site.origin}${path}`)
        const visits: { load: number; touch: number }[] = []
        for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, `${site.origin}${path}`))
        const middle = (part: 'load' | 'touch') => `${Math.round(median(visits.map((each) => each[part])))} ms`
        rows.push([name, middle('load'), middle('touch')])
      }
      return {
        text: [
          `${found.version}, 360 by 740 points, CPU throttled ${SLOWER} times, median of ${RUNS}: the time by which tasks exceed ${LONG} ms. Scripts start`,
          'with the first touch (decision 43), so the second column is the cost of hydration.',
          '',
          table(
            ['Page', `until ${WINDOW / 1000} s after the load`, `in the ${WINDOW / 1000} s from the first touch`],
            rows,
          ),
        ].join('\n'),
        missed: [],
      }
    })
  } finally {
    await browser.close()
  }
}
