import { execSync } from 'node:child_process'
import { openEmbedded } from '#server/db/embedded.ts'
import { silent } from '#server/log.ts'
import { sql } from 'drizzle-orm'
const t0 = performance.now()
const say = (...a: unknown[]) => console.log(((performance.now()-t0)/1000).toFixed(1), ...a)
const db = await openEmbedded('/tmp/fd/data', silent)
say('open', execSync('df -h /tmp/fd | tail -1').toString().trim())
await db.queries.execute(sql.raw('create table fill (id serial primary key, t text)'))
execSync('head -c 200m /dev/zero > /tmp/fd/ballast || true', { stdio: 'ignore' }); execSync('truncate -s -3M /tmp/fd/ballast'); say('filled', execSync('df /tmp/fd | tail -1').toString().trim())
let n = 0
const big = 'x'
for (let i = 0; i < 2000; i++) {
  const began = performance.now()
  try {
    await db.transaction(async (q) => { await q.execute(sql`select pg_logical_emit_message(true, 'x', repeat('y', 1000000))`) })
    n++
  } catch (e) {
    const err = e as Error & {code?: string, cause?: Error & {code?:string}}
    say('failed after', n, 'took', (performance.now()-began).toFixed(0), err.name, err.message.slice(0, 100), err.code, '|', err.cause?.name, err.cause?.message.slice(0,200), err.cause?.code)
    break
  }
}
for (let k = 0; k < 3; k++) {
  const began = performance.now()
  try { const r = await db.queries.execute(sql`select count(*) from fill`); say('read ok', JSON.stringify(r.rows)) } catch (e) { const err = e as Error; say('read failed', (performance.now()-began).toFixed(0), err.message.slice(0,100), (err.cause as Error)?.name, (err.cause as Error)?.message?.slice(0,200)) }
  const b2 = performance.now()
  try { await db.queries.execute(sql`select pg_logical_emit_message(true, 'x', repeat('y', 1000000))`); say('write ok') } catch (e) { const err = e as Error; say('write failed', (performance.now()-b2).toFixed(0), err.message.slice(0,60), (err.cause as Error)?.name, (err.cause as Error)?.message?.slice(0,200), (err.cause as any)?.code) }
  say('answers', await db.answers())
}
execSync('rm -f /tmp/fd/ballast')
const b3 = performance.now()
await db.close().then(() => say('closed', performance.now()-b3), (e) => say('close failed', performance.now()-b3, e.message))
const again = await openEmbedded('/tmp/fd/data', silent).catch(e => { say('reopen failed', e.message); return undefined })
if (again) { say('reopened', JSON.stringify((await again.queries.execute(sql`select count(*) from fill`)).rows)); await again.close() }
process.exit(0)
