import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Answered, missingOf, startWriters } from './drill/writers.ts'
import { serverUnderTest } from './drill/server-under-test.ts'
import { findPostgres, startPostgres } from './postgres.mjs'

// npm run drill:crash [-- --kills 50 --database pglite|postgres|both]: kills the server, or the database under it, at random moments while
// members register and save, and checks after each restart that every write that was answered is there.
const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' }, database: { type: 'string', default: 'both' }, port: { type: 'string', default: '3310' } } })
const kills = Number(values.kills)
const WRITERS = 6
/** The victim is killed somewhere between these many milliseconds after the writing began. */
const EARLIEST = 50
const LATEST = 1500

type Victim = { name: string; kill: () => Promise<void>; revive: () => Promise<void> }

const checked = async (origin: string, members: readonly Answered[], signInToo: boolean): Promise<string[]> => {
  const problems: string[] = []
  for (let at = 0; at < members.length; at += 10) {
    problems.push(...(await Promise.all(members.slice(at, at + 10).map((member) => missingOf(origin, member, signInToo)))).flat())
  }
  return problems
}

const run = async (database: string, settings: Record<string, string>, cluster?: Awaited<ReturnType<typeof startPostgres>>): Promise<boolean> => {
  const server = serverUnderTest(Number(values.port), settings)
  const victims: Victim[] = [{ name: 'server', kill: server.kill, revive: server.start }]
  if (cluster) victims.push({ name: 'database', kill: async () => { await cluster.kill() }, revive: async () => { await cluster.restart() } })
  await server.start()
  const articles = (await (await fetch(`${server.origin}/api/articles`)).json()) as { slug: string }[]
  const slugs = articles.map((article) => article.slug)
  const everybody: Answered[] = []
  const problems: string[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = victims[kill % victims.length] ?? victims[0]
    const writers = startWriters(server.origin, slugs, WRITERS)
    await new Promise((resolve) => setTimeout(resolve, EARLIEST + Math.random() * (LATEST - EARLIEST)))
    await victim?.kill()
    const answered = await writers.stop()
    await victim?.revive()
    everybody.push(...answered)
    problems.push(...(await checked(server.origin, answered, false)))
    if (kill % 5 === 0 || kill === kills) {
      console.log(`${database}: ${kill} of ${kills} kills, ${everybody.length} members, ${everybody.reduce((sum, one) => sum + one.saved.size, 0)} saves, ${problems.length} lost`)
    }
  }
  problems.push(...(await checked(server.origin, everybody, true)))
  const numbers = everybody.map((member) => member.number)
  if (new Set(numbers).size !== numbers.length) problems.push('a registration number was given twice')
  await server.stop()
  for (const problem of problems.slice(0, 20)) console.error(problem)
  const saves = everybody.reduce((sum, one) => sum + one.saved.size, 0)
  console.log(`${database}: ${kills} kills (${victims.map((victim) => victim.name).join(' and ')}), ${everybody.length} registrations and ${saves} saves answered, ${problems.length} lost.`)
  return problems.length === 0
}

// The database lets go of the event loop so that no forgotten one keeps a test run alive; this program does wait for its end.
const awake = setInterval(() => {}, 1000)
let whole = true
if (values.database !== 'postgres') {
  const data = mkdtempSync(join(tmpdir(), 'skynn-drill-'))
  whole = (await run('Embedded database', { DATA_DIR: data })) && whole
  rmSync(data, { recursive: true, force: true })
}
if (values.database !== 'pglite') {
  const found = findPostgres()
  if (found.bin === undefined) console.log(`PostgreSQL did not take part: ${found.why}`)
  else {
    const cluster = await startPostgres({ fsync: true })
    try {
      whole = (await run(`PostgreSQL ${cluster.version}`, { DATABASE_URL: cluster.url }, cluster)) && whole
    } finally {
      await cluster.stop()
    }
  }
}
clearInterval(awake)
process.exitCode = whole ? 0 : 1
