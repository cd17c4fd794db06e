import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid, integer } from 'drizzle-orm/pg-core'
import { tsvector } from '../columns.ts'
import { articles } from './articles.ts'

/**
 * Published content in passages within its sections, for answers that quote it (server/search). Only public text is stored here, so that
 * no search result can leak a premium body.
 */
export const passages = pgTable(
  'passages',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    /** The path on our origin, with the section's anchor. */
    path: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B')`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.place] }),
    index('passages_search').using('gin', table.search),
  ],
)
