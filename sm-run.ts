import pg from 'pg'
import { openServer } from '#server/db/postgres.ts'
import { silent } from '#server/log.ts'
import { startPostgres } from '#tools/postgres.mjs'
import { fillLibrary } from './bench/queries/library.ts'
import { writeFileSync } from 'node:fs'

const postgres = await startPostgres()
const admin = new pg.Client({ connectionString: postgres.url })
await admin.connect()
for (const size of [100, 100_000]) {
  await admin.query(`create database library_${size}`)
  const url = new URL(postgres.url); url.pathname = `/library_${size}`
  const db = await openServer(url.href, silent)
  await db.close()
  const t = performance.now()
  await fillLibrary(url.href, size, () => {})
  console.log(size, 'filled', Math.round(performance.now() - t))
}
await admin.end()
writeFileSync('/tmp/sm-url', postgres.url)
console.log('ready', postgres.url)
setTimeout(() => postgres.stop().then(() => process.exit(0)), 20 * 60_000)
process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
