import { Refusal } from '#server/http/refusal.ts'

/** Maximum concurrent calls per visitor, before RATE_LIMIT_FACTOR. */
const MAX_CALLS = 2

/** Limits the concurrent calls per visitor; a visitor without running calls uses no memory. */
export const createCallsUnderWay = (factor: number) => {
  const limit = Math.max(1, Math.round(MAX_CALLS * factor))
  const counts = new Map<string, number>()
  /**
   * Counts a call for this visitor. @returns a function that ends it, to be called once
   * @throws Refusal too_many_requests when the visitor already has the maximum number of calls running
   */
  const enter = (visitor: string): (() => void) => {
    const running = counts.get(visitor) ?? 0
    if (running >= limit) {
      throw new Refusal('too_many_requests', {
        message: 'We are still busy with your last two questions. Please wait for an answer first.',
        retryAfter: 2,
      })
    }
    counts.set(visitor, running + 1)
    return () => {
      const left = (counts.get(visitor) ?? 1) - 1
      if (left === 0) counts.delete(visitor)
      else counts.set(visitor, left)
    }
  }
  return {
    enter,
    /** Runs a call for this visitor. @throws Refusal too_many_requests, as `enter` does */
    run: async <T>(visitor: string, call: () => Promise<T>): Promise<T> => {
      const leave = enter(visitor)
      try {
        return await call()
      } finally {
        leave()
      }
    },
  }
}
export type CallsUnderWay = ReturnType<typeof createCallsUnderWay>
