import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/log.ts'

/** Timeout in milliseconds for what a reply can do without. */
const TIMEOUT = 800

/** What the promise resolves to in time; undefined if it is late or fails, which is logged as a reply without `what`. */
export const within = async <T>(promise: Promise<T>, what: string, log: Log): Promise<T | undefined> => {
  const timer = new AbortController()
  try {
    return await Promise.race([promise, pause(TIMEOUT, undefined, { signal: timer.signal })])
  } catch (error) {
    log.warn({ err: error }, `replied without ${what}`)
    return undefined
  } finally {
    timer.abort()
    // A failure that comes too late must not end the process.
    promise.catch(() => {})
  }
}
