/** Keys counted at a time, which bounds memory; beyond it the oldest are forgotten. */
const MAX_KEYS = 50_000

/** What visitors used today. They leave nothing in the database, so this process alone counts, until the day ends. */
export type VisitorUses = {
  /** Counts one use, unless the limit is reached. @returns the uses of the day, or undefined if the limit was reached */
  count(day: string, key: string, limit: number): number | undefined
  /** The uses of the day so far. */
  used(day: string, key: string): number
}

export const createVisitorUses = (): VisitorUses => {
  let today = ''
  const uses = new Map<string, number>()
  return {
    used: (day, key) => (day === today ? (uses.get(key) ?? 0) : 0),
    count: (day, key, limit) => {
      if (day !== today) uses.clear()
      today = day
      const next = (uses.get(key) ?? 0) + 1
      if (next > limit) return undefined
      uses.delete(key)
      uses.set(key, next)
      if (uses.size > MAX_KEYS) uses.delete(uses.keys().next().value ?? '')
      return next
    },
  }
}
