import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ArticleCategory } from '#contract/kinds/article.ts'
import type { Queries } from '#server/db/database.ts'
import type { Place } from '#server/db/cursor.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { passagesOf } from '#server/search/passages.ts'
import { writeArticleDocument } from '#server/search/document-queries.ts'
import { replacePassages } from '#server/search/queries.ts'
import { articles, articleTags, articleViews, savedArticles, tagCounts } from '#server/db/schema.ts'
import { readColumns, summaryColumns, type SummaryRow } from './list-queries.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const publishedByIdOrSlug = (idOrSlug: string): SQL | undefined =>
  and(uuid.test(idOrSlug) ? eq(articles.id, idOrSlug) : eq(articles.slug, idOrSlug), eq(articles.isPublished, true))

export const findArticle = async (db: Queries, idOrSlug: string) => {
  const [row] = await db.select(readColumns).from(articles).where(publishedByIdOrSlug(idOrSlug))
  return row
}

/** Articles that share the most tags with this one, newest first among equals. Only the newest few of each tag are considered. */
export const findRelated = async (
  db: Queries,
  article: { id: string; tags: string[]; category: ArticleCategory },
  limit: number,
): Promise<SummaryRow[]> => {
  const near = sql`(
    select near.article_id, count(*) as shared from unnest(${sql.param(article.tags)}::text[]) as mine(tag)
    cross join lateral (
      select article_id from article_tags where article_tags.tag = mine.tag order by published_at desc, article_id desc limit ${limit * 4}
    ) as near
    where near.article_id <> ${article.id} group by near.article_id
  ) as near`
  return db
    .select(summaryColumns)
    .from(articles)
    .innerJoin(near, sql`near.article_id = ${articles.id}`)
    .orderBy(sql`near.shared desc`, desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
}

export const findTags = (db: Queries) =>
  db
    .select()
    .from(tagCounts)
    .orderBy(sql`${tagCounts.articles} desc nulls last`, asc(tagCounts.tag))
    .limit(100)

const savedAmong = preparedQuery('saved among', (db) =>
  db
    .select({ id: savedArticles.articleId })
    .from(savedArticles)
    .where(
      and(
        eq(savedArticles.userId, sql.placeholder('userId')),
        sql`${savedArticles.articleId} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    ),
)

/** Ids of these articles that are on the member's reading list, in one query per page. */
export const findSavedAmong = async (db: Queries, userId: string, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await savedAmong(db, { userId, ids })
  return new Set(rows.map((row) => row.id))
}

const savedList = (after: SQL | undefined) => (db: Queries) =>
  db
    .select({ ...summaryColumns, savedId: savedArticles.id, savedAt: savedArticles.savedAt })
    .from(savedArticles)
    .innerJoin(articles, eq(articles.id, savedArticles.articleId))
    .where(and(eq(savedArticles.userId, sql.placeholder('userId')), eq(articles.isPublished, true), after))
    .orderBy(desc(savedArticles.savedAt), desc(savedArticles.id))
    .limit(sql.placeholder('limit'))
const savedFirst = preparedQuery('saved, first page', savedList(undefined))
const savedAfter = preparedQuery(
  'saved, after',
  savedList(
    sql`(${savedArticles.savedAt}, ${savedArticles.id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
  ),
)

/** A page of the member's reading list, most recently saved first. */
export const findSaved = (db: Queries, userId: string, after: Place<Date> | undefined, limit: number) =>
  after === undefined
    ? savedFirst(db, { userId, limit })
    : savedAfter(db, { userId, limit, at: after.by.toISOString(), id: after.id })

/** Saves a published article; idempotent. @returns its id, or undefined if it does not exist */
export const insertSaved = async (
  db: Queries,
  userId: string,
  idOrSlug: string,
  now: Date,
): Promise<string | undefined> => {
  const article = await findArticleId(db, idOrSlug)
  if (article !== undefined)
    await db.insert(savedArticles).values({ userId, articleId: article, savedAt: now }).onConflictDoNothing()
  return article
}

export const deleteSaved = async (db: Queries, userId: string, idOrSlug: string): Promise<string | undefined> => {
  const article = await findArticleId(db, idOrSlug)
  if (article !== undefined)
    await db.delete(savedArticles).where(and(eq(savedArticles.userId, userId), eq(savedArticles.articleId, article)))
  return article
}

const findArticleId = async (db: Queries, idOrSlug: string): Promise<string | undefined> => {
  const [row] = await db.select({ id: articles.id }).from(articles).where(publishedByIdOrSlug(idOrSlug))
  return row?.id
}

/** Counts a view unless the visitor's was counted today. @returns the views, or undefined if the article does not exist */
export const countView = async (
  db: Queries,
  idOrSlug: string,
  visitor: string,
  day: string,
): Promise<number | undefined> => {
  const article = await findArticleId(db, idOrSlug)
  if (article === undefined) return undefined
  const first = await db
    .insert(articleViews)
    .values({ day, articleId: article, visitor })
    .onConflictDoNothing()
    .returning({ day: articleViews.day })
  const [row] =
    first.length > 0
      ? await db
          .update(articles)
          .set({ views: sql`${articles.views} + 1` })
          .where(eq(articles.id, article))
          .returning({ views: articles.views })
      : await db.select({ views: articles.views }).from(articles).where(eq(articles.id, article))
  return row?.views
}

/** The file hash of each stored article, by slug; null for articles that an operator wrote. */
export const findFileHashes = async (db: Queries, slugs: string[]) =>
  new Map(
    (
      await db
        .select({ slug: articles.slug, fileHash: articles.fileHash })
        .from(articles)
        .where(inArray(articles.slug, slugs))
    ).map((row) => [row.slug, row.fileHash]),
  )

export const deleteOldViews = (db: Queries, before: string) =>
  db.delete(articleViews).where(sql`${articleViews.day} < ${before}`)

/** Writes an article with its tags and passages, and updates the tag counts. Call it inside a transaction. */
export const writeArticle = async (db: Queries, row: typeof articles.$inferInsert): Promise<string> => {
  const { id: _id, createdAt: _createdAt, views: _views, ...changes } = row
  const [written] = await db
    .insert(articles)
    .values(row)
    .onConflictDoUpdate({ target: articles.slug, set: changes })
    .returning({ id: articles.id })
  if (!written) throw new Error('the insert returned no row')
  const removed = await db
    .delete(articleTags)
    .where(eq(articleTags.articleId, written.id))
    .returning({ tag: articleTags.tag })
  const { publishedAt, category, readMinutes = 5, tags = [] } = row
  const added =
    row.isPublished && publishedAt
      ? tags.map((tag) => ({ articleId: written.id, tag, category, publishedAt, readMinutes }))
      : []
  if (added.length > 0) await db.insert(articleTags).values(added)
  if (removed.length > 0) {
    const gone = removed.map(({ tag }) => tag)
    await db
      .update(tagCounts)
      .set({ articles: sql`${tagCounts.articles} - 1` })
      .where(inArray(tagCounts.tag, gone))
  }
  if (added.length > 0)
    await db
      .insert(tagCounts)
      .values(added.map(({ tag }) => ({ tag, articles: 1 })))
      .onConflictDoUpdate({ target: tagCounts.tag, set: { articles: sql`${tagCounts.articles} + 1` } })
  if (removed.length > 0) await db.delete(tagCounts).where(sql`${tagCounts.articles} <= 0`)
  await writeArticleDocument(db, written.id)
  // Premium and unpublished articles have no passages, so that their text never appears in search.
  await replacePassages(db, written.id, row.isPublished && !row.isPremium ? passagesOf(row) : [])
  return written.id
}
