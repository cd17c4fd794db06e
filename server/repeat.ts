import type { AppContext } from './app-context.ts'
import { isUnavailable } from './db/unavailable.ts'

/**
 * Runs work now and then at an interval, one run at a time. A failure is logged, and the next run tries again.
 * @param failed what the log says about a failure
 * @param interval milliseconds
 * @returns a function that stops it
 */
export const repeat = (
  work: () => Promise<unknown>,
  { failed, interval, log }: { failed: string; interval: number; log: AppContext['log'] },
): (() => void) => {
  let running = false
  const run = async (): Promise<void> => {
    if (running) return
    running = true
    try {
      await work()
    } catch (error) {
      log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, `${failed}; the next run tries again`)
    } finally {
      running = false
    }
  }
  void run()
  const timer = setInterval(() => void run(), interval).unref()
  return () => clearInterval(timer)
}
