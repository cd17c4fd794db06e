import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { memberWithReadingList } from '../bench/load/member.ts'
import { type Kind, overload } from './drill/overload.ts'
import { pin } from './drill/pin.ts'
import { serverUnderTest } from './drill/server-under-test.ts'
import { findPostgres, startPostgres } from './postgres.mjs'
import { ensureBuild } from './setup/build.mjs'

// npm run drill:overload [-- --seconds 20 --kinds render,password,list,chat --port 3320]: for each kind of work measures the peak throughput,
// applies five times as much load, and prints what was served and refused and how the rest of the site performed. Exits with 1 when goodput
// is below 80 % of the peak, /healthz takes more than 100 ms (p99), or recovery takes longer than 5 s. The server has its own core where
// taskset can pin it.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    kinds: { type: 'string', default: 'render,password,list,chat' },
    port: { type: 'string', default: '3320' },
  },
})
const json = { 'content-type': 'application/json' }
const kindsFor = (member: { authorization: string }): Record<string, Kind> => ({
  render: {
    name: 'Uncached renders',
    connections: 4,
    call: { method: 'GET', path: '/articles?q={id}', headers: { 'accept-encoding': 'br' }, expected: 200 },
  },
  password: {
    name: 'Logins',
    connections: 8,
    call: {
      method: 'POST',
      path: '/api/auth/login',
      headers: json,
      body: JSON.stringify({ email: '{id}@example.org', password: 'a guess' }),
      expected: 401,
    },
  },
  list: {
    name: 'Article lists for a member',
    connections: 32,
    call: { method: 'GET', path: '/api/articles?limit=24', headers: member, expected: 200 },
  },
  chat: {
    name: 'Chat messages',
    connections: 4,
    call: {
      method: 'POST',
      path: '/api/chat/skynn',
      headers: json,
      body: JSON.stringify({ message: 'Is niacinamide good for oily skin? {id}' }),
      expected: 200,
    },
  },
})

const chosen = values.kinds.split(',')
const [seconds, port] = [Number(values.seconds), Number(values.port)]
if (!Number.isInteger(port) || !(seconds > 0) || chosen.some((kind) => !(kind in kindsFor({ authorization: '' })))) {
  console.error('--seconds and --port take a number, --kinds a comma-separated list of render,password,list,chat.')
  process.exit(1)
}

await ensureBuild()
const folder = mkdtempSync(join(tmpdir(), 'skynn-drill-'))
const cluster = findPostgres().bin === undefined ? undefined : await startPostgres()
const server = serverUnderTest(port, {
  DATA_DIR: folder,
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '127.0.0.1',
  ...(cluster && { DATABASE_URL: cluster.url }),
})
const problems: string[] = []
try {
  await server.start()
  const kinds = kindsFor(await memberWithReadingList(server.origin))
  pin(0, server.pid())
  pin(1, process.pid)
  console.log(
    `On ${cluster ? `PostgreSQL ${cluster.version}` : 'the embedded database'}, ${seconds} s of overload per kind of work.`,
  )
  for (const name of chosen) {
    const kind = kinds[name]
    if (!kind) continue
    const result = await overload(server.origin, kind, seconds)
    console.log(`${result.summary}.`)
    problems.push(...result.problems)
  }
} finally {
  await server.stop()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
for (const problem of problems) console.error(`${problem}.`)
process.exit(problems.length === 0 ? 0 : 1)
