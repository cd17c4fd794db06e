import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RoutinePlan } from '#contract/routines.ts'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

/** Routines that members saved: health data. */
export const routines = pgTable(
  'routines',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    plan: jsonb().$type<RoutinePlan>().notNull(),
    /** Of the shared link; stored as it is, because its owner can copy it again, and who reads this table has the plan anyway. */
    shareToken: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('routines_newest').on(table.userId, table.updatedAt, table.id),
    uniqueIndex('routines_share_token').on(table.shareToken),
  ],
)
