import { execSync } from 'node:child_process'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
const t0 = performance.now()
const say = (...a: unknown[]) => console.log(((performance.now()-t0)/1000).toFixed(1), ...a)
const client = await PGlite.create({ dataDir: '/tmp/fd/pg', debug: Number(process.argv[2] ?? 0) as 0 })
say('open')
execSync('head -c 200m /dev/zero > /tmp/fd/ballast || true', { stdio: 'ignore' }); execSync('truncate -s -3M /tmp/fd/ballast')
const raw = client.execProtocolRawSync.bind(client)
;(client as any).execProtocolRawSync = (m: Uint8Array) => {
  const what = Buffer.from(m).toString('latin1').replaceAll(/[^ -~]/g, '.').slice(0, 60)
  try { const r = raw(m); const txt = Buffer.from(r).toString('latin1').replaceAll(/[^ -~]/g, '.'); if (/ERROR|PANIC|FATAL/.test(txt)) say('  raw', what, '->', txt.slice(0, 200)); return r } catch (e) { say('  raw threw', what, e); throw e }
}
for (let i = 0; i < 30; i++) {
  try { await client.query(`select pg_logical_emit_message(true, 'x', repeat('y', 1000000))`) } catch (e) { say('failed', i, (e as Error).name, (e as Error).message, (e as any).code); break }
}
say('now select'); 
try { say((await client.query('select 1')).rows) } catch (e) { say('select failed', e) }
process.exit(0)
