import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded.ts'
import { silent } from '#server/log.ts'

const folder = mkdtempSync(join(tmpdir(), 'skynn-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const root = fileURLToPath(new URL('../../../', import.meta.url))
const file = join(folder, 'obf.jsonl')

const start = () => {
  const { DATABASE_URL: _url, ...env } = process.env
  const child = spawn(process.execPath, ['tools/import/run.ts', 'products', file], {
    cwd: root,
    env: { ...env, DATA_DIR: folder },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(output)))
  return { child, ended, output: () => output }
}

test('an import into a data folder waits for nobody, survives a kill, and changes nothing when run again', async () => {
  const products = Array.from({ length: 1000 }, (_, at) => ({
    code: String(6_001_000_000_000 + at),
    product_name: `Cream ${at}`,
    brands: 'Aruna',
    categories_tags: ['en:face-creams'],
    ingredients_text: `Aqua, Glycerin, Ingredient${at}`,
  }))
  writeFileSync(file, products.map((product) => JSON.stringify(product)).join('\n'))
  const held = await openEmbedded(folder, silent)
  expect(await start().ended).toContain('the server must be stopped during an import')
  await held.close()

  const killed = start()
  const isUnderWay = () => /\d+ of 1000 products/.test(killed.output())
  for (let wait = 0; wait < 4000 && !isUnderWay(); wait += 1) await pause(50)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(await start().ended).toMatch(/[1-9]\d* imported, 0 updated, [1-9]\d* unchanged, 0 refused\./)
  expect(await start().ended).toContain('0 imported, 0 updated, 1000 unchanged, 0 refused.')
  const database = await openEmbedded(folder, silent)
  const { rows } = await database.queries.execute(
    sql`select count(*)::integer as count from product_recommendations where is_listed`,
  )
  await database.close()
  expect(rows).toEqual([{ count: 1000 }])
}, 300_000)
