import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

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

/** Quiz results that members saved to the dashboard: health data. */
export const quizResults = pgTable(
  'quiz_results',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    answers: jsonb().$type<QuizAnswers>().notNull(),
    result: jsonb().$type<QuizResult>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('quiz_results_newest').on(table.userId, table.createdAt, table.id)],
)
