import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteQuizResultOf } from './queries.ts'

/** Deletes a saved quiz result. @throws Refusal not_found, also for the result of another member */
export const deleteQuizResult = async (id: string, member: Member, context: AppContext): Promise<{ ok: true }> => {
  if (!(await deleteQuizResultOf(context.database.queries, member.id, id)))
    throw new Refusal('not_found', { message: 'We could not find this quiz result. It may have been deleted already.' })
  return { ok: true }
}
