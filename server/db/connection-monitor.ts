import pg from 'pg'
import type { Log } from '#server/log.ts'
import { DatabaseAway, isUnavailable, withDeadline } from './unavailable.ts'

/** Milliseconds between two checks. */
const INTERVAL = 1000
/** How long a check may take, milliseconds: shorter than the interval, so that checks never wait for each other. */
const DEADLINE = 900

type Listener = { channel: string; onMessage: (payload: string) => void; onGap: () => void }

/**
 * Watches a PostgreSQL server over a connection of its own, on which notifications arrive as well. A connection that ends or does not
 * respond within a second means that the server is away. From then on calls fail at once, those in flight included, until the connection
 * is back. A query that fails only brings the next check forward: neither wrong SQL nor one slow statement turns everybody away.
 * @param onReturn called when the server is back: what was connected before may hang
 * @throws when the server does not respond
 */
export const monitorServer = async (url: string, log: Log, onReturn: () => void) => {
  const listeners: Listener[] = []
  const inFlight = new Set<(error: Error) => void>()
  let client: pg.Client | undefined
  let away = false
  let stopped = false
  let checking: Promise<void> | undefined

  const connect = async (): Promise<void> => {
    const connected = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: DEADLINE,
      keepAlive: true,
      application_name: 'skynn-monitor',
    })
    connected.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onMessage(payload)
    })
    // `end` follows and is handled; without a listener the error would end the process.
    connected.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
    connected.on('end', () => {
      if (client !== connected) return
      client = undefined
      void check()
    })
    try {
      await connected.connect()
      await withDeadline(
        Promise.all(listeners.map(({ channel }) => connected.query(`listen ${pg.escapeIdentifier(channel)}`))),
        DEADLINE,
      )
    } catch (error) {
      connected.end().catch(() => {})
      throw error
    }
    client = connected
  }
  const setAway = (error: unknown): void => {
    const lost = client
    client = undefined
    lost?.end().catch(() => {})
    if (!away) log.warn({ err: error }, 'the database is away')
    away = true
    for (const reject of inFlight) reject(new DatabaseAway())
    inFlight.clear()
  }
  const reconnect = async (): Promise<void> => {
    await connect()
    if (away) {
      away = false
      log.warn('the database is back')
      onReturn()
    }
    for (const { onGap } of listeners) onGap()
  }
  const check = (): Promise<void> => {
    if (stopped) return Promise.resolve()
    checking ??= (client ? withDeadline(client.query('select 1'), DEADLINE).then(() => {}) : reconnect())
      .catch((error: unknown) => {
        if (!stopped) setAway(error)
      })
      .finally(() => {
        checking = undefined
      })
    return checking
  }

  await connect()
  const timer = setInterval(() => void check(), INTERVAL).unref()
  return {
    isAway: (): boolean => away,
    /** Does `work` unless the server is away. @throws DatabaseAway, also when it goes away meanwhile */
    guard: <T>(work: () => Promise<T>): Promise<T> => {
      if (away) return Promise.reject(new DatabaseAway())
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      inFlight.add(reject)
      work()
        .then(resolve, (error: unknown) => {
          if (isUnavailable(error)) void check()
          reject(error)
        })
        .finally(() => inFlight.delete(reject))
      return promise
    },
    /** Calls back for every message on the channel; `onGap` when messages may have been missed. */
    listen: async (channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void> => {
      listeners.push({ channel, onMessage, onGap })
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    stop: async (): Promise<void> => {
      stopped = true
      clearInterval(timer)
      await checking
      await client?.end().catch(() => {})
    },
  }
}
