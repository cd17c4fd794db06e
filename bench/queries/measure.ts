import pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { openServer } from '#server/db/postgres.ts'
import { silent } from '#server/log.ts'
import { findPostgres, startPostgres } from '#tools/postgres.mjs'
import { digits, median, quantile } from '../figures.ts'
import type { Findings } from '../report.ts'
import { table } from '../report.ts'
import { fillLibrary } from './library.ts'
import { type Question, questions } from './questions.ts'
import { drawSample, type Sample } from './sample.ts'

/** Writing two hundred thousand articles takes two to three minutes, a million a quarter of an hour. */
const sizes = [100, 10_000, 200_000] as const
const MAX_RATIO = 2
const WARM_UP = 30
const RUNS = 200
/** Slow queries run less often: the time limit for one size, milliseconds. */
const MOST_TIME = 4000
const FEWEST_RUNS = 15

type Library = { size: number; database: Database; sample: Sample }
type Cost = { median: number; p95: number; rows: number }

const written = (size: number) => size.toLocaleString('en').replaceAll(',', ' ')

const openLibrary = async (server: string, size: number, say: (line: string) => void): Promise<Library> => {
  const url = new URL(server)
  const administrator = new pg.Client({ connectionString: server })
  await administrator.connect()
  await administrator.query(`create database library_${size}`)
  await administrator.end()
  url.pathname = `/library_${size}`
  const database = await openServer(url.href, silent)
  await fillLibrary(url.href, size, (progress) => {
    if (size > 10_000) say(`  ${progress}`)
  })
  return { size, database, sample: await drawSample(url.href) }
}

/** Queries all libraries in turn, so that other load on the machine affects all of them. */
const compare = async (question: Question, libraries: readonly Library[]): Promise<Cost[]> => {
  const times = libraries.map((): number[] => [])
  const rows = libraries.map((): number[] => [])
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    for (const [at, { database, sample }] of libraries.entries()) {
      const spent = (times[at] ?? []).reduce((sum, time) => sum + time, 0)
      if (run >= FEWEST_RUNS && spent > MOST_TIME) continue
      const start = performance.now()
      const found = await question.ask(database, sample)
      if (run < 0) continue
      times[at]?.push(performance.now() - start)
      rows[at]?.push(found)
    }
  }
  return times.map((list, at) => ({ median: median(list), p95: quantile(list, 0.95), rows: median(rows[at] ?? []) }))
}

/** Measures how the cost of the product's list and article queries grows with the library, on a temporary PostgreSQL server. */
export const measureQueries = async (say: (line: string) => void): Promise<Findings> => {
  const found = findPostgres()
  if (found.bin === undefined) return { text: `Not measured: ${found.why}.`, missed: [] }
  const postgres = await startPostgres()
  const libraries: Library[] = []
  try {
    for (const size of sizes) {
      say(`Queries: writing ${written(size)} articles`)
      libraries.push(await openLibrary(postgres.url, size, say))
    }
    const lines: string[][] = []
    const missed: string[] = []
    for (const [done, question] of questions.entries()) {
      if (done % 5 === 0) say(`Queries: ${done} of ${questions.length} measured`)
      const costs = await compare(question, libraries)
      const [first, last] = [costs[0]?.median ?? 0, costs.at(-1)?.median ?? 0]
      const ratio = last / first
      lines.push([
        question.name,
        ...costs.map((cost) => `${digits(cost.median)} · ${digits(cost.p95)}`),
        costs.map((cost) => cost.rows).join(' · '),
        ratio.toFixed(2),
        ratio <= MAX_RATIO ? 'met' : '**missed**',
      ])
      const why = question.grows ? `: ${question.grows}` : ''
      if (ratio > MAX_RATIO)
        missed.push(`${question.name}: ${ratio.toFixed(2)} times (target: at most ${MAX_RATIO})${why}`)
    }
    const head = ['Query', ...sizes.map((size) => `${written(size)} articles`), 'rows', 'ratio', `at most ${MAX_RATIO}`]
    return {
      text: [
        `PostgreSQL ${postgres.version} with default settings, warm. The queries of server/features/articles, including the round trip`,
        'through the driver; a page is 12 rows and one more. Median · 95th percentile in milliseconds of up to 200 runs, each with another',
        `article, tag, cursor or member; the ratio compares the medians at ${written(sizes[2])} and ${written(sizes[0])} articles.`,
        'Rows: the number returned, per size.',
        '',
        table(head, lines),
      ].join('\n'),
      missed,
    }
  } finally {
    await Promise.all(libraries.map(({ database }) => database.close()))
    await postgres.stop()
  }
}
