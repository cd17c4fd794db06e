import { MAX_ROUTINES } from '#contract/kinds/routine.ts'
import type { RoutinePlan, SavedRoutine } from '#contract/routines.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentRoutine } from './present.ts'
import { insertRoutine, lockCount } from './queries.ts'

/** Saves a new routine. @throws Refusal not_allowed for a member who has the maximum */
export const saveRoutine = async (
  { name, plan }: { name: string; plan: RoutinePlan },
  member: Member,
  context: AppContext,
): Promise<SavedRoutine> => {
  const now = context.now()
  const row = await context.database.transaction(async (queries) => {
    if ((await lockCount(queries, member.id)) >= MAX_ROUTINES)
      throw new Refusal('not_allowed', {
        message: `You can keep ${MAX_ROUTINES} routines. Delete one that you no longer use, then save this one.`,
      })
    return insertRoutine(queries, { userId: member.id, name: name.trim(), plan, createdAt: now, updatedAt: now })
  })
  return presentRoutine(row, context)
}
