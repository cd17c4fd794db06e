import { existsSync, openAsBlob } from 'node:fs'
import { rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Log } from '#server/log.ts'
import type { Database, Queries } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { stopAtPanic } from './panic.ts'
import * as schema from './schema.ts'
import { withDeadline } from './unavailable.ts'

/** The maximum duration of a transaction, milliseconds, including its wait for others: the engine runs one at a time. */
const TRANSACTION_DEADLINE = 10_000
const CLOSE_DEADLINE = 5000
/** Milliseconds between attempts to reopen the engine after a panic. */
const REOPEN_AFTER = 2000
/** Recovery needs space for two WAL segments, 16 MB each; without it every attempt would fail halfway. */
const SPACE_TO_RECOVER = 32 * 1024 * 1024

type Engine = { client: PGlite; orm: PgliteDatabase<typeof schema> }

const engineOf = (client: PGlite): Engine => ({ client, orm: drizzle({ client, schema, casing: 'snake_case' }) })

/** @param engine the current engine, which is replaced after a panic */
const wrap = (engine: () => Engine, listen: Database['listen'], close: () => Promise<void>): Database => ({
  engine: 'pglite',
  // The two drivers' builders differ only in the raw result type, of which our queries only read `rows`.
  get queries() {
    return engine().orm as unknown as Queries
  },
  transaction: (work) =>
    withDeadline(
      engine().orm.transaction((inside) => work(inside as unknown as Queries)),
      TRANSACTION_DEADLINE,
    ),
  listen,
  notify: async (channel, payload) => {
    await engine().client.query('select pg_notify($1, $2)', [channel, payload])
  },
  isReachable: () =>
    withDeadline(engine().client.query('select 1'), 800).then(
      () => true,
      () => false,
    ),
  close,
})

/** Opens a folder. The engine also throws values that are not Errors: its exit status, or an error number of its file system. */
const open = async (dataDir: string, template?: Blob): Promise<PGlite> => {
  try {
    return await PGlite.create({ dataDir, extensions: { pg_trgm }, ...(template && { loadDataDir: template }) })
  } catch (failure) {
    if (failure instanceof Error) throw failure
    throw Object.assign(new Error('the embedded database could not be opened', { cause: failure }), {
      code: 'SKYNN_ENGINE',
    })
  }
}

/** An empty database, written by the build (tools/build-database.ts): unpacking it takes a fifth of the time of creating one. */
const templateFile = new URL('../../build/empty-database.tar.gz', import.meta.url)

/** Creates the folder of a new database under a temporary name, and renames it when complete: a partial one could never be opened. */
const createFolder = async (dataDir: string): Promise<void> => {
  const unfinished = `${dataDir}.unfinished`
  const openEmpty = async (template?: Blob): Promise<PGlite> => {
    await rm(unfinished, { recursive: true, force: true })
    return open(unfinished, template)
  }
  // `openAsBlob` throws at once for a missing file.
  const openTemplate = async () => openEmpty(await openAsBlob(templateFile))
  // Without a build, or with the file of another engine's version, the engine creates the database itself.
  const client = await openTemplate().catch(() => openEmpty())
  await client.close()
  await rename(unfinished, dataDir)
}

const start = async (dataDir: string, onPanic: (panic: Error) => void): Promise<Engine> => {
  if (!existsSync(dataDir)) await createFolder(dataDir)
  const client = await open(dataDir)
  let started = false
  stopAtPanic(client, (panic) => {
    if (started) onPanic(panic)
  })
  try {
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
    await client.exec("set timezone = 'UTC'")
  } catch (error) {
    await withDeadline(client.close(), CLOSE_DEADLINE).catch(() => {})
    throw error
  }
  started = true
  return engineOf(client)
}

const hasSpace = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > SPACE_TO_RECOVER
}

/** Why the engine did not start. On a full disk it fails in many ways (an abort, an exit status), none of which name the cause. */
const reasonOf = async (failure: unknown, folder: string): Promise<unknown> =>
  (await hasSpace(folder).catch(() => true))
    ? failure
    : Object.assign(new Error('no space left on the disk', { cause: failure }), { code: 'ENOSPC' })

/**
 * Opens the embedded database in `folder`, which it locks for this process, and applies the migrations. After a panic (a full disk) every
 * call fails until there is space again; then the engine recovers all committed data and continues.
 * @throws FolderInUse if another process uses the folder
 */
export const openEmbedded = async (folder: string, log: Log): Promise<Database> => {
  const releaseLock = lockFolder(folder)
  const dataDir = join(folder, 'postgres')
  const listeners: { channel: string; onMessage: (payload: string) => void; onGap: () => void }[] = []
  const closing = new AbortController()
  let reopening = Promise.resolve()

  const reopen = async (broken: Engine): Promise<void> => {
    await withDeadline(broken.client.close(), CLOSE_DEADLINE).catch(() => {})
    while (!closing.signal.aborted) {
      await pause(REOPEN_AFTER, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted || !(await hasSpace(folder).catch(() => false))) continue
      try {
        engine = await start(dataDir, onPanic)
        for (const { channel, onMessage, onGap } of listeners) {
          await engine.client.listen(channel, onMessage)
          onGap()
        }
        log.warn('the embedded database has recovered')
        return
      } catch (error) {
        log.warn({ err: error }, 'the embedded database could not recover yet')
      }
    }
  }
  const onPanic = (panic: Error): void => {
    log.error({ err: panic }, 'the embedded database has stopped; it recovers when there is space on the disk')
    reopening = reopen(engine)
  }

  let engine: Engine
  try {
    engine = await start(dataDir, onPanic)
  } catch (error) {
    releaseLock()
    throw await reasonOf(error, folder)
  }
  return wrap(
    () => engine,
    async (channel, onMessage, onGap) => {
      listeners.push({ channel, onMessage, onGap })
      await engine.client.listen(channel, onMessage)
    },
    async () => {
      closing.abort()
      try {
        await reopening
        await withDeadline(engine.client.close(), CLOSE_DEADLINE)
      } finally {
        releaseLock()
      }
    },
  )
}

/**
 * A database in memory for tests, with every migration applied, or loaded from a snapshot of one.
 * @param snapshot what `snapshotInMemory` returned
 */
export const openInMemory = async (snapshot?: Blob): Promise<Database> => {
  const client = await PGlite.create({ extensions: { pg_trgm }, ...(snapshot && { loadDataDir: snapshot }) })
  if (!snapshot) await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
  const engine = engineOf(client)
  const listen: Database['listen'] = async (channel, onMessage) => {
    await client.listen(channel, onMessage)
  }
  return wrap(
    () => engine,
    listen,
    () => client.close(),
  )
}

/** A migrated, empty database as one file, so that each test file starts from it instead of migrating again. */
export const snapshotInMemory = async (): Promise<Blob> => {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
  const snapshot = await client.dumpDataDir('none')
  await client.close()
  return snapshot
}
