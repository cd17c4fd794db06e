import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, startPostgres } from '#tools/postgres.mjs'
import { median, megabytes } from './figures.ts'
import { generator } from './load/generator.ts'
import { type Findings, missedOf, table, type Target, targetTable } from './report.ts'
import type { Say } from './run.ts'
import { pages, renderedEachTime, type Site, withSite } from './site.ts'

const RUNS = 3
/** Milliseconds. */
const [FIRST_START_WITHIN, SECOND_START_WITHIN] = [5000, 2500]
const AT_REST_ON_POSTGRES = 250
const LOAD_SECONDS = 3

/** The current resident memory of the server, bytes. */
const residentOf = (site: Site): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(site.pid())], { encoding: 'utf8' }).stdout) * 1024

const timeToHome = async (site: Site): Promise<number> => {
  const start = performance.now()
  await site.start(pages.home)
  return performance.now() - start
}

type Measured = { first: number; second: number; idle: number; loaded: number; settled: number }

const measureOnce = (port: number, settings: Record<string, string>): Promise<Measured> =>
  withSite(
    port,
    async (site) => {
      const first = await timeToHome(site)
      await site.stop()
      const second = await timeToHome(site)
      await pause(3000)
      const idle = residentOf(site)
      const { load } = generator()
      for (const path of [pages.home, pages.article, renderedEachTime(pages.articles), '/api/articles?limit=12']) {
        await load(`${site.origin}${path}`, {
          headers: { 'accept-encoding': 'br' },
          connections: 4,
          seconds: LOAD_SECONDS,
        })
      }
      const loaded = residentOf(site)
      await pause(10_000)
      return { first, second, idle, loaded, settled: residentOf(site) }
    },
    settings,
  )

/** The same with PostgreSQL instead of the embedded database, if it is installed. */
const measureOnPostgres = async (port: number): Promise<Measured | undefined> => {
  if (findPostgres().bin === undefined) return undefined
  const postgres = await startPostgres()
  try {
    return await measureOnce(port, { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const memory = (bytes: number) => `${megabytes(bytes)} MB`

/** Measures the time from process start to the first home page, with an empty and a filled data folder; memory at rest and after load. */
export const measureStart = async (say: Say, port: number): Promise<Findings> => {
  const runs: Measured[] = []
  for (let run = 1; run <= RUNS; run += 1) {
    say(`Start: ${run} of ${RUNS}`)
    runs.push(await measureOnce(port, {}))
  }
  say('Start: with PostgreSQL')
  const onPostgres = await measureOnPostgres(port)
  const middle = (name: keyof Measured) => median(runs.map((run) => run[name]))
  const within = (name: string, milliseconds: number, most: number): Target => ({
    name,
    figure: seconds(milliseconds),
    target: `under ${seconds(most)}`,
    met: milliseconds < most,
  })
  const targets: Target[] = [
    within('First start, embedded database', middle('first'), FIRST_START_WITHIN),
    within('Second start, embedded database', middle('second'), SECOND_START_WITHIN),
    ...(onPostgres
      ? [
          within('First start, PostgreSQL', onPostgres.first, FIRST_START_WITHIN),
          within('Second start, PostgreSQL', onPostgres.second, SECOND_START_WITHIN),
          {
            name: 'Memory at rest, PostgreSQL',
            figure: memory(onPostgres.idle),
            target: `at most ${AT_REST_ON_POSTGRES} MB`,
            met: onPostgres.idle <= AT_REST_ON_POSTGRES * 1e6,
          },
        ]
      : []),
  ]
  const row = (name: string, key: keyof Measured, write: (value: number) => string) => [
    name,
    write(middle(key)),
    onPostgres ? write(onPostgres[key]) : 'not installed',
  ]
  return {
    text: [
      `The production build, from process start to the first response with the home page; the median of ${RUNS} runs, one run with PostgreSQL.`,
      '',
      targetTable(targets),
      '',
      table(
        ['', 'embedded database', 'PostgreSQL'],
        [
          row('First start, on an empty database', 'first', seconds),
          row('Second start', 'second', seconds),
          row('Resident memory at rest', 'idle', memory),
          row(
            `… right after ${4 * LOAD_SECONDS} s of load, ${LOAD_SECONDS} of them rendering a page for every request`,
            'loaded',
            memory,
          ),
          row('… ten seconds later', 'settled', memory),
        ],
      ),
    ].join('\n'),
    missed: missedOf(targets),
  }
}
