import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import type { Database, Queries } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema.ts'
import { isUnavailable, withDeadline } from './unavailable.ts'

/** Any number all instances agree on: the one that holds it applies the migrations. */
const MIGRATION_LOCK = 5_960_466
/** Milliseconds between tries to hear notifications again. */
const RECONNECT_AFTER = 1000

/**
 * Connections with limits on everything: without them a database that hangs holds every request for ever, and one that restarts kills
 * the process through the pool's unheard `error` event.
 */
const openPool = (url: string, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    query_timeout: 5000,
    statement_timeout: 4500,
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

/** A connection of its own that hears notifications, and comes back after the database went away. */
const keepListening = (url: string, log: Log, onStop: (stop: () => Promise<void>) => void) =>
  async (channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void> => {
    let stopped = false
    let client: pg.Client | undefined
    const connect = async (): Promise<void> => {
      client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000, keepAlive: true, application_name: 'skynn-listen' })
      client.on('notification', (message) => onMessage(message.payload ?? ''))
      client.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
      try {
        await client.connect()
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        client.end().catch(() => {})
        throw error
      }
      // Only a connection that stood can be lost: one that failed ends too, and would be tried again twice.
      client.on('end', reconnect)
    }
    const reconnect = (): void => {
      if (stopped) return
      setTimeout(() => connect().then(onGap, reconnect), RECONNECT_AFTER).unref()
    }
    onStop(async () => {
      stopped = true
      await client?.end().catch(() => {})
    })
    await connect()
  }

/** Opens a PostgreSQL server, with every migration applied by whichever instance comes first. */
export const openServer = async (url: string, log: Log): Promise<Database> => {
  await migrateOnce(url)
  const pool = openPool(url, log)
  const orm = drizzle({ client: pool, schema, casing: 'snake_case' })
  const stops: (() => Promise<void>)[] = []
  return {
    engine: 'postgres',
    queries: orm as unknown as Queries,
    transaction: async (work) => {
      const client = await pool.connect()
      let broken = false
      // The pool hears for idle connections only: without this, one that is lost between two statements ends the process.
      const lost = (error: Error): void => {
        broken = true
        log.warn({ err: error }, 'a database connection was lost in a transaction')
      }
      client.on('error', lost)
      try {
        await client.query('begin')
        const result = await work(drizzle({ client, schema, casing: 'snake_case' }) as unknown as Queries)
        await client.query('commit')
        return result
      } catch (error) {
        broken ||= isUnavailable(error)
        if (!broken) await client.query('rollback').catch(() => { broken = true })
        throw error
      } finally {
        // A connection that failed in the middle is thrown away: nobody may inherit its half-finished transaction.
        client.off('error', lost)
        client.release(broken)
      }
    },
    listen: keepListening(url, log, (stop) => stops.push(stop)),
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    answers: () => withDeadline(pool.query('select 1'), 2000).then(() => true, () => false),
    close: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await pool.end()
    },
  }
}
