/** How often each outcome happened since the start, for /metrics. Never holds any text of a conversation. */
export type Outcomes = { count(outcome: string): void; totals(): ReadonlyMap<string, number> }

export const createOutcomes = (): Outcomes => {
  const totals = new Map<string, number>()
  return {
    count: (outcome) => {
      totals.set(outcome, (totals.get(outcome) ?? 0) + 1)
    },
    totals: () => totals,
  }
}
