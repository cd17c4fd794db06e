const LIMIT = 10
const WINDOW = 15 * 60_000
/** Beyond this many accounts under attack at once the oldest are forgotten: memory stays bounded. */
const MOST_KEYS = 50_000

/** Counts failed tries by a key in a sliding quarter of an hour. */
export type Attempts = {
  /** Seconds to wait before this key may try again; 0 when it may now. */
  waitFor(key: string): number
  failed(key: string): void
  succeeded(key: string): void
}

/**
 * Throttling by account: ten failures in 15 minutes, times `factor`, then nobody may try that account until the window has passed. In
 * memory, per instance: the limit by address stands in front of it.
 */
export const createAttempts = (now: () => Date, factor: number): Attempts => {
  const failures = new Map<string, number[]>()
  const most = Math.max(1, Math.round(LIMIT * factor))
  const recent = (key: string): number[] => (failures.get(key) ?? []).filter((at) => at > now().getTime() - WINDOW)
  return {
    waitFor: (key) => {
      const list = recent(key)
      return list.length < most ? 0 : Math.ceil(((list[0] ?? 0) + WINDOW - now().getTime()) / 1000)
    },
    failed: (key) => {
      const list = [...recent(key), now().getTime()].slice(-most)
      failures.delete(key)
      failures.set(key, list)
      if (failures.size > MOST_KEYS) failures.delete(failures.keys().next().value ?? '')
    },
    succeeded: (key) => {
      failures.delete(key)
    },
  }
}
