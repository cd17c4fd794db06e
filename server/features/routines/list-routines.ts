import type { RoutineSummary } from '#contract/routines.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { presentSummary } from './present.ts'
import { findRoutines } from './queries.ts'

/** The member's routines, last changed first. */
export const listRoutines = async (member: Member, context: AppContext): Promise<RoutineSummary[]> =>
  (await findRoutines(context.database.queries, member.id)).map(presentSummary)
