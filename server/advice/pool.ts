import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { Refusal } from '#server/http/refusal.ts'
import type { Log } from '#server/log.ts'
import type { AdviceCall, AdviceTask, AdviceTasks } from './tasks.ts'

/** Maximum computing time of a task in milliseconds. Typical messages take 25, so exceeding it points to a bug of ours. */
const COMPUTE_TIMEOUT = 1500
/** Maximum wait for a worker in milliseconds: below the idle timeout of a connection (server/http/listener.ts). A worker takes a few seconds to start. */
const START_TIMEOUT = 5000
/** The second worker is stopped after this many milliseconds without a task. */
const IDLE_TIMEOUT = 600_000

/** The engine uses 180 MB; a small young generation prevents garbage from adding another 100 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 8 }

/** Without a time to try again: the same words would take as long again. */
const tooSlow = (): Refusal =>
  new Refusal('unavailable', {
    message:
      'This took too long to process. Please try again with fewer words. If someone needs help right now, call 112 from any phone, or 10177 for an ambulance.',
  })

/** The advice engine in worker threads, so that a slow message never blocks the serving of pages. */
export type Advice = {
  /** @throws Refusal unavailable when the task computes too long (its worker is replaced) or no worker is free in time */
  run<T extends AdviceTask>(task: T, input: AdviceTasks[T]['input']): Promise<AdviceTasks[T]['output']>
  /** Resolves as soon as a worker is ready. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/**
 * Creates the pool of advice workers, which starts on first use. One thread always runs; a second starts while the first is busy, because
 * a small server has two cores. The queue is bounded at the endpoints (server/http/bounded-work.ts).
 * @param options.worker the module that the threads run; tests replace it
 * @param options.patience multiplies the time limits, for tests on a busy machine
 */
export const createAdvice = ({
  log,
  worker = new URL('./worker.ts', import.meta.url),
  patience = 1,
}: {
  log: Log
  worker?: URL
  patience?: number
}): Advice => {
  let pool: Piscina | undefined
  let warm: Promise<void> | undefined
  const startedPool = (): Piscina =>
    (pool ??= new Piscina({
      filename: fileURLToPath(worker),
      minThreads: 1,
      maxThreads: 2,
      idleTimeout: IDLE_TIMEOUT,
      resourceLimits,
    }))

  return {
    run: async <T extends AdviceTask>(task: T, input: AdviceTasks[T]['input']): Promise<AdviceTasks[T]['output']> => {
      const abort = new AbortController()
      const { port1, port2 } = new MessageChannel()
      let hasStarted = false
      let timer = setTimeout(() => abort.abort(), START_TIMEOUT * patience)
      port1.once('message', () => {
        hasStarted = true
        clearTimeout(timer)
        timer = setTimeout(() => abort.abort(), COMPUTE_TIMEOUT * patience)
      })
      const call = { task, input, started: port2 as unknown as MessagePort } satisfies AdviceCall<T>
      try {
        return (await startedPool().run(call, {
          signal: abort.signal,
          transferList: [port2],
        })) as AdviceTasks[T]['output']
      } catch (error) {
        if (!abort.signal.aborted) throw error
        log.warn(
          { task },
          hasStarted
            ? 'an advice worker exceeded its computing time and was replaced'
            : 'no advice worker was ready in time',
        )
        throw hasStarted
          ? tooSlow()
          : new Refusal('unavailable', {
              message: 'Our guide is still starting up. Please try again in a moment.',
              retryAfter: 5,
            })
      } finally {
        clearTimeout(timer)
        port1.close()
      }
    },
    warmUp: () => {
      // Piscina starts `minThreads` immediately; a thread sends a message once, when it can accept a task.
      const firstReady = async () => {
        await Promise.race(startedPool().threads.map((thread) => once(thread, 'message')))
      }
      return (warm ??= firstReady())
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
