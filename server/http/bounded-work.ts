import { availableParallelism } from 'node:os'
import type { Log } from '#server/log.ts'
import { Refusal, RETRY_AFTER } from './refusal.ts'

/** A kind of expensive work. Each has its own limits, so that a flood of one kind does not affect the others. */
export type WorkKind = 'render' | 'password' | 'database' | 'advice' | 'picture'
type Limits = { active: number; waiting: number }

/**
 * The queues are short: at the throughput of one core each drains in about half a second, and a longer wait would only make people reload.
 * - render: React is synchronous, so a second rendering only uses the time in which the first waits for data.
 * - password: Argon2 runs in the four threads that file reads and compression also need; one always stays free for those.
 * - advice: two worker threads, and a few calls that wait for them.
 * - picture: decoding takes up to a second of one of the four threads above, and up to 200 MB.
 * - database: somewhat more calls than the pool has connections, because a call also validates and serialises.
 */
const limits: Record<WorkKind, Limits> = {
  render: { active: 2, waiting: 24 },
  password: { active: Math.min(availableParallelism(), 3), waiting: 24 },
  database: { active: 16, waiting: 64 },
  advice: { active: 2, waiting: 6 },
  picture: { active: 1, waiting: 8 },
}

/** Milliseconds between two log lines about refusals of one kind: a line per refusal would cost as much as the refused work. */
const LOG_INTERVAL = 1000

/** The queue for this kind of work is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** A semaphore with a bounded queue, first come, first served. */
type Bulkhead = {
  /** Waits for a slot. @returns a function that releases it, at most once @throws Refusal unavailable, immediately, if the queue is full */
  enter(): Promise<() => void>
  /** Runs `work` in a slot. @throws Refusal unavailable, immediately, if the queue is full */
  run<T>(work: () => Promise<T>): Promise<T>
  isFull(): boolean
  /** Counts, logs and returns the refusal that `enter` would throw now. */
  refusalWhenFull(): Refusal | undefined
  usage(): { active: number; waiting: number; refused: number }
}

/** @param onRefused called for each refusal with the reason */
const createBulkhead = (
  kind: string,
  { active: maxActive, waiting: maxWaiting }: Limits,
  onRefused: (reason: string) => void,
): Bulkhead => {
  const queue: (() => void)[] = []
  let active = 0
  let refused = 0
  const isFull = (): boolean => active >= maxActive && queue.length >= maxWaiting
  // One instance for all refusals: a stack trace for each would be half of what a refusal costs.
  const refusal = new Refusal('unavailable', {
    message: 'Many people are reading right now. Please try again in a moment.',
    retryAfter: RETRY_AFTER,
    cause: new QueueFull(`${kind} queue full`),
  })
  const refusalWhenFull = (): Refusal | undefined => {
    if (!isFull()) return undefined
    refused += 1
    onRefused(`${kind} queue full`)
    return refusal
  }
  const release = (): void => {
    const next = queue.shift()
    // The slot passes to the next in line. Pending network events come first, so that a health check never waits for a queue.
    if (next) setImmediate(next)
    else active -= 1
  }
  const enter = async (): Promise<() => void> => {
    if (refusalWhenFull()) throw refusal
    if (active < maxActive) active += 1
    else
      await new Promise<void>((resolve) => {
        queue.push(resolve)
      })
    let released = false
    return () => {
      if (!released) release()
      released = true
    }
  }
  return {
    enter,
    run: async (work) => {
      const releaseSlot = await enter()
      try {
        return await work()
      } finally {
        releaseSlot()
      }
    },
    isFull,
    refusalWhenFull,
    usage: () => ({ active, waiting: queue.length, refused }),
  }
}

export type BoundedWork = Record<WorkKind, Bulkhead>

const logAtIntervals = (log: Log): ((reason: string) => void) => {
  let unlogged = 0
  let loggedAt = -Infinity
  return (reason) => {
    unlogged += 1
    if (performance.now() - loggedAt < LOG_INTERVAL) return
    log.warn({ refused: unlogged }, reason)
    unlogged = 0
    loggedAt = performance.now()
  }
}

/** The bulkheads of one server. */
export const createBoundedWork = (log: Log): BoundedWork => {
  const bulkhead = (kind: WorkKind) => createBulkhead(kind, limits[kind], logAtIntervals(log))
  return {
    render: bulkhead('render'),
    password: bulkhead('password'),
    database: bulkhead('database'),
    advice: bulkhead('advice'),
    picture: bulkhead('picture'),
  }
}
