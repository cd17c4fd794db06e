import { Refusal } from '#server/http/refusal.ts'

/** How many calls of one visitor may be under way at a time, before RATE_LIMIT_FACTOR. */
const MOST = 2

/** Counts the calls of each visitor that are under way; only those are kept in memory. */
export const createCallsUnderWay = (factor: number) => {
  const most = Math.max(1, Math.round(MOST * factor))
  const counts = new Map<string, number>()
  return {
    /**
     * Runs a call for this visitor.
     * @throws Refusal too_many_requests when as many of the same visitor are under way as may be
     */
    run: async <T>(visitor: string, call: () => Promise<T>): Promise<T> => {
      const running = counts.get(visitor) ?? 0
      if (running >= most) {
        throw new Refusal('too_many_requests', {
          message: 'We are still busy with your last two questions. Please wait for an answer first.',
          retryAfter: 2,
        })
      }
      counts.set(visitor, running + 1)
      try {
        return await call()
      } finally {
        const left = (counts.get(visitor) ?? 1) - 1
        if (left === 0) counts.delete(visitor)
        else counts.set(visitor, left)
      }
    },
  }
}
export type CallsUnderWay = ReturnType<typeof createCallsUnderWay>
