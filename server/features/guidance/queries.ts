import { desc, eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { articles } from '#server/db/schema.ts'

/** Maximum number of pages that a reply can link to. */
const MAX_PAGES = 300

/** The newest published articles, as link targets for replies. */
export const findPages = (db: Queries) =>
  db
    .select({ slug: articles.slug, title: articles.title, tags: articles.tags, category: articles.category })
    .from(articles)
    .where(eq(articles.isPublished, true))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(MAX_PAGES)
