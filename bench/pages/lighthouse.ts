import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '#tools/browser.mjs'
import { median } from '../figures.ts'
import { type Findings, missedOf, table, type Target, targetTable } from '../report.ts'
import type { Say } from '../run.ts'
import { pages, startQuietly, withSite } from '../site.ts'
import { startDebuggedBrowser } from './debugged-browser.ts'

const RUNS = 3
/** The score from which Lighthouse shows a timing in green. */
const GOOD_TIMING = 0.9
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const timings = {
  'largest-contentful-paint': { name: 'LCP', most: 1500, write: (value: number) => `${(value / 1000).toFixed(2)} s` },
  'cumulative-layout-shift': { name: 'CLS', most: 0.01, write: (value: number) => value.toFixed(3) },
  'total-blocking-time': { name: 'TBT', most: 100, write: (value: number) => `${Math.round(value)} ms` },
} as const
/** Reported without a target. */
const alsoShown = { 'first-contentful-paint': 'FCP', 'speed-index': 'Speed Index' } as const

const run = async (url: string, port: number): Promise<Result> => {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
  })
  if (outcome === undefined) throw new Error(`Lighthouse returned nothing for ${url}`)
  if (outcome.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${outcome.lhr.runtimeError.message}`)
  return outcome.lhr
}

const value = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN

const targetsOf = (name: string, results: readonly Result[]): Target[] => [
  ...Object.entries(categories).map(([category, least]): Target => {
    const score = Math.round(median(results.map((result) => result.categories[category]?.score ?? 0)) * 100)
    return { name: `${name}: ${category}`, figure: String(score), target: `at least ${least}`, met: score >= least }
  }),
  ...Object.entries(timings).map(([audit, timing]): Target => {
    const figure = median(results.map((result) => value(result, audit)))
    return {
      name: `${name}: ${timing.name}`,
      figure: timing.write(figure),
      target: `at most ${timing.write(timing.most)}`,
      met: figure <= timing.most,
    }
  }),
]

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
const failing = (result: Result): string[] =>
  Object.entries(result.categories).flatMap(([name, category]) =>
    category.auditRefs.flatMap(({ weight, id }) => {
      const audit = result.audits[id]
      const good = name === 'performance' ? GOOD_TIMING : 1
      return audit && weight > 0 && (audit.score ?? 1) < good ? [`${name}: ${messageOf(audit)}`] : []
    }),
  )

/** Unweighted audits that would save time or bytes. */
const opportunities = (result: Result): string[] =>
  Object.values(result.audits)
    .filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'metricSavings' && score !== null && score < GOOD_TIMING,
    )
    .map((audit) => `opportunity: ${messageOf(audit)}`)

const measurePage = async (name: string, url: string, port: number, say: Say) => {
  const results: Result[] = []
  for (let at = 1; at <= RUNS; at += 1) {
    say(`Lighthouse: ${name}, ${at} of ${RUNS}`)
    results.push(await run(url, port))
  }
  const last = results.at(-1)
  return {
    name,
    results,
    targets: targetsOf(name, results),
    notes: last ? [...failing(last), ...opportunities(last)] : [],
  }
}

/** Runs Lighthouse with its default phone settings (simulated slow 4G, CPU throttled four times); the median of three runs. */
export const measureLighthouse = async (say: Say, port: number): Promise<Findings> => {
  const found = await findBrowser()
  if (!found) return { text: 'Not measured: Chromium is not installed.', missed: ['no Chromium'] }
  const browser = await startDebuggedBrowser(found.path)
  try {
    return await withSite(port, async (site) => {
      await startQuietly(site)
      const measured = []
      for (const [name, path] of Object.entries(pages)) {
        await fetch(`${site.origin}${path}`)
        measured.push(await measurePage(name, `${site.origin}${path}`, browser.port, say))
      }
      const targets = measured.flatMap((page) => page.targets)
      const also = measured.map(({ name, results }) => [
        name,
        ...Object.keys(alsoShown).map(
          (audit) => `${(median(results.map((result) => value(result, audit))) / 1000).toFixed(2)} s`,
        ),
      ])
      const benchmark = median(
        measured.flatMap(({ results }) => results.map((result) => result.environment.benchmarkIndex)),
      )
      return {
        text: [
          [
            `Lighthouse ${measured[0]?.results[0]?.lighthouseVersion}, ${found.version}; its default phone settings, simulated throttling,`,
            `median of ${RUNS} runs. The machine's benchmark index was ${Math.round(benchmark)}.`,
          ].join('\n'),
          targetTable(targets),
          table(['Page', ...Object.values(alsoShown)], also),
          ...measured
            .filter(({ notes }) => notes.length > 0)
            .map(
              ({ name, notes }) => `Audits to improve on ${name}:\n\n${notes.map((note) => `- ${note}`).join('\n')}`,
            ),
        ].join('\n\n'),
        missed: missedOf(targets),
      }
    })
  } finally {
    await browser.stop()
  }
}
