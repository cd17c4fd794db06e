import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

/** Community polls. The counts in `options` are kept in step with `poll_votes` by the transaction that votes. */
export const polls = pgTable(
  'polls',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    options: jsonb().$type<{ text: string; votes: number }[]>().notNull(),
    totalVotes: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    endDate: moment(),
    isSample: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    /** The hash of the shipped row that this one was imported from; null for rows written by an operator. */
    fileHash: text(),
  },
  (table) => [uniqueIndex('polls_slug').on(table.slug), index('polls_newest').on(table.createdAt, table.id)],
)

export const pollVotes = pgTable(
  'poll_votes',
  {
    id: uuid().primaryKey().defaultRandom(),
    pollId: uuid()
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    optionIndex: integer().notNull(),
    votedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('poll_votes_once').on(table.pollId, table.userId),
    index('poll_votes_member').on(table.userId),
  ],
)
