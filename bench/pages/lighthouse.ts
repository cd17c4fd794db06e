import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '#tools/browser.mjs'
import { median } from '../figures.ts'
import { type Findings, missedOf, table, type Target } from '../report.ts'
import type { Say } from '../run.ts'
import { type Site, startQuietly, withSite } from '../site.ts'
import { serveBarePage } from './bare-page.ts'
import { startDebuggedBrowser } from './debugged-browser.ts'
import { type MeasuredPage, measuredPages } from './measured-pages.ts'

/** A page that misses a target is measured this many times; the median counts. */
const RUNS = 3
/** The score from which Lighthouse shows a timing in green. */
const GOOD_TIMING = 0.9
/** Below this benchmark index the machine is too slow or busy for absolute timings, so the performance is compared with a bare page. */
const STEADY_MACHINE = 2500
const PERFORMANCE = 98
const categories = { accessibility: 'Accessibility', 'best-practices': 'Best practices', seo: 'SEO' } as const
const timings = {
  'largest-contentful-paint': { name: 'LCP', most: 1500, write: (value: number) => `${(value / 1000).toFixed(2)} s` },
  'cumulative-layout-shift': { name: 'CLS', most: 0.01, write: (value: number) => value.toFixed(3) },
  'total-blocking-time': { name: 'TBT', most: 100, write: (value: number) => `${Math.round(value)} ms` },
} as const

/** Attempts at a run, because the browser of a busy machine sometimes records no trace. */
const ATTEMPTS = 3

const run = async (url: string, port: number, attempt = 1): Promise<Result> => {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', ...Object.keys(categories)],
  })
  if (outcome === undefined) throw new Error(`Lighthouse returned nothing for ${url}`)
  const { runtimeError } = outcome.lhr
  if (runtimeError === undefined) return outcome.lhr
  if (attempt < ATTEMPTS) return run(url, port, attempt + 1)
  throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`)
}

const value = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN

const indexOf = (results: readonly Result[]) => median(results.map(({ environment }) => environment.benchmarkIndex))

const scoreOf = (results: readonly Result[], category: string): number =>
  Math.round(median(results.map((result) => result.categories[category]?.score ?? 0)) * 100)

/** @param bare the performance of the bare page */
const targetsOf = ({ path, noindex }: MeasuredPage, results: readonly Result[], bare: number): Target[] => {
  const steady = indexOf(results) >= STEADY_MACHINE
  const performance = scoreOf(results, 'performance')
  const behind = Math.max(0, bare - performance)
  return [
    {
      name: `${path}: performance`,
      figure: steady ? String(performance) : `${behind} behind the bare page`,
      target: steady ? `at least ${PERFORMANCE}` : `at most ${100 - PERFORMANCE}`,
      met: steady ? performance >= PERFORMANCE : behind <= 100 - PERFORMANCE,
    },
    ...Object.entries(categories)
      .filter(([category]) => !(noindex && category === 'seo'))
      .map(([category, name]) => {
        const score = scoreOf(results, category)
        return { name: `${path}: ${name}`, figure: String(score), target: '100', met: score === 100 }
      }),
    ...Object.entries(timings)
      .filter(() => steady)
      .map(([audit, timing]) => {
        const figure = median(results.map((result) => value(result, audit)))
        return {
          name: `${path}: ${timing.name}`,
          figure: timing.write(figure),
          target: `at most ${timing.write(timing.most)}`,
          met: figure <= timing.most,
        }
      }),
  ]
}

const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('|', '/')
    .replaceAll(/\s+/g, ' ')

/** The elements or URLs that an audit reports, if any. */
const reportedItems = (details: unknown): string => {
  const items = (details as { items?: Record<string, unknown>[] } | undefined)?.items ?? []
  const names = items.map((item) => {
    const node = item.node as { selector?: string } | undefined
    return node?.selector ?? (typeof item.url === 'string' ? new URL(item.url, 'http://page').pathname : undefined)
  })
  return [...new Set(names.filter((name) => name !== undefined))].slice(0, 4).join(', ')
}

const messageOf = (audit: Result['audits'][string]): string => {
  const items = reportedItems(audit.details)
  return `${plain(audit.title)}${audit.displayValue ? ` (${audit.displayValue})` : ''}${items && `: ${items}`}`
}

/** The weighted audits that are not perfect in the last run, with their messages. */
const failing = (result: Result, noindex: boolean): string[] =>
  Object.entries(result.categories).flatMap(([name, category]) =>
    category.auditRefs.flatMap(({ weight, id }) => {
      const audit = result.audits[id]
      const good = name === 'performance' ? GOOD_TIMING : 1
      const expected = noindex && id === 'is-crawlable'
      return audit && !expected && weight > 0 && (audit.score ?? 1) < good ? [`${name}: ${messageOf(audit)}`] : []
    }),
  )

/** Unweighted audits that would save time or bytes. */
const opportunities = (result: Result): string[] =>
  Object.values(result.audits)
    .filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'metricSavings' && score !== null && score < GOOD_TIMING,
    )
    .map((audit) => `opportunity: ${messageOf(audit)}`)

const columns = [
  'Page',
  'Performance',
  ...Object.values(categories),
  ...Object.values(timings).map(({ name }) => name),
  'Index',
]

const rowOf = (name: string, results: readonly Result[], noindex: boolean): string[] => [
  name,
  String(scoreOf(results, 'performance')),
  ...Object.keys(categories).map((category) =>
    noindex && category === 'seo' ? 'noindex' : String(scoreOf(results, category)),
  ),
  ...Object.entries(timings).map(([audit, { write }]) => write(median(results.map((result) => value(result, audit))))),
  String(Math.round(indexOf(results))),
]

const measureSite = async (site: Site, browser: number, barePort: number, say: Say) => {
  const bare = await serveBarePage(barePort)
  const bareResults = [await run(bare.origin, browser)]
  const bareScore = () => scoreOf(bareResults, 'performance')
  const pages = await measuredPages(site)
  const measured: { page: MeasuredPage; results: Result[] }[] = []
  for (const [at, page] of pages.entries()) {
    const results: Result[] = []
    do {
      say(`Lighthouse: ${page.path}, ${at + 1} of ${pages.length}${results.length > 0 ? ', again' : ''}`)
      results.push(await run(`${site.origin}${page.path}`, browser))
    } while (results.length < RUNS && targetsOf(page, results, bareScore()).some(({ met }) => !met))
    measured.push({ page, results })
  }
  bareResults.push(await run(bare.origin, browser))
  bare.stop()
  return { measured, bareResults }
}

/** Runs Lighthouse on every public page with its default phone settings (simulated slow 4G, CPU throttled four times). */
export const measureLighthouse = async (say: Say, port: number): Promise<Findings> => {
  const found = await findBrowser()
  if (!found) return { text: 'Not measured: Chromium is not installed.', missed: ['no Chromium'] }
  const browser = await startDebuggedBrowser(found.path)
  try {
    return await withSite(port, async (site) => {
      await startQuietly(site)
      const { measured, bareResults } = await measureSite(site, browser.port, port + 1, say)
      const bare = scoreOf(bareResults, 'performance')
      const targets = measured.flatMap(({ page, results }) => targetsOf(page, results, bare))
      const index = indexOf([...bareResults, ...measured.flatMap(({ results }) => results)])
      const notes = measured.map(({ page, results }) => {
        const last = results.at(-1)
        return { path: page.path, lines: last ? [...failing(last, page.noindex), ...opportunities(last)] : [] }
      })
      return {
        text: [
          [
            `Lighthouse ${bareResults[0]?.lighthouseVersion}, ${found.version}; its default phone settings, simulated throttling. One run a page;`,
            `the median of ${RUNS} for a page whose first run misses a target. The machine's benchmark index was ${Math.round(index)}. From ${STEADY_MACHINE}`,
            `on, the targets are performance ${PERFORMANCE}, ${Object.values(timings)
              .map(({ name, most, write }) => `${name} ${write(most)}`)
              .join(
                ', ',
              )}; below it, a performance at most ${100 - PERFORMANCE} behind the bare page. All other scores: 100.`,
          ].join('\n'),
          table(columns, [
            rowOf('a bare page', bareResults, false),
            ...measured.map(({ page, results }) => rowOf(page.path, results, page.noindex)),
          ]),
          ...notes
            .filter(({ lines }) => lines.length > 0)
            .map(
              ({ path, lines }) => `Audits to improve on ${path}:\n\n${lines.map((line) => `- ${line}`).join('\n')}`,
            ),
        ].join('\n\n'),
        missed: missedOf(targets),
      }
    })
  } finally {
    await browser.stop()
  }
}
