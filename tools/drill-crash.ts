import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crash } from './drill/crashes.ts'
import { fillDisk } from './drill/full-disk.ts'
import { findPostgres, startPostgres } from './postgres.mjs'
import { ensureBuild } from './setup/build.mjs'

// npm run drill:crash [-- --kills 50 --database pglite|postgres|both --full-disk --port 3310]: kills the server, or its database, at random
// moments while members register and save, and checks after each restart that every confirmed write is still there. With --full-disk it
// fills the disk instead. Exits with 1 when a write is missing.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    database: { type: 'string', default: 'both' },
    port: { type: 'string', default: '3310' },
    'full-disk': { type: 'boolean', default: false },
  },
})
const [kills, port] = [Number(values.kills), Number(values.port)]
if (
  !Number.isInteger(kills) ||
  kills < 1 ||
  !Number.isInteger(port) ||
  !['pglite', 'postgres', 'both'].includes(values.database)
) {
  console.error('--kills takes a whole number, --database pglite, postgres or both, --port a number.')
  process.exit(1)
}

const summaries: string[] = []
const problems: string[] = []
const note = ({ summary, losses }: Awaited<ReturnType<typeof crash>>): void => {
  summaries.push(summary)
  problems.push(...losses)
}

const crashEmbedded = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'skynn-drill-'))
  try {
    note(await crash({ name: 'Embedded database', kills, port, settings: { DATA_DIR: folder } }))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const crashPostgres = async (): Promise<void> => {
  const found = findPostgres()
  if (found.bin === undefined) {
    summaries.push(`PostgreSQL skipped: ${found.why}`)
    return
  }
  const cluster = await startPostgres({ fsync: true })
  try {
    note(
      await crash({
        name: `PostgreSQL ${cluster.version}`,
        kills,
        port,
        settings: { DATABASE_URL: cluster.url },
        cluster,
      }),
    )
  } finally {
    await cluster.stop()
  }
}

const start = performance.now()
await ensureBuild()
if (values['full-disk']) problems.push(...(await fillDisk(port)))
else {
  if (values.database !== 'postgres') await crashEmbedded()
  if (values.database !== 'pglite') await crashPostgres()
}
for (const problem of problems.slice(0, 20)) console.error(problem)
for (const summary of summaries) console.log(`${summary}.`)
const outcome = problems.length === 0 ? 'no confirmed write is missing' : `${problems.length} problems`
console.log(`Done in ${Math.round((performance.now() - start) / 1000)} s: ${outcome}.`)
process.exit(problems.length === 0 ? 0 : 1)
