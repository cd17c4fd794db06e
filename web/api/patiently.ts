import { ApiError } from './api-error.ts'

/** Enough for the advice engine of a slow machine, which takes 15 s to start: each try also waits a few seconds on the server. */
const MOST_TRIES = 4
/** Seconds. Who is told to wait longer is told so instead. */
const LONGEST_WAIT = 10

const pause = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Makes a call again while the server is unavailable and says after how many seconds to try again.
 * @param onWait called once, before the first wait
 * @throws the error of the last try
 */
export const patiently = async <T>(work: () => Promise<T>, onWait: () => void, signal?: AbortSignal): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const wait = error instanceof ApiError && error.status === 503 ? error.retryAfter : null
      if (wait === null || wait > LONGEST_WAIT || tries === MOST_TRIES) throw error
      if (tries === 1) onWait()
      await pause(wait, signal)
      if (signal?.aborted === true) throw error
    }
  }
}
