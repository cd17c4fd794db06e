import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import type * as schema from './schema.ts'

/** What queries are written against; the same for both engines, inside and outside a transaction. */
export type Queries = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>

/** The longest that any statement may take, milliseconds. */
export const LONGEST_STATEMENT = 15_000

/** An open database. */
export type Database = {
  engine: 'pglite' | 'postgres'
  queries: Queries
  /**
   * Runs `work` in one transaction; anything thrown undoes all of it.
   * @param options.statementTimeout milliseconds that a statement may take, at most `LONGEST_STATEMENT`, where nobody waits for a response
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, options?: { statementTimeout?: number }): Promise<T>
  /** Calls back for every message on the channel, from this process or another; `onGap` when messages may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  /** Sends a message on the channel to every listener, this process included. */
  notify(channel: string, payload: string): Promise<void>
  /** Whether the database responds now; waits a second at most. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens the PostgreSQL server of DATABASE_URL, or the embedded database in DATA_DIR, with every migration applied.
 * @throws FolderInUse when another process works on the folder
 */
export const openDatabase = async (env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, log: Log): Promise<Database> => {
  // Each engine is loaded only where it is used: the embedded one brings a whole database along.
  if (env.DATABASE_URL !== undefined) return (await import('./postgres.ts')).openServer(env.DATABASE_URL, log)
  return (await import('./embedded.ts')).openEmbedded(env.DATA_DIR, log)
}
