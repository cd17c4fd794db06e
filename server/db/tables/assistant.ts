import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

/** A source as shown under a reply. */
type Source = { title: string; url?: string | undefined }

/**
 * Members' conversations with the assistant: health data, kept apart from all other tables so that it can be moved or erased on its own.
 * A temporary chat and a visitor's chat are never stored here.
 */
export const conversations = pgTable(
  'assistant_conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The beginning of the first message. */
    title: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('assistant_conversations_newest').on(table.userId, table.updatedAt, table.id)],
)

export const conversationMessages = pgTable(
  'assistant_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** 0 for the first message. */
    position: integer().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    /** Of a reply: what it was about, for the next turn. */
    topic: text(),
    level: text(),
    sources: jsonb().$type<Source[]>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('assistant_messages_in_order').on(table.conversationId, table.position)],
)

/** Messages and quizzes a member used on a day in South Africa, against the allowance of the tier (decision M10). */
export const adviceUsage = pgTable(
  'advice_usage',
  {
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    kind: text({ enum: ['chat', 'quiz'] }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.kind] })],
)
