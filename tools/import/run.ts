import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { InvalidSetting, readEnv } from '#server/env.ts'
import type { AppContext } from '#server/app-context.ts'
import { importBrands } from '#server/features/brands/import-brands.ts'
import { replaceSamples } from '#server/features/products/import-catalogue.ts'
import { importProducts as importSamples } from '#server/features/products/import-products.ts'
import { silent } from '#server/log.ts'
import { formatOf, importProducts } from './import-products.ts'
import { openText, UnreadableFile } from './read-text.ts'
import { openReport } from './report.ts'
import { progress } from './progress.ts'

const usage = `npm run import -- products FILE [--keep-samples]

Imports a catalogue of products from a CSV file or an Open Beauty Facts export (JSONL, also .gz) and replaces the sample products.
The columns are described in docs/import.md. Uses DATABASE_URL, or the embedded database in DATA_DIR, as the server does.`

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Imports the file and prints the summary. @returns the exit code */
const run = async (context: AppContext, path: string, keepSamples: boolean): Promise<number> => {
  const file = await openText(path)
  const format = await formatOf(file)
  const encoding = file.encoding === 'utf-8' ? '' : `, read as ${file.encoding}`
  console.log(`Importing ${path} (${format.name}${encoding}).`)
  const report = await openReport(`${path}.report.csv`)
  let stopped = false
  // The batch in progress is completed.
  const stop = () => (stopped = true)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const line = progress()
  // In a new database, so that products link to the pages of their brands.
  await importBrands(context)
  const result = await importProducts(context, format.rows, report, {
    checked: (row) => line.show(`Checking row ${row}`),
    written: line.count,
    isStopped: () => stopped,
  }).finally(line.end)
  // Also for what an interrupted run wrote: running servers then show the products at once.
  await context.invalidate(['products'])
  const { imported, updated, unchanged, edited, refused, replaced, isComplete } = result
  const known = imported + updated + unchanged + edited.length
  const written = await report.close()
  console.log(`${imported} imported, ${updated} updated, ${unchanged} unchanged, ${refused} refused.`)
  if (format.ignored.size > 0) console.log(`Columns that are not read: ${[...format.ignored].join(', ')}.`)
  if (replaced > 0) console.log(`${plural(replaced, 'row')} left out: a later row is the same product.`)
  if (edited.length > 0)
    console.log(`${plural(edited.length, 'product')} not overwritten: edited since the last import.`)
  if (written !== undefined) console.log(`What to look at in each row: ${written}`)
  if (!isComplete) {
    console.log('Stopped. Run the same command again to continue; what is written stays.')
    return 130
  }
  if (known === 0) {
    console.error('Nothing could be imported. The sample products stay.')
    return 1
  }
  if (keepSamples) {
    await importSamples(context)
    console.log('The sample products stay listed.')
    return 0
  }
  const samples = await replaceSamples(context)
  if (samples > 0) {
    await context.invalidate(['products'])
    console.log(
      `${plural(samples, 'sample product')} no longer listed or found by the search. Reviews of them stay with their members.`,
    )
  }
  return 0
}

const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof FolderInUse)
    return `${error.message} With the embedded database the server must be stopped during an import.`
  if (error instanceof InvalidSetting || error instanceof UnreadableFile) return error.message
  if (!(error instanceof Error)) return undefined
  if (isUnavailable(error)) return 'The database does not respond. Run the same command again: what is written stays.'
  if ('code' in error && ['EACCES', 'EROFS', 'ENOSPC'].includes(String(error.code)))
    return `The report or the data cannot be written: ${error.message}.`
  return undefined
}

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    options: { 'keep-samples': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [what, file, ...more] = positionals
  if (values.help || what !== 'products' || file === undefined || more.length > 0) {
    console.error(usage)
    return values.help ? 0 : 1
  }
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv()
  // npm runs the command in the project folder, the file is meant from where it was typed.
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const database = await openDatabase(env, silent)
  try {
    const { context, stop } = await buildApp({ env: { ...env, LOG_LEVEL: 'error' }, database })
    try {
      return await run(context, path, values['keep-samples'])
    } finally {
      await stop()
    }
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const reason = reasonOf(error)
  console.error(reason ?? `The import failed.\n${error instanceof Error ? error.stack : String(error)}`)
  process.exitCode = 1
}
