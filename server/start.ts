import { existsSync } from 'node:fs'
import { buildApp } from './app.ts'
import { openDatabase } from './db/database.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { isUnavailable } from './db/unavailable.ts'
import { type Env, readEnv, WrongSetting } from './env.ts'
import { importArticles } from './features/articles/import-articles.ts'
import { type Log, silent } from './log.ts'
import { builtWebApp, developedWebApp } from './web-app.ts'

/** How long a stop waits for what is under way, milliseconds. */
const STOP_WITHIN = 10_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Failures whose reason is plain: one sentence instead of a stack. */
const plainReason = (error: unknown, env: Env | undefined): string | undefined => {
  if (error instanceof WrongSetting || error instanceof FolderInUse) return error.message
  if (!(error instanceof Error)) return undefined
  if (env?.DATABASE_URL !== undefined && isUnavailable(error))
    return 'DATABASE_URL names a database server that does not answer.'
  if (!('code' in error)) return undefined
  if (error.code === 'EADDRINUSE')
    return `Port ${env?.PORT} is in use by another program. Stop it, or set PORT to another number.`
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'ENOSPC')
    return `DATA_DIR cannot be written: ${error.message}.`
  return undefined
}

const start = async (env: Env): Promise<void> => {
  const development = env.NODE_ENV === 'development'
  // The database is opened before the server that owns the log; from then on it writes there.
  const log: Log = { ...silent }
  const database = await openDatabase(env, log)
  const web = development ? await developedWebApp(env) : { webApp: await builtWebApp(), before: undefined }
  const { app, context, pageCache, stop: finish } = await buildApp({ env, database, ...web })
  for (const level of ['info', 'warn', 'error', 'debug'] as const) log[level] = app.log[level].bind(app.log)
  const written = await importArticles(context, (done, of) => {
    if (done % 10 === 0) say(`Importing articles: ${done} of ${of}`)
  })
  if (written > 0) say(`${written} articles imported.`)
  await app.listen({ port: env.PORT, host: env.HOST })

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    say('Stopping; finishing what is under way.')
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    finish()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  // Not `once`: a terminal and npm both pass Ctrl-C on, and a second signal must not cut the first one's stop short.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const engine = database.engine === 'pglite' ? `embedded database in ${env.DATA_DIR}` : 'PostgreSQL server'
  say(`Skynn is ready on ${env.PUBLIC_ORIGIN} (${engine}, ${(performance.now() / 1000).toFixed(1)} s).`)
  // The first visitor should not be the one who waits for the first rendering, nor for the advice workers, which come after it: each
  // would take the other's time.
  if (!development) await pageCache.get('/').catch(() => {})
  await context.advice
    .warmUp()
    .catch((error: unknown) => app.log.error({ err: error }, 'the advice workers do not start'))
}

let env: Env | undefined
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  env = readEnv()
  await start(env)
} catch (error) {
  const reason = plainReason(error, env)
  process.stderr.write(
    reason === undefined
      ? `Skynn could not start.\n${error instanceof Error ? error.stack : String(error)}\n`
      : `${reason}\n`,
  )
  process.exit(1)
}
