import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteFollow, insertFollow } from './queries.ts'

/** Follows a brand; idempotent. @throws Refusal not_found */
export const followBrand = async (id: string, member: Member, context: AppContext) => {
  if (!(await insertFollow(context.database.queries, member.id, id, context.now()))) throw new Refusal('not_found')
  return { id, isFollowed: true }
}

/** Stops following a brand; idempotent. @throws Refusal not_found */
export const unfollowBrand = async (id: string, member: Member, context: AppContext) => {
  if (!(await deleteFollow(context.database.queries, member.id, id))) throw new Refusal('not_found')
  return { id, isFollowed: false }
}
