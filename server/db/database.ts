import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import type * as schema from './schema.ts'

/** The query interface, the same for both engines, inside and outside a transaction. */
export type Queries = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>

/** The maximum duration of any statement, milliseconds. */
export const LONGEST_STATEMENT = 15_000

/** An open database. */
export type Database = {
  engine: 'pglite' | 'postgres'
  queries: Queries
  /**
   * Runs `work` in one transaction, which is rolled back if it throws.
   * @param options.statementTimeout milliseconds per statement, at most `LONGEST_STATEMENT`, for work that no client waits for
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, options?: { statementTimeout?: number }): Promise<T>
  /** Calls `onMessage` for every message on the channel, from any process, and `onGap` when messages may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  /** Sends a message on the channel to every listener, this process included. */
  notify(channel: string, payload: string): Promise<void>
  /** Whether the database responds now; waits a second at most. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens the PostgreSQL server of DATABASE_URL, or the embedded database in DATA_DIR, with every migration applied.
 * @throws FolderInUse if another process uses the folder
 */
export const openDatabase = async (env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, log: Log): Promise<Database> => {
  // Each engine is loaded only if it is used: the embedded one includes a whole database.
  if (env.DATABASE_URL !== undefined) return (await import('./postgres.ts')).openServer(env.DATABASE_URL, log)
  return (await import('./embedded.ts')).openEmbedded(env.DATA_DIR, log)
}
