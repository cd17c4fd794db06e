import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteConversationOf, deleteConversationsOf } from './conversation-queries.ts'

/** Deletes a conversation of the member with its messages. @throws Refusal not_found */
export const deleteConversation = async (
  id: string,
  member: Member,
  { database }: AppContext,
): Promise<{ ok: true }> => {
  if (!(await deleteConversationOf(database.queries, member.id, id))) throw new Refusal('not_found')
  return { ok: true }
}

/** Deletes all conversations of the member, and forgets the temporary ones. */
export const deleteConversations = async (
  member: Member,
  { database, conversations }: AppContext,
): Promise<{ deleted: number }> => {
  conversations.forget(member.id)
  return { deleted: await deleteConversationsOf(database.queries, member.id) }
}
