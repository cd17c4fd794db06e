import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, type Load, type Outcome, p99, send } from '#tools/drill/load.ts'
import { findPostgres, startPostgres } from '#tools/postgres.mjs'
import { pinnedNode } from '#tools/setup/project.mjs'
import { digits } from './figures.ts'
import { member, memberWithReadingList } from './load/member.ts'
import { type Findings, missedOf, type Target, targetTable } from './report.ts'
import type { Say } from './run.ts'
import { pages, startQuietly, withSite } from './site.ts'

const SECONDS = 8
const [CONCURRENT, IN_FLIGHT] = [10, 200]
/** Milliseconds. */
const [LOGIN_P99_WITHIN, PAGE_P99_WITHIN] = [400, 50]
const PROBE_EVERY = 20

const login: Call = {
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(member),
  expected: 200,
}
const page: Call = { method: 'GET', path: pages.home, headers: { 'accept-encoding': 'br' }, expected: 200 }

/** Sends logins from a process of its own. */
const generate = async (load: Load): Promise<Outcome> => {
  const script = fileURLToPath(new URL('../tools/drill/load.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(pinnedNode, [script, JSON.stringify(load)])
  return JSON.parse(stdout) as Outcome
}

/** The p99 of a cached page while `work` runs, milliseconds; a failure counts as ten seconds. */
const pageDuring = async (origin: string, work: Promise<unknown>): Promise<number> => {
  const times: number[] = []
  let finished = false
  void work.finally(() => (finished = true))
  while (!finished) {
    const { status, milliseconds } = await send({ origin, call: page }, '')
    times.push(status === 200 ? milliseconds : 10_000)
    await pause(PROBE_EVERY)
  }
  return p99(times)
}

const within = (name: string, milliseconds: number, limit: number): Target => ({
  name,
  figure: `${digits(milliseconds)} ms`,
  target: `less than ${limit} ms`,
  met: milliseconds < limit,
})

/** Measures logins with the right password, and a cached page while very many of them are in flight. */
export const measureLogins = async (say: Say, port: number): Promise<Findings> => {
  const postgres = findPostgres().bin === undefined ? undefined : await startPostgres()
  try {
    return await withSite(
      port,
      async (site) => {
        await startQuietly(site)
        const { origin } = site
        await memberWithReadingList(origin)
        await generate({ origin, call: login, seconds: 3, connections: CONCURRENT })
        say(`Logins: ${CONCURRENT} at a time`)
        const few = await generate({ origin, call: login, seconds: SECONDS, connections: CONCURRENT })
        say(`Logins: ${IN_FLIGHT} at a time`)
        const alone = await pageDuring(origin, pause(SECONDS * 1000))
        const many = generate({ origin, call: login, seconds: SECONDS, connections: IN_FLIGHT, retryAfter: 1 })
        const beside = await pageDuring(origin, many)
        const { goodput, refused, servedP99 } = await many
        const targets = [
          within(`Login, ${CONCURRENT} at a time, p99`, few.servedP99, LOGIN_P99_WITHIN),
          within(`Cached page while ${IN_FLIGHT} logins are in flight, p99`, beside, PAGE_P99_WITHIN),
        ]
        return {
          text: [
            targetTable(targets),
            `${digits(few.goodput)} logins a second at ${CONCURRENT} at a time, ${few.refused} refused. At ${IN_FLIGHT} at a time ${digits(goodput)} a second are served (p99 ${digits(servedP99)} ms) ` +
              `and ${refused} refused with 503 and Retry-After. The same page without logins has a p99 of ${digits(alone)} ms. Server, load and ${postgres ? 'PostgreSQL' : 'database'} share the machine.`,
          ].join('\n\n'),
          missed: missedOf(targets),
        }
      },
      postgres && { DATABASE_URL: postgres.url },
    )
  } finally {
    await postgres?.stop()
  }
}
