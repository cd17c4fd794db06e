import type { SavedRoutine } from '#contract/routines.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { noSuchRoutine } from './no-such-routine.ts'
import { presentRoutine } from './present.ts'
import { findRoutine } from './queries.ts'

/** A routine of the member. @throws Refusal not_found, also for that of another member */
export const readRoutine = async (id: string, member: Member, context: AppContext): Promise<SavedRoutine> => {
  const row = await findRoutine(context.database.queries, member.id, id)
  if (row === undefined) throw noSuchRoutine()
  return presentRoutine(row, context)
}
