import type { ChatMessage, Conversation } from '#contract/chat.ts'
import type { ConversationRow, MessageRow } from './conversation-queries.ts'

/** A conversation as returned to its member. */
export const presentConversation = ({ id, title, updatedAt }: ConversationRow): Conversation => ({
  id,
  title,
  updatedAt: updatedAt.toISOString(),
})

/** A message as returned to its member. */
export const presentMessage = ({ id, role, content, details, createdAt }: MessageRow): ChatMessage => ({
  id,
  content,
  role,
  timestamp: createdAt.toISOString(),
  details,
})
