import type { RoutinePlan } from '#contract/routines.ts'
import type { AppContext } from '#server/app-context.ts'
import { insertRoutine } from './queries.ts'

/** A plan with a cleanser in both times of day and two products that clash in the evening. */
export const plan = (overrides: Partial<RoutinePlan> = {}): RoutinePlan => ({
  steps: [
    { id: 'wash', name: 'Gentle cleanser', kind: 'cleanser' },
    { id: 'retinol', name: 'Retinol 0.3% serum', kind: 'treatment' },
    { id: 'peel', name: 'Glycolic acid toner', kind: 'exfoliant' },
  ],
  morning: ['wash'],
  evening: ['wash', 'peel', 'retinol'],
  ...overrides,
})

/** Saves a routine of a member. @returns its id */
export const createRoutine = async (context: AppContext, memberId: string, name = 'My routine'): Promise<string> => {
  const now = context.now()
  const row = { userId: memberId, name, plan: plan(), createdAt: now, updatedAt: now }
  return (await insertRoutine(context.database.queries, row)).id
}
