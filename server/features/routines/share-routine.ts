import { randomBytes } from 'node:crypto'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { noSuchRoutine } from './no-such-routine.ts'
import { removeShareToken, writeShareToken } from './queries.ts'

/** 128 bits: the link cannot be guessed. */
const TOKEN_BYTES = 16

/** Shares a routine of the member by link, or returns the link it has. @throws Refusal not_found, also for that of another member */
export const shareRoutine = async (id: string, member: Member, context: AppContext): Promise<{ token: string }> => {
  const fresh = randomBytes(TOKEN_BYTES).toString('base64url')
  const token = await writeShareToken(context.database.queries, member.id, id, fresh)
  if (token === undefined) throw noSuchRoutine()
  return { token }
}

/** Ends the shared link of a routine. @throws Refusal not_found, also for that of another member */
export const unshareRoutine = async (id: string, member: Member, context: AppContext): Promise<{ ok: true }> => {
  if (!(await removeShareToken(context.database.queries, member.id, id))) throw noSuchRoutine()
  return { ok: true }
}
