import { parseArgs } from 'node:util'
import { ensureBuild } from '#tools/setup/build.mjs'
import type { Findings } from './report.ts'
import { writeSection } from './results-file.ts'

// npm run bench [-- load logins bytes lighthouse blocking start guidance queries] [--port 4170]: measures these parts (default: all) and writes bench/RESULTS.md.

/** Prints a progress line. */
export type Say = (line: string) => void
type Part = { title: string; measure: (say: Say, port: number) => Promise<Findings> }

// Each part is loaded only when it runs: the others need no browser or database.
const parts: Record<string, Part> = {
  load: { title: 'Requests', measure: async (say, port) => (await import('./load/measure.ts')).measureLoad(say, port) },
  logins: {
    title: 'Logins',
    measure: async (say, port) => (await import('./logins.ts')).measureLogins(say, port),
  },
  bytes: {
    title: 'Bytes of the first load',
    measure: async (say, port) => (await import('./pages/bytes.ts')).measureBytes(say, port),
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    measure: async (say, port) => (await import('./pages/lighthouse.ts')).measureLighthouse(say, port),
  },
  blocking: {
    title: 'Blocking time',
    measure: async (say, port) => (await import('./pages/blocking-time.ts')).measureBlockingTime(say, port),
  },
  start: {
    title: 'Start and memory',
    measure: async (say, port) => (await import('./start.ts')).measureStart(say, port),
  },
  guidance: {
    title: 'Guidance',
    measure: async (say, port) => (await import('./guidance.ts')).measureGuidance(say, port),
  },
  queries: {
    title: 'Queries, from a hundred to two hundred thousand articles',
    measure: async (say) => (await import('./queries/measure.ts')).measureQueries(say),
  },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4170' } },
})
const unknown = positionals.find((name) => !(name in parts))
if (unknown !== undefined) {
  console.error(`Unknown part: ${unknown}. The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const say: Say = (line) => console.log(line)
const titles = Object.values(parts).map(({ title }) => title)
let failed = false
await ensureBuild()
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const start = performance.now()
  say(`${title}: measuring`)
  try {
    const findings = await measure(say, Number(values.port))
    writeSection(titles, title, findings)
    say(
      `${title}: done in ${Math.round((performance.now() - start) / 1000)} s, ${findings.missed.length} targets missed`,
    )
    for (const line of findings.missed) say(`  ${line}`)
  } catch (error) {
    failed = true
    console.error(`${title}: measuring failed.`, error)
  }
}
say('The results are in bench/RESULTS.md.')
process.exit(failed ? 1 : 0)
