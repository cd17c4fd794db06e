import type { ChatMessage } from '#contract/chat.ts'
import type { Turn } from '#guidance/guidance.ts'
import { MAX_TURN_LENGTH, MAX_TURNS, withoutLastExchange } from '#server/assistant/conversations.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import {
  deleteLastExchange,
  findTurns,
  insertConversation,
  insertExchange,
  touchConversation,
} from './conversation-queries.ts'

/** A reply as it is kept. */
type KeptReply = { text: string; topic: NonNullable<Turn['topic']>; details: NonNullable<ChatMessage['details']> }

/** The conversation that a message belongs to. */
type Conversation = {
  /** What was said so far, oldest first, without an exchange that the message replaces. */
  turns(): Promise<readonly Turn[]>
  /** Keeps the message together with its reply. `turns`: as far as they could be read. @returns the id of the conversation */
  keep(turns: readonly Turn[] | undefined, message: string, reply: KeptReply, askedAt: Date): Promise<string>
}

/** Characters of a title. */
const MAX_TITLE = 80

/** A message in one line, cut between words. */
const titleOf = (message: string): string => {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_TITLE) return line
  const cut = line.slice(0, MAX_TITLE)
  return `${cut.replace(/\s\S*$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`
}

type Which = { conversationId?: string | undefined; replaceLast?: boolean | undefined; temporary?: boolean | undefined }

const inMemory = (
  { conversations }: AppContext,
  { conversationId, replaceLast }: Which,
  owner: string | null,
): Conversation => ({
  turns: async () => {
    const turns = conversations.turnsOf(conversationId, owner) ?? []
    return replaceLast === true ? withoutLastExchange(turns) : turns
  },
  keep: async (_, message, { text, topic }) =>
    conversations.append(
      conversationId,
      owner,
      [
        { role: 'user', text: message },
        { role: 'assistant', text, topic },
      ],
      replaceLast,
    ),
})

const stored = (context: AppContext, which: Which, userId: string): Conversation => {
  const { database, now, log } = context
  const { conversationId, replaceLast = false } = which
  const store: Conversation['keep'] = (turns, message, { text, topic, details }, askedAt) =>
    database.transaction(async (queries) => {
      const updatedAt = now()
      const title = titleOf(message)
      // The first message gives the title, also when it replaces another one.
      const changes = { updatedAt, ...(turns?.length === 0 && { title }) }
      const isOpen = conversationId !== undefined && (await touchConversation(queries, userId, conversationId, changes))
      const id = isOpen
        ? conversationId
        : await insertConversation(queries, { userId, title, createdAt: askedAt, updatedAt })
      if (isOpen && replaceLast) await deleteLastExchange(queries, id)
      await insertExchange(queries, id, [
        { role: 'user', content: message, createdAt: askedAt },
        { role: 'assistant', content: text, topic, details, createdAt: updatedAt },
      ])
      return id
    })
  return {
    turns: async () => {
      if (conversationId === undefined) return []
      const limit = replaceLast ? MAX_TURNS + 2 : MAX_TURNS
      const turns = await findTurns(database.queries, { userId, id: conversationId, limit, length: MAX_TURN_LENGTH })
      return replaceLast ? withoutLastExchange(turns) : turns
    },
    keep: async (...exchange) => {
      try {
        return await store(...exchange)
      } catch (error) {
        // The reply is written, and may say to seek help at once: it must not be lost with the history.
        log.warn({ err: error }, 'a conversation continues in memory')
        return inMemory(context, which, userId).keep(...exchange)
      }
    },
  }
}

/** Where a message belongs: in the database for members; in memory for visitors and for temporary conversations. */
export const conversationFor = (context: AppContext, which: Which, member: Member | null): Conversation => {
  const owner = member?.id ?? null
  const isKnownInMemory = context.conversations.turnsOf(which.conversationId, owner) !== undefined
  return owner === null || isKnownInMemory || which.temporary === true
    ? inMemory(context, which, owner)
    : stored(context, which, owner)
}
