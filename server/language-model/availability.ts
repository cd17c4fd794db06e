/** Failures in a row after which the model is left alone for a while. */
const MOST_FAILURES = 4
/** Milliseconds. */
const PAUSE = 60_000
const DAY = 86_400_000

/** Decides whether the model may be asked: a circuit breaker and a daily limit, per instance. */
export type Availability = {
  /** Reserves a reply of today's limit. @returns whether the model may be asked */
  take(): boolean
  succeeded(): void
  failed(): void
}

/** @param dailyReplies how many replies a day this instance may ask for */
export const createAvailability = (now: () => Date, dailyReplies: number): Availability => {
  let failures = 0
  let pausedUntil = 0
  let day = 0
  let taken = 0
  return {
    take: () => {
      const time = now().getTime()
      const today = Math.floor(time / DAY)
      if (today !== day) [day, taken] = [today, 0]
      if (time < pausedUntil || taken >= dailyReplies) return false
      taken += 1
      return true
    },
    succeeded: () => {
      failures = 0
    },
    failed: () => {
      failures += 1
      // After the pause one more failure is enough to pause again.
      if (failures >= MOST_FAILURES) pausedUntil = now().getTime() + PAUSE
    },
  }
}
