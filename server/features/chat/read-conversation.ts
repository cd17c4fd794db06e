import type { ChatMessage, Conversation } from '#contract/chat.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findConversation, findMessages } from './conversation-queries.ts'
import { presentConversation, presentMessage } from './present.ts'

/** A conversation of the member with its messages, oldest first. @throws Refusal not_found */
export const readConversation = async (
  id: string,
  member: Member,
  { database }: AppContext,
): Promise<{ conversation: Conversation; messages: ChatMessage[] }> => {
  const conversation = await findConversation(database.queries, member.id, id)
  if (conversation === undefined) throw new Refusal('not_found')
  const messages = await findMessages(database.queries, id)
  return { conversation: presentConversation(conversation), messages: messages.map(presentMessage) }
}
