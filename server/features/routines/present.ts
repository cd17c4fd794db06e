import type { RoutineSummary, SavedRoutine } from '#contract/routines.ts'
import type { AppContext } from '#server/app-context.ts'
import type { findRoutines, RoutineRow } from './queries.ts'
import { withProducts } from './with-products.ts'

/** A routine in its member's list. */
export const presentSummary = (row: Awaited<ReturnType<typeof findRoutines>>[number]): RoutineSummary => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

/** A saved routine as returned to its member. */
export const presentRoutine = async (
  { id, name, plan, shareToken, createdAt, updatedAt }: RoutineRow,
  context: AppContext,
): Promise<SavedRoutine> => ({
  id,
  name,
  plan: await withProducts(plan, context),
  shareToken,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
