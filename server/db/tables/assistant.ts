import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ChatMessage } from '#contract/chat.ts'
import type { Turn } from '#guidance/guidance.ts'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

/** The conversations of members with the assistant: health data. Those of visitors and temporary ones are never stored. */
export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('assistant_conversations_newest').on(table.userId, table.updatedAt, table.id)],
)

/** Their messages, each question followed by its reply. */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => assistantConversations.id, { onDelete: 'cascade' }),
    /** Ascending within a conversation: a question and its reply can have the same time. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    /** What a reply was about, for the engine to go on from; null for a question. */
    topic: jsonb().$type<NonNullable<Turn['topic']>>(),
    details: jsonb().$type<NonNullable<ChatMessage['details']>>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('assistant_messages_order').on(table.conversationId, table.place)],
)
