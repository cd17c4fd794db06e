import { and, desc, eq, inArray, isNull, gt, or } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { articles, searchDocuments } from '#server/db/schema.ts'

/** Maximum number of pages that a reply can link to. */
const MAX_PAGES = 300

/** The newest published articles, as link targets for replies. */
export const findPages = (db: Queries) =>
  db
    .select({ slug: articles.slug, title: articles.title, tags: articles.tags })
    .from(articles)
    .where(eq(articles.isPublished, true))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(MAX_PAGES)

/** Those of the paths that are open pages of what the site-wide search finds: articles, products, recipes, deals, brands. */
export const findOpenPaths = async (db: Queries, paths: string[], now: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ path: searchDocuments.path })
    .from(searchDocuments)
    .where(
      and(
        inArray(searchDocuments.path, paths),
        or(isNull(searchDocuments.validUntil), gt(searchDocuments.validUntil, now)),
      ),
    )
  return rows.map(({ path }) => path)
}
