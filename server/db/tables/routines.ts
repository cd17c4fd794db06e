import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'
import { products } from './products.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** Quiz results that members saved to the dashboard: health data. */
export const quizResults = pgTable(
  'quiz_results',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    answers: jsonb().$type<QuizAnswers>().notNull(),
    result: jsonb().$type<QuizResult>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('quiz_results_newest').on(table.userId, table.createdAt, table.id)],
)

/** Routines that members saved. `steps` is validated by contract/routines.ts when written. */
export const routines = pgTable(
  'routines',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    steps: jsonb().$type<unknown[]>().notNull(),
    /** Cents a month, or null. */
    budget: integer(),
    /** Part of the address under which anyone with the link can read it; null while it is not shared. */
    shareToken: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('routines_newest').on(table.userId, table.updatedAt, table.id),
    uniqueIndex('routines_share_token')
      .on(table.shareToken)
      .where(sql`share_token is not null`),
  ],
)

/** What a member owns. The skin profile's `currentProducts` is a view on it. */
export const shelfItems = pgTable(
  'shelf_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** A listed product, or null for one in the member's own words. */
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    /** The step it is used for, such as `cleanser`. */
    step: text().notNull(),
    name: text().notNull(),
    /** The pasted ingredient list or main actives, or null. */
    ingredients: text(),
    openedOn: date(),
    /** Months it keeps after opening, as printed in the open-jar symbol. */
    keepsMonths: integer(),
    useBy: date(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('shelf_items_owner').on(table.userId, table.createdAt, table.id),
    index('shelf_items_product').on(table.productId),
  ],
)
