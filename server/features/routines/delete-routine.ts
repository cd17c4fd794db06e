import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { noSuchRoutine } from './no-such-routine.ts'
import { deleteRoutineOf } from './queries.ts'

/** Deletes a routine and its shared link. @throws Refusal not_found, also for that of another member */
export const deleteRoutine = async (id: string, member: Member, context: AppContext): Promise<{ ok: true }> => {
  if (!(await deleteRoutineOf(context.database.queries, member.id, id))) throw noSuchRoutine()
  return { ok: true }
}
