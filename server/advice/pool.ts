import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { Refusal } from '#server/http/refusal.ts'
import type { Log } from '#server/log.ts'
import type { AdviceCall, AdviceTask, AdviceTasks } from './tasks.ts'

/** The most a task may compute, milliseconds: everyday messages take 25, and a longer one is a fault of ours. */
const COMPUTE_WITHIN = 1500
/** The most a task waits for its turn, milliseconds: less than a connection may be silent (server/http/listener.ts). A worker needs some seconds to start. */
const START_WITHIN = 5000
/** A worker beside the first is ended after this long without a task, milliseconds. */
const IDLE_AFTER = 600_000

/** The engine holds 180 MB; a small young generation keeps what it throws away from adding a hundred more. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 8 }

const tooSlow = (): Refusal =>
  new Refusal('unavailable', {
    message:
      'This took too long to work through. Please try it in fewer words. If somebody needs help right now, call 112 from any phone, or 10177 for an ambulance.',
    retryAfter: 1,
  })

/** The advice engine, in threads of its own: whatever it is asked, pages go on being served. */
export type Advice = {
  /** @throws Refusal unavailable when the task computes too long (its worker is replaced) or its turn does not come */
  run<T extends AdviceTask>(task: T, input: AdviceTasks[T]['input']): Promise<AdviceTasks[T]['output']>
  /** Resolves when a worker is ready. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/**
 * Creates the pool of advice workers; it starts with the first use. One thread stays, another joins while that one is busy: two cores are
 * what a small server has. How many may wait is bounded where calls come in (server/http/bounded-work.ts).
 * @param options.worker the module that the threads run, another one in tests
 */
export const createAdvice = ({
  log,
  worker = new URL('./worker.ts', import.meta.url),
}: {
  log: Log
  worker?: URL
}): Advice => {
  let pool: Piscina | undefined
  const started = (): Piscina =>
    (pool ??= new Piscina({
      filename: fileURLToPath(worker),
      minThreads: 1,
      maxThreads: 2,
      idleTimeout: IDLE_AFTER,
      resourceLimits,
    }))

  return {
    run: async <T extends AdviceTask>(task: T, input: AdviceTasks[T]['input']): Promise<AdviceTasks[T]['output']> => {
      const giveUp = new AbortController()
      const { port1, port2 } = new MessageChannel()
      let computes = false
      let timer = setTimeout(() => giveUp.abort(), START_WITHIN)
      port1.once('message', () => {
        computes = true
        clearTimeout(timer)
        timer = setTimeout(() => giveUp.abort(), COMPUTE_WITHIN)
      })
      const call = { task, input, started: port2 as unknown as MessagePort } satisfies AdviceCall<T>
      try {
        return (await started().run(call, { signal: giveUp.signal, transferList: [port2] })) as AdviceTasks[T]['output']
      } catch (error) {
        if (!giveUp.signal.aborted) throw error
        log.warn(
          { task },
          computes ? 'an advice worker computed too long and was replaced' : 'no advice worker was ready in time',
        )
        throw computes
          ? tooSlow()
          : new Refusal('unavailable', {
              message: 'Our guide is still waking up. Please try again in a moment.',
              retryAfter: 5,
            })
      } finally {
        clearTimeout(timer)
        port1.close()
      }
    },
    warmUp: async () => {
      // Piscina starts its smallest number of threads at once, and tells when one can take a task.
      const { threads } = started()
      await Promise.race(threads.map((thread) => once(thread, 'message')))
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
