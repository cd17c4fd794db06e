import { existsSync } from 'node:fs'
import { buildApp } from './app.ts'
import { openDatabase } from './db/database.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { isUnavailable } from './db/unavailable.ts'
import { type Env, readEnv, InvalidSetting } from './env.ts'
import { startErasing } from './features/account/erase-due.ts'
import { importArticles } from './features/articles/import-articles.ts'
import { importBrands } from './features/brands/import-brands.ts'
import { startKeepingDealsCurrent } from './features/deals/keep-current.ts'
import { importDeals } from './features/deals/import-deals.ts'
import { importIngredients } from './features/ingredients/import-ingredients.ts'
import { importRecipes } from './features/recipes/import-recipes.ts'
import { importProducts } from './features/products/import-products.ts'
import { deleteDuePictures } from './features/reviews/picture-files.ts'
import { importPolls } from './features/polls/import-polls.ts'
import { type Log, silent } from './log.ts'
import { repeat } from './repeat.ts'
import { builtWebApp, developmentWebApp } from './web-app.ts'

/** How long a shutdown waits for requests in progress, milliseconds. */
const SHUTDOWN_TIMEOUT = 10_000

/** Between two deletions of pictures that no review has, milliseconds. */
const CLEANING_INTERVAL = 10 * 60_000

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** The reason of a failure if it is known: one sentence instead of a stack trace. */
const knownReason = (error: unknown, env: Env | undefined): string | undefined => {
  if (error instanceof InvalidSetting || error instanceof FolderInUse) return error.message
  if (!(error instanceof Error)) return undefined
  if (env?.DATABASE_URL !== undefined && isUnavailable(error))
    return 'The database server in DATABASE_URL does not respond.'
  if (!('code' in error)) return undefined
  if (error.code === 'EADDRINUSE')
    return `Port ${env?.PORT} is in use by another program. Stop it, or set PORT to another number.`
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'ENOSPC')
    return `DATA_DIR cannot be written: ${error.message}.`
  return undefined
}

const start = async (env: Env): Promise<void> => {
  const development = env.NODE_ENV === 'development'
  // The database opens before the server that owns the log, so its log is silent until then.
  const log: Log = { ...silent }
  const database = await openDatabase(env, log)
  const web = development ? await developmentWebApp(env) : { webApp: await builtWebApp(), before: undefined }
  const { app, context, pageCache, stop: finish } = await buildApp({ env, database, ...web })
  for (const level of ['info', 'warn', 'error', 'debug'] as const) log[level] = app.log[level].bind(app.log)
  const written = await importArticles(context, (done, of) => {
    if (done % 10 === 0) print(`Importing articles: ${done} of ${of}`)
  })
  if (written > 0) print(`${written} articles imported.`)
  await importBrands(context)
  await importDeals(context)
  await importRecipes(context)
  await importIngredients(context)
  const products = await importProducts(context)
  if (products > 0) print(`${products} products imported.`)
  await importPolls(context)
  await app.listen({ port: env.PORT, host: env.HOST })
  const stopWork = [
    startErasing(context),
    startKeepingDealsCurrent(context),
    repeat('the deletion of unused pictures', app.log, CLEANING_INTERVAL, async () => {
      await deleteDuePictures(context)
    }),
  ]

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    print('Stopping; finishing requests in progress.')
    for (const stopOne of stopWork) stopOne()
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref()
    finish()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  // Not `once`: the terminal and npm both forward Ctrl-C, and a second signal must not interrupt the shutdown.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const engine = database.engine === 'pglite' ? `embedded database in ${env.DATA_DIR}` : 'PostgreSQL server'
  print(`Skynn is ready on ${env.PUBLIC_ORIGIN} (${engine}, ${(performance.now() / 1000).toFixed(1)} s).`)
  // Warm up, so that the first visitor does not wait for the first render or the advice workers. One after the other, because they would
  // slow each other down.
  if (!development) await pageCache.get('/').catch(() => {})
  await context.advice
    .warmUp()
    .catch((error: unknown) => app.log.error({ err: error }, 'the advice workers failed to start'))
  // Wrong settings of the storage show now instead of with the first picture.
  await context.pictures
    .get('reviews/none')
    .catch((error: unknown) => app.log.error({ err: error }, 'picture storage failed'))
}

let env: Env | undefined
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  env = readEnv()
  await start(env)
} catch (error) {
  const reason = knownReason(error, env)
  process.stderr.write(
    reason === undefined
      ? `Skynn could not start.\n${error instanceof Error ? error.stack : String(error)}\n`
      : `${reason}\n`,
  )
  process.exit(1)
}
