import pg from 'pg'
import type { Log } from '#server/log.ts'
import { DatabaseUnavailable, isUnavailable, withDeadline } from './unavailable.ts'

/** Milliseconds between two checks. */
const INTERVAL = 1000
/** How long a check may take, milliseconds: shorter than the interval, so that checks never overlap. */
const DEADLINE = 900

type Listener = { channel: string; onMessage: (payload: string) => void; onGap: () => void }

/**
 * Monitors a PostgreSQL server over a dedicated connection, which also receives notifications. If the connection ends or does not respond
 * within a second, the server counts as unavailable: calls fail immediately, including those in flight, until the connection is restored.
 * A failed query only triggers an early check, so that neither invalid SQL nor one slow statement makes the server unavailable.
 * @param onRecovery called when the server is available again: earlier connections may hang
 * @throws when the server does not respond
 */
export const monitorServer = async (url: string, log: Log, onRecovery: () => void) => {
  const listeners: Listener[] = []
  const inFlight = new Set<(error: Error) => void>()
  let client: pg.Client | undefined
  let unavailable = false
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
    // `end` follows and is handled; without a listener the error would crash the process.
    connected.on('error', (error) => log.warn({ err: error }, 'the notification connection was lost'))
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
  const setUnavailable = (error: unknown): void => {
    const lost = client
    client = undefined
    lost?.end().catch(() => {})
    if (!unavailable) log.warn({ err: error }, 'the database is unavailable')
    unavailable = true
    for (const reject of inFlight) reject(new DatabaseUnavailable())
    inFlight.clear()
  }
  const reconnect = async (): Promise<void> => {
    await connect()
    if (unavailable) {
      unavailable = false
      log.warn('the database is available again')
      onRecovery()
    }
    for (const { onGap } of listeners) onGap()
  }
  const check = (): Promise<void> => {
    if (stopped) return Promise.resolve()
    checking ??= (client ? withDeadline(client.query('select 1'), DEADLINE).then(() => {}) : reconnect())
      .catch((error: unknown) => {
        if (!stopped) setUnavailable(error)
      })
      .finally(() => {
        checking = undefined
      })
    return checking
  }

  await connect()
  const timer = setInterval(() => void check(), INTERVAL).unref()
  return {
    /** Runs `work` unless the server is unavailable. @throws DatabaseUnavailable, also if it becomes unavailable meanwhile */
    guard: <T>(work: () => Promise<T>): Promise<T> => {
      if (unavailable) return Promise.reject(new DatabaseUnavailable())
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
    /** Calls `onMessage` for every message on the channel, and `onGap` when messages may have been missed. */
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
