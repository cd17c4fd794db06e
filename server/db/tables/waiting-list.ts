import { pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** People who asked to be told when something opens. `leaveHash` is the SHA-256 of the token in the mail's leave link. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    phone: text(),
    category: text().notNull().default('cashback_card'),
    leaveHash: varchar({ length: 64 }).notNull(),
    joinedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('waiting_list_once').on(table.category, table.email),
    uniqueIndex('waiting_list_leave').on(table.leaveHash),
  ],
)
