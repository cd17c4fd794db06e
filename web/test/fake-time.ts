import { afterEach, vi } from 'vitest'

/** When the stopped clock starts. */
export const START = Date.parse('2026-11-20T08:00:00Z')

/**
 * Stops the clock of the page at its start, until the end of the test. Waiting for an element moves it by up to a few hundred milliseconds,
 * so times are given from the start. @returns a function that moves the clock to a moment, in milliseconds since the start
 */
export const stopClock = () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: START,
  })
  return async (moment: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(Math.max(0, START + moment - Date.now()))
  }
}

afterEach(() => void vi.useRealTimers())
