import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Turn } from '#guidance/guidance.ts'
import type { Place } from '#server/db/cursor.ts'
import type { Queries } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { assistantConversations as conversations, assistantMessages as messages } from '#server/db/schema.ts'

/** Conversations kept of a member; beyond it the least recently used are dropped. */
export const MAX_CONVERSATIONS = 200
/** Messages kept of a conversation; beyond it the oldest are dropped. */
export const MAX_MESSAGES = 200

export type ConversationRow = typeof conversations.$inferSelect
export type MessageRow = Pick<typeof messages.$inferSelect, 'id' | 'role' | 'content' | 'details' | 'createdAt'>

/** A question and its reply, in this order, with their times. */
export type Exchange = Pick<typeof messages.$inferInsert, 'role' | 'content' | 'topic' | 'details' | 'createdAt'>[]

const ownedBy = (userId: string, id: string) => and(eq(conversations.id, id), eq(conversations.userId, userId))
const newestFirst = [desc(conversations.updatedAt), desc(conversations.id)]

const newestTurns = preparedQuery('turns of a conversation', (db) =>
  db
    .select({
      role: messages.role,
      text: sql<string>`left(${messages.content}, ${sql.placeholder('length')}::integer)`,
      topic: messages.topic,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.id, sql.placeholder('id')), eq(conversations.userId, sql.placeholder('userId'))))
    .orderBy(desc(messages.place))
    .limit(sql.placeholder('limit')),
)

/** The newest turns of a member's conversation, oldest first, each up to `length` characters; none if the member has no such conversation. */
export const findTurns = async (
  db: Queries,
  { userId, id, limit, length }: { userId: string; id: string; limit: number; length: number },
): Promise<Turn[]> => {
  const rows = await newestTurns(db, { userId, id, limit, length })
  return rows.toReversed().map(({ role, text, topic }) => ({ role, text, ...(topic && { topic }) }))
}

/**
 * Marks a conversation of the member as used now; concurrent messages of it wait until the transaction ends. Call it inside one.
 * @returns whether the member has it
 */
export const touchConversation = async (
  db: Queries,
  userId: string,
  id: string,
  changes: { updatedAt: Date; title?: string },
): Promise<boolean> => {
  const rows = await db
    .update(conversations)
    .set(changes)
    .where(ownedBy(userId, id))
    .returning({ id: conversations.id })
  return rows.length > 0
}

/** Inserts a conversation and deletes the member's least recently used beyond the maximum. Call it inside a transaction. @returns its id */
export const insertConversation = async (
  db: Queries,
  row: Pick<ConversationRow, 'userId' | 'title' | 'createdAt' | 'updatedAt'>,
): Promise<string> => {
  const [inserted] = await db.insert(conversations).values(row).returning({ id: conversations.id })
  if (inserted === undefined) throw new Error('the conversation was not inserted')
  const surplus = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.userId, row.userId))
    .orderBy(...newestFirst)
    .offset(MAX_CONVERSATIONS)
  await db.delete(conversations).where(inArray(conversations.id, surplus))
  return inserted.id
}

/** Deletes the last question of a conversation and what follows it. */
export const deleteLastExchange = async (db: Queries, conversationId: string): Promise<void> => {
  const last = db
    .select({ place: messages.place })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.role, 'user')))
    .orderBy(desc(messages.place))
    .limit(1)
  await db.delete(messages).where(and(eq(messages.conversationId, conversationId), gte(messages.place, sql`(${last})`)))
}

/** Appends an exchange to a conversation and deletes its oldest messages beyond the maximum. Call it inside a transaction. */
export const insertExchange = async (db: Queries, conversationId: string, exchange: Exchange): Promise<void> => {
  await db.insert(messages).values(exchange.map((message) => ({ ...message, conversationId })))
  const newestSurplus = db
    .select({ place: messages.place })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.place))
    .offset(MAX_MESSAGES)
    .limit(1)
  await db
    .delete(messages)
    .where(and(eq(messages.conversationId, conversationId), lte(messages.place, sql`(${newestSurplus})`)))
}

const list = (after: SQL | undefined) => (db: Queries) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, sql.placeholder('userId')), after))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
const firstPage = preparedQuery('conversations, first page', list(undefined))
const nextPage = preparedQuery(
  'conversations, after',
  list(
    sql`(${conversations.updatedAt}, ${conversations.id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
  ),
)

/** A page of the member's conversations, most recent first. */
export const findConversations = (
  db: Queries,
  userId: string,
  after: Place<Date> | undefined,
  limit: number,
): Promise<ConversationRow[]> =>
  after === undefined
    ? firstPage(db, { userId, limit })
    : nextPage(db, { userId, limit, at: after.by.toISOString(), id: after.id })

export const findConversation = async (
  db: Queries,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> => {
  const [row] = await db.select().from(conversations).where(ownedBy(userId, id))
  return row
}

/** The newest messages of a conversation, oldest first. */
export const findMessages = async (db: Queries, conversationId: string): Promise<MessageRow[]> => {
  const rows = await db
    .select({
      id: messages.id,
      role: messages.role,
      content: messages.content,
      details: messages.details,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.place))
    .limit(MAX_MESSAGES)
  return rows.toReversed()
}

/** Deletes a conversation of the member with its messages. @returns whether the member had it */
export const deleteConversationOf = async (db: Queries, userId: string, id: string): Promise<boolean> => {
  const deleted = await db.delete(conversations).where(ownedBy(userId, id)).returning({ id: conversations.id })
  return deleted.length > 0
}

/** Deletes all conversations of the member with their messages. @returns how many there were */
export const deleteConversationsOf = async (db: Queries, userId: string): Promise<number> => {
  const deleted = await db
    .delete(conversations)
    .where(eq(conversations.userId, userId))
    .returning({ id: conversations.id })
  return deleted.length
}
