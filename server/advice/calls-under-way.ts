import { Refusal } from '#server/http/refusal.ts'

/** How many calls of one visitor may be under way at a time. */
const MOST = 2

/** Counts the calls of each visitor that are under way; only those are kept in memory. */
export const createCallsUnderWay = () => {
  const counts = new Map<string, number>()
  return {
    /**
     * Runs a call for this visitor.
     * @throws Refusal too_many_requests when two of the same visitor are under way
     */
    run: async <T>(visitor: string, call: () => Promise<T>): Promise<T> => {
      const running = counts.get(visitor) ?? 0
      if (running >= MOST) {
        throw new Refusal('too_many_requests', { message: 'We are still busy with your last two questions. Please wait for an answer first.', retryAfter: 2 })
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
