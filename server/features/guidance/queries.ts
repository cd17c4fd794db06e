import { desc, eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { articles } from '#server/db/schema.ts'

/** Pages an answer may link to: the newest published articles, so many. */
const MOST = 300

/** The newest published articles by name: what there is to link to. */
export const findPages = (db: Queries) =>
  db
    .select({ slug: articles.slug, title: articles.title, tags: articles.tags, category: articles.category })
    .from(articles)
    .where(eq(articles.isPublished, true))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(MOST)
