import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid, integer } from 'drizzle-orm/pg-core'
import { tsvector } from '../columns.ts'
import { articles } from './articles.ts'

/**
 * Published content in pieces of a section, for answers that quote it (server/search). Only what everybody may read is kept here, so that
 * nothing found can leak a premium body.
 */
export const passages = pgTable(
  'passages',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    /** The address below our origin, with the section's anchor. */
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
