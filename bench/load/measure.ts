import { setTimeout as pause } from 'node:timers/promises'
import { pin } from '#tools/drill/pin.ts'
import { findPostgres, startPostgres } from '#tools/postgres.mjs'
import { digits, median } from '../figures.ts'
import { type Findings, missedOf, table, type Target, targetTable } from '../report.ts'
import type { Say } from '../run.ts'
import { pages, renderedEachTime, startQuietly, withSite } from '../site.ts'
import { differenceOf, fetchRaw, type RawResponse } from './answer.ts'
import { type Figures, generator } from './generator.ts'
import { memberWithReadingList } from './member.ts'
import { type Baseline, nginxVersion, startBare, startNginx } from './yardsticks.ts'

const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 32
/** One process renders one page after the other: more connections only wait longer. */
const CONNECTIONS_TO_RENDER = 4
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const MIN_RATIO = { 'bare node:http': 0.6, nginx: 0.25 } as const
/** Requests per second. */
const RENDERED = 60
const OF_A_MEMBER = 450
const [SERVER_CORE, LOAD_CORE] = [0, 1]

/** `least` is the target in requests per second for an endpoint that queries the database each time, which has no baseline. */
type Scenario = { name: string; path: string; headers: Record<string, string>; document?: true; least?: number }
type Server = { name: string; origin: string }

const middle = (rounds: readonly Figures[]): Figures => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  answered: rounds.reduce((sum, round) => sum + round.answered, 0),
  failed: rounds.reduce((sum, round) => sum + round.failed, 0),
})

const row = (name: string, { perSecond, p50, p99, failed, answered }: Figures, ratio: string) => [
  name,
  digits(perSecond),
  digits(p50),
  digits(p99),
  failed === 0 ? 'none' : `${failed} of ${answered}`,
  ratio,
]

const columns = ['requests/s', 'p50 ms', 'p99 ms', 'failed']
const { name: generatorName, load } = generator()

/** Measures the servers in turn, in several rounds, so that other load on the machine affects all of them. */
const compare = async (scenario: Scenario, servers: readonly Server[]): Promise<Map<string, Figures>> => {
  const rounds = new Map(servers.map(({ name }): [string, Figures[]] => [name, []]))
  for (const { origin } of servers)
    await load(`${origin}${scenario.path}`, { headers: scenario.headers, connections: CONNECTIONS, seconds: 1 })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, origin } of servers) {
      rounds.get(name)?.push(
        await load(`${origin}${scenario.path}`, {
          headers: scenario.headers,
          connections: CONNECTIONS,
          seconds: SECONDS,
        }),
      )
    }
  }
  return new Map([...rounds].map(([name, figures]) => [name, middle(figures)]))
}

/** Measures a page that is rendered and compressed for every request; its API responses are cached. */
const uncached = async (origin: string, path: string): Promise<Figures> => {
  const rounds: Figures[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(
      await load(`${origin}${renderedEachTime(path)}`, {
        headers: AS_BROWSER,
        connections: CONNECTIONS_TO_RENDER,
        seconds: SECONDS,
      }),
    )
    await pause(1000)
  }
  return middle(rounds)
}

const startBaselines = async (port: number, responses: readonly RawResponse[], say: Say): Promise<Baseline[]> => {
  const baselines = [await startBare(port + 1, responses)]
  if (nginxVersion() === undefined) say('Requests: nginx is not installed, so it is left out of the comparison')
  else baselines.push(await startNginx(port + 2, responses))
  for (const { origin } of baselines) {
    for (const response of responses) {
      const difference = differenceOf(response, await fetchRaw(origin, response.path, AS_BROWSER))
      if (difference !== undefined) throw new Error(`The responses are not comparable. ${difference}`)
    }
  }
  return baselines
}

const perSecond = (name: string, figure: number, least: number): Target => ({
  name: `${name}, requests/s`,
  figure: digits(figure),
  target: `at least ${least}`,
  met: figure >= least,
})

const targetsOf = (scenario: Scenario, figures: Map<string, Figures>): Target[] => {
  const own = figures.get('Skynn')?.perSecond ?? 0
  return Object.entries(MIN_RATIO)
    .flatMap(([name, least]) => {
      const other = figures.get(name)?.perSecond
      if (other === undefined || !scenario.document) return []
      return [
        {
          name: `${scenario.name}, relative to ${name}`,
          figure: (own / other).toFixed(2),
          target: `at least ${least}`,
          met: own / other >= least,
        },
      ]
    })
    .concat(scenario.least === undefined ? [] : [perSecond(scenario.name, own, scenario.least)])
}

/** Measures throughput and latency, compared with a bare node:http server and nginx that send the same bytes and headers. */
export const measureLoad = async (say: Say, port: number): Promise<Findings> => {
  pin(LOAD_CORE, process.pid)
  const postgres = findPostgres().bin === undefined ? undefined : await startPostgres()
  try {
    return await measure(say, port, postgres)
  } finally {
    await postgres?.stop()
  }
}

const measure = (say: Say, port: number, postgres?: { url: string; version: string }): Promise<Findings> =>
  withSite(
    port,
    async (site) => {
      // Processes started from here on inherit the core.
      pin(SERVER_CORE, process.pid)
      await startQuietly(site)
      const member = { ...AS_BROWSER, ...(await memberWithReadingList(site.origin)) }
      const scenarios: Scenario[] = [
        { name: 'Home, cached', path: pages.home, headers: AS_BROWSER, document: true },
        { name: 'An article, cached', path: pages.article, headers: AS_BROWSER, document: true },
        { name: 'A page of the article list, cached', path: '/api/articles?limit=12', headers: AS_BROWSER },
        {
          name: 'A list of 24 articles for a member',
          path: '/api/articles?limit=24',
          headers: member,
          least: OF_A_MEMBER,
        },
        { name: 'A reading list', path: '/api/user/saved-articles?limit=12', headers: member, least: OF_A_MEMBER },
      ]
      for (const { path, headers } of scenarios) await fetchRaw(site.origin, path, headers)
      await pause(2000)
      const responses: RawResponse[] = []
      for (const { path, headers, least } of scenarios)
        if (least === undefined) responses.push(await fetchRaw(site.origin, path, headers))
      const baselines = await startBaselines(port, responses, say)
      pin(LOAD_CORE, process.pid)
      const servers: Server[] = [{ name: 'Skynn', origin: site.origin }, ...baselines]
      const sections: string[] = []
      const targets: Target[] = []
      for (const [at, scenario] of scenarios.entries()) {
        say(`Requests: ${scenario.name.toLowerCase()}`)
        const figures = await compare(scenario, scenario.least === undefined ? servers : servers.slice(0, 1))
        const own = figures.get('Skynn')?.perSecond ?? 0
        const rows = [...figures].map(([name, each]) =>
          row(name, each, name === 'Skynn' ? '' : (own / each.perSecond).toFixed(2)),
        )
        sections.push(
          `**${scenario.name}**${responses[at] ? ` (${responses[at].body.length} bytes)` : ''}`,
          table(['Server', ...columns, 'Skynn relative to it'], rows),
        )
        targets.push(...targetsOf(scenario, figures))
      }
      for (const baseline of baselines) await baseline.stop()
      say('Requests: rendering uncached pages')
      const rows: string[][] = []
      for (const [name, path] of [
        ['Home', pages.home],
        ['An article', pages.article],
      ] as const) {
        const figures = await uncached(site.origin, path)
        rows.push(row(name, figures, ''))
        targets.push(perSecond(`${name}, rendered for every request`, figures.perSecond, RENDERED))
      }
      sections.push('**Rendered for every request**', table(['Page', ...columns, ''], rows))
      return {
        text: [
          [
            `${generatorName}, ${CONNECTIONS} connections (${CONNECTIONS_TO_RENDER} for rendering), ${ROUNDS} rounds of ${SECONDS} s, alternating between the servers; medians.`,
            `One process each${nginxVersion() ? `, ${nginxVersion()}` : ''}; all send the same Brotli bytes with the same headers. The servers run on one core, the load generator and`,
            `${postgres ? `PostgreSQL ${postgres.version}` : 'nothing else'} on the other. Responses for a member are not cached.`,
          ].join('\n'),
          targetTable(targets),
          ...sections,
        ].join('\n\n'),
        missed: missedOf(targets),
      }
    },
    postgres && { DATABASE_URL: postgres.url },
  )
