import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Log } from '#server/log.ts'
import type { Database, Queries } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema.ts'
import { withDeadline } from './unavailable.ts'

/** One statement may take this long, milliseconds; a full disk or a broken engine then gives an error instead of a hang. */
const STATEMENT_DEADLINE = 10_000

const wrap = (client: PGlite, letGo: () => void): Database => {
  const orm = drizzle({ client, schema, casing: 'snake_case' })
  return {
    engine: 'pglite',
    // The two drivers' builders differ only in the raw result type, which no query of ours reads beyond `rows`.
    queries: orm as unknown as Queries,
    transaction: (work) => withDeadline(orm.transaction((inside) => work(inside as unknown as Queries)), STATEMENT_DEADLINE),
    listen: async (channel, onMessage) => {
      await client.listen(channel, onMessage)
    },
    notify: async (channel, payload) => {
      await client.query('select pg_notify($1, $2)', [channel, payload])
    },
    answers: () => withDeadline(client.query('select 1'), 2000).then(() => true, () => false),
    close: async () => {
      try {
        await withDeadline(client.close(), STATEMENT_DEADLINE)
      } finally {
        letGo()
      }
    },
  }
}

/**
 * Opens the embedded database in `folder`, which it locks for this process, and applies the migrations.
 * @throws FolderInUse when another process works on the folder
 */
export const openEmbedded = async (folder: string, log: Log): Promise<Database> => {
  const letGo = lockFolder(folder)
  try {
    const client = await PGlite.create({ dataDir: join(folder, 'postgres'), extensions: { pg_trgm } })
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
    await client.exec(`set statement_timeout = ${STATEMENT_DEADLINE - 2000}; set timezone = 'UTC'`)
    log.info('embedded database open')
    return wrap(client, letGo)
  } catch (error) {
    letGo()
    throw error
  }
}

/**
 * A database in memory for tests, with every migration applied, or loaded from a snapshot of one.
 * @param snapshot what `snapshotInMemory` answered
 */
export const openInMemory = async (snapshot?: Blob): Promise<Database> => {
  const client = await PGlite.create({ extensions: { pg_trgm }, ...(snapshot && { loadDataDir: snapshot }) })
  if (!snapshot) await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
  return wrap(client, () => {})
}

/** A migrated, empty database as one file, so that each test file starts from it instead of migrating again. */
export const snapshotInMemory = async (): Promise<Blob> => {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
  const snapshot = await client.dumpDataDir('none')
  await client.close()
  return snapshot
}
