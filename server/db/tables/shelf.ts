import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { productKinds } from '#contract/kinds/product.ts'
import { moment } from '../columns.ts'
import { members } from './accounts.ts'

/** The products that members own: health data. */
export const shelfItems = pgTable(
  'shelf_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: productKinds }).notNull(),
    label: text().notNull(),
    openedOn: date(),
    monthsAfterOpening: integer(),
    priceCents: integer(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('shelf_items_newest').on(table.userId, table.createdAt, table.id)],
)
