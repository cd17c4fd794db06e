import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { createTestDatabase } from '#server/db/test-database.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { importProducts } from './import-products.ts'

const { database, url = '', rows, remove } = await createTestDatabase()
const server = await startTestServer({ database })
const folder = mkdtempSync(join(tmpdir(), 'skynn-import-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await remove()
})
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** npm run import -- …, without npm. */
const start = (...args: string[]) => {
  const child = spawn(process.execPath, ['tools/import/run.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, INIT_CWD: folder },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  return { child, ended }
}
const listed = async () => (await server.asVisitor().call(listProducts, { query: { limit: '100' } })).body
const write = (name: string, lines: string[]) => writeFileSync(join(folder, name), lines.join('\r\n'))

test('npm run import replaces the samples on a running server, and reports every row that needs a look', async () => {
  await importProducts(server.context)
  const tags: string[] = []
  await database.listen(
    'skynn_changed',
    (payload) => tags.push(payload),
    () => {},
  )
  write('shop.csv', [
    'Barcode,Brand,Name,Category,Size,Price,Ingredients,Stock',
    '6001234567890,Aruna,Calm,serum,50 ml,"R1 299,50","Aqua, Glycerin",3',
    '6001234567891,Aruna,Bright,serum,1.7 fl oz,189.00,Aqua,',
    '6001234567892,=cmd(),Wrong,shampoo,50 ml,12 euro,Aqua,',
    '6001234567890,Aruna,Calm,serum,50 ml,"R1 199,50","Aqua, Glycerin",',
  ])
  const { code, output } = await start('products', 'shop.csv').ended
  expect(output).toContain('2 imported, 0 updated, 0 unchanged, 1 refused.')
  expect(output).toContain('Columns that are not read: stock.')
  expect(output).toContain('1 row left out')
  expect(output).toMatch(/\d+ sample products no longer listed/)
  expect(code).toBe(0)
  const report = readFileSync(join(folder, 'shop.csv.report.csv'), 'utf8').split('\r\n')
  expect(report.map((line) => line.split(',').slice(0, 3).join(' '))).toEqual([
    '\uFEFFrow outcome field',
    '4 refused category',
    '4 refused price',
    '2 replaced ',
    '',
  ])
  const prices = Object.fromEntries((await listed()).map(({ productName, price }) => [productName, price]))
  expect(prices).toEqual({ Bright: 18_900, Calm: 119_950 })
  await eventually(() => tags.includes('products'))
}, 300_000)

test('an import that is killed continues when it is run again', async () => {
  const labelled = (count: number) => `Aqua, Glycerin, Ingredient${count}`
  write('many.csv', [
    'brand;name;category;ingredients',
    ...Array.from({ length: 1500 }, (_, at) => `Many;Product ${at};mask;"${labelled(at)}"`),
  ])
  const { child, ended } = start('products', 'many.csv')
  const written = async () =>
    Number((await rows`select count(*) from product_recommendations where brand = 'Many'`)[0]?.count)
  await eventually(async () => (await written()) > 0, 200_000)
  child.kill('SIGKILL')
  await ended
  const before = await written()
  expect(before).toBeLessThan(1500)
  const { output } = await start('products', 'many.csv').ended
  expect(output).toContain(`${1500 - before} imported, 0 updated, ${before} unchanged, 0 refused.`)
  expect(await written()).toBe(1500)
  expect(await rows`select from search_documents where tags[1] = 'Many'`).toHaveLength(1500)
}, 300_000)

test('an import of nothing leaves the samples and fails', async () => {
  write('empty.csv', ['brand,name,category', ',,'])
  const { code, output } = await start('products', 'empty.csv').ended
  expect(output).toContain('Nothing could be imported')
  expect(code).toBe(1)
}, 300_000)
