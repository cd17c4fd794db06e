import type { RoutinePlan, SavedRoutine } from '#contract/routines.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { noSuchRoutine } from './no-such-routine.ts'
import { presentRoutine } from './present.ts'
import { findRoutine, updateRoutine } from './queries.ts'

/**
 * Replaces a routine of the member. @throws Refusal changed_elsewhere if it was changed since `updatedAt`; not_found, also for that of another
 * member
 */
export const changeRoutine = async (
  id: string,
  { name, plan, updatedAt }: { name: string; plan: RoutinePlan; updatedAt: string },
  member: Member,
  context: AppContext,
): Promise<SavedRoutine> => {
  const { queries } = context.database
  const from = new Date(updatedAt)
  const now = context.now()
  const row = await updateRoutine(
    queries,
    { userId: member.id, id, from },
    // Always later than before, so that two changes within a millisecond differ.
    { name: name.trim(), plan, updatedAt: now > from ? now : new Date(from.getTime() + 1) },
  )
  if (row !== undefined) return presentRoutine(row, context)
  throw (await findRoutine(queries, member.id, id)) === undefined
    ? noSuchRoutine()
    : new Refusal('changed_elsewhere', { message: 'This routine was changed on another device in the meantime.' })
}
