import { isUnavailable } from './db/unavailable.ts'
import type { Log } from './log.ts'

/**
 * Runs `work` now and then at this interval, milliseconds, one run at a time. A failure is logged, and the next run tries again.
 * @param name of the work, in the log
 * @returns a function that stops it
 */
export const repeat = (name: string, log: Log, interval: number, work: () => Promise<void>): (() => void) => {
  let running = false
  const run = async (): Promise<void> => {
    if (running) return
    running = true
    try {
      await work()
    } catch (error) {
      log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, `${name} failed; the next run tries again`)
    } finally {
      running = false
    }
  }
  void run()
  const timer = setInterval(() => void run(), interval).unref()
  return () => clearInterval(timer)
}
