import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { type Database, LONGEST_STATEMENT, type Queries } from './database.ts'
import { monitorServer } from './connection-monitor.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema.ts'
import { isUnavailable, withDeadline } from './unavailable.ts'

/** The arbitrary key of an advisory lock, the same for all instances: the one that holds it applies the migrations. */
const MIGRATION_LOCK = 5_960_466
/** How long a query may take, including its wait for a connection, milliseconds: no client waits more than two seconds for a 503. */
const QUERY_DEADLINE = 1800
/** How long the readiness check may take, milliseconds. */
const READY_DEADLINE = 800

/**
 * Opens connections with timeouts and an error listener: without them a hanging database blocks every request forever, and a restarting
 * one crashes the process through the pool's unhandled `error` event.
 */
const openPool = (url: string, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1000,
    idleTimeoutMillis: 30_000,
    // The server cancels slow statements. A connection without any response is closed.
    statement_timeout: 1500,
    query_timeout: LONGEST_STATEMENT + 1000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'skynn',
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  return pool
}

const migrateOnce = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Connects to a PostgreSQL server. The first instance to do so applies every migration. */
export const openServer = async (url: string, log: Log): Promise<Database> => {
  await migrateOnce(url)
  const open = () => {
    const pool = openPool(url, log)
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
    pool.query = ((...args: unknown[]) =>
      monitor.guard(() => withDeadline(query(...args), QUERY_DEADLINE))) as typeof pool.query
    return { pool, orm: drizzle({ client: pool, schema, casing: 'snake_case' }) }
  }
  const monitor = await monitorServer(url, log, () => {
    const previous = current
    current = open()
    previous.pool.end().catch(() => {})
  })
  let current = open()
  return {
    engine: 'postgres',
    get queries() {
      return current.orm as unknown as Queries
    },
    transaction: (work, { statementTimeout } = {}) =>
      monitor.guard(async () => {
        const client = await current.pool.connect()
        let broken = false
        // The pool only listens on idle connections: without this, one that is lost between two statements crashes the process.
        const lost = (error: Error): void => {
          broken = true
          log.warn({ err: error }, 'a database connection was lost in a transaction')
        }
        client.on('error', lost)
        try {
          await client.query('begin')
          if (statementTimeout !== undefined) await client.query(`set local statement_timeout = ${statementTimeout}`)
          const result = await work(drizzle({ client, schema, casing: 'snake_case' }) as unknown as Queries)
          await client.query('commit')
          return result
        } catch (error) {
          broken ||= isUnavailable(error)
          if (!broken)
            await client.query('rollback').catch(() => {
              broken = true
            })
          throw error
        } finally {
          // A connection that failed in the middle is discarded, so that no other call gets its unfinished transaction.
          client.off('error', lost)
          client.release(broken)
        }
      }),
    listen: monitor.listen,
    notify: async (channel, payload) => {
      await current.pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    isReachable: () =>
      withDeadline(current.pool.query('select 1'), READY_DEADLINE).then(
        () => true,
        () => false,
      ),
    close: async () => {
      await monitor.stop()
      await current.pool.end()
    },
  }
}
