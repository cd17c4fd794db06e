import { availableParallelism } from 'node:os'
import type { Log } from '#server/log.ts'
import { Refusal, RETRY_AFTER } from './refusal.ts'

/** What a server has little of. Each kind has its own limits, so that a flood of one leaves the others alone. */
export type WorkKind = 'render' | 'password' | 'database' | 'advice'
type Limits = { active: number; waiting: number }

/**
 * The queues are short: at the throughput of one core each drains in about half a second, and a longer wait would only make people reload.
 * - render: React is synchronous, so a second rendering only fills the time in which the first waits for data.
 * - password: Argon2 runs in the four threads that file reads and compression need too; one always stays free for those.
 * - advice: two worker threads, and a few who wait for them.
 * - database: somewhat more calls than the pool has connections, because a call also validates and serialises.
 */
const limits: Record<WorkKind, Limits> = {
  render: { active: 2, waiting: 24 },
  password: { active: Math.min(availableParallelism(), 3), waiting: 24 },
  database: { active: 16, waiting: 64 },
  advice: { active: 2, waiting: 6 },
}

/** Milliseconds between two log lines about refusals of one kind: a line per refusal would cost as much as what it refuses. */
const LOG_EVERY = 1000

/** The queue for this kind of work is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** A semaphore with a bounded queue, first come, first served. */
type Bulkhead = {
  /** Waits for a slot. @returns releases it, once however often it is called @throws Refusal unavailable, at once, when the queue is full */
  enter(): Promise<() => void>
  /** Runs `work` in a slot. @throws Refusal unavailable, at once, when the queue is full */
  run<T>(work: () => Promise<T>): Promise<T>
  isFull(): boolean
  /** The refusal that `enter` would throw now, counted and logged. */
  refusalWhenFull(): Refusal | undefined
  usage(): { active: number; waiting: number; refused: number }
}

/** @param onRefused called for each refusal with the reason */
const createBulkhead = (
  kind: string,
  { active: most, waiting: mostWaiting }: Limits,
  onRefused: (reason: string) => void,
): Bulkhead => {
  const queue: (() => void)[] = []
  let active = 0
  let refused = 0
  const isFull = (): boolean => active >= most && queue.length >= mostWaiting
  // One for all: recording the stack of each would be half of what a refusal costs.
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
    // The slot passes to the next in line. Whatever the network brought meanwhile comes first: a health check never waits for a queue.
    if (next) setImmediate(next)
    else active -= 1
  }
  const enter = async (): Promise<() => void> => {
    if (refusalWhenFull()) throw refusal
    if (active < most) active += 1
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
      const leave = await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    isFull,
    refusalWhenFull,
    usage: () => ({ active, waiting: queue.length, refused }),
  }
}

export type BoundedWork = Record<WorkKind, Bulkhead>

const logSometimes = (log: Log): ((reason: string) => void) => {
  let unlogged = 0
  let loggedAt = -Infinity
  return (reason) => {
    unlogged += 1
    if (performance.now() - loggedAt < LOG_EVERY) return
    log.warn({ refused: unlogged }, reason)
    unlogged = 0
    loggedAt = performance.now()
  }
}

/** The bulkheads of one server. */
export const createBoundedWork = (log: Log): BoundedWork => {
  const bulkhead = (kind: WorkKind) => createBulkhead(kind, limits[kind], logSometimes(log))
  return {
    render: bulkhead('render'),
    password: bulkhead('password'),
    database: bulkhead('database'),
    advice: bulkhead('advice'),
  }
}
