import { and, type AnyColumn, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { ArticleCategory, ArticleSort } from '#contract/article-kinds.ts'
import type { Queries } from '#server/db/database.ts'
import type { Place, RankedPlace } from '#server/db/cursor.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { passagesOf } from '#server/search/passages.ts'
import { recordSearchWords, replacePassages } from '#server/search/queries.ts'
import { articles, articleTags, articleViews, savedArticles, tagCounts } from '#server/db/schema.ts'

const {
  searchText: _searchText,
  searchTitle: _searchTitle,
  searchHead: _searchHead,
  searchAll: _searchAll,
  ...readColumns
} = getTableColumns(articles)
const {
  content: _content,
  contentHtml: _contentHtml,
  previewHtml: _previewHtml,
  contents: _contents,
  sources: _sources,
  inShort: _inShort,
  ...summaryColumns
} = readColumns
type ArticleRow = Omit<typeof articles.$inferSelect, 'searchText' | 'searchTitle' | 'searchHead' | 'searchAll'>
export type SummaryRow = Omit<
  ArticleRow,
  'content' | 'contentHtml' | 'previewHtml' | 'contents' | 'sources' | 'inShort'
>

/** Where a list goes on. The direction belongs to the sort. */
export type After = { sort: 'newest' | 'oldest'; place: Place<Date> } | { sort: 'quickest'; place: Place<number> }
type Filter = {
  category?: ArticleCategory | undefined
  tag?: string | undefined
  sort: ArticleSort
  after?: After | undefined
  limit: number
}

/** The columns a walk needs; both the articles and their tags have an index for each walk. */
const walks = {
  articles: { id: articles.id, publishedAt: articles.publishedAt, readMinutes: articles.readMinutes },
  tags: { id: articleTags.articleId, publishedAt: articleTags.publishedAt, readMinutes: articleTags.readMinutes },
}

const beyond = (walk: (typeof walks)['articles' | 'tags'], after: After | undefined): SQL | undefined => {
  if (after === undefined) return undefined
  if (after.sort === 'quickest') return sql`(${walk.readMinutes}, ${walk.id}) > (${after.place.by}, ${after.place.id})`
  // A row comparison is one range of the index; AND/OR over the two columns is not.
  const place = sql`(${after.place.by.toISOString()}::timestamptz, ${after.place.id}::uuid)`
  return after.sort === 'newest'
    ? sql`(${walk.publishedAt}, ${walk.id}) < ${place}`
    : sql`(${walk.publishedAt}, ${walk.id}) > ${place}`
}

const orderOf = (walk: Record<'id' | 'publishedAt' | 'readMinutes', AnyColumn>, sort: ArticleSort): SQL[] => {
  if (sort === 'quickest') return [asc(walk.readMinutes), asc(walk.id)]
  return sort === 'newest' ? [desc(walk.publishedAt), desc(walk.id)] : [asc(walk.publishedAt), asc(walk.id)]
}

/** What a list holds under category and tag, from a place on. With a tag the walk is along the tag's index, else along the articles'. */
const listed = ({ category, tag, after }: Filter): SQL | undefined =>
  tag === undefined
    ? and(sql`${articles.isPublished}`, category && eq(articles.category, category), beyond(walks.articles, after))
    : and(eq(articleTags.tag, tag), category && eq(articleTags.category, category), beyond(walks.tags, after))

/** A page of the articles of a list. */
const findListed = (db: Queries, filter: Filter): Promise<SummaryRow[]> => {
  const { tag, sort, limit } = filter
  const list = db.select(summaryColumns).from(articles).where(listed(filter)).$dynamic()
  if (tag === undefined) return list.orderBy(...orderOf(walks.articles, sort)).limit(limit)
  return list
    .innerJoin(articleTags, eq(articleTags.articleId, articles.id))
    .orderBy(...orderOf(walks.tags, sort))
    .limit(limit)
}

/** A search first looks through so many articles of a list, and only then asks its index. */
const LOOKED_THROUGH = 1000

/**
 * The first articles of a list that meet the condition of a search. A frequent word fills the page from the beginning of the list. For any
 * other the index finds all matches; the planner must not walk the list for it, which it would to the end for a word that nothing holds.
 */
const firstMatches = async (db: Queries, filter: Filter, condition: SQL): Promise<string[]> => {
  const { tag, sort, limit } = filter
  const walk = tag === undefined ? walks.articles : walks.tags
  const list = db
    .select({ id: articles.id, hit: sql<boolean>`${condition}`.as('hit') })
    .from(articles)
    .where(listed(filter))
    .orderBy(...orderOf(walk, sort))
    .$dynamic()
  const looked = (tag === undefined ? list : list.innerJoin(articleTags, eq(articleTags.articleId, articles.id)))
    .limit(LOOKED_THROUGH)
    .as('looked')
  const near = await db
    .select({ id: looked.id })
    .from(looked)
    .where(sql`${looked.hit}`)
    .limit(limit)
  if (near.length === limit) return near.map(({ id }) => id)
  // Few match, so each says whether it has the tag; a join would walk all that have it.
  const tagged = tag === undefined ? undefined : sql`${tag} = any(${articles.tags})`
  const matches = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(listed({ ...filter, tag: undefined }), tagged, condition))
  const [, ...byId] = orderOf(walks.articles, sort)
  const unindexed =
    sort === 'quickest'
      ? sql`${articles.readMinutes} + 0`
      : sql`${articles.publishedAt} + interval '0' ${sql.raw(sort === 'newest' ? 'desc' : 'asc')}`
  return (await matches.orderBy(unindexed, ...byId).limit(limit)).map(({ id }) => id)
}

const findMatching = async (db: Queries, filter: Filter, condition: SQL): Promise<SummaryRow[]> => {
  const ids = await firstMatches(db, filter, condition)
  return ids.length === 0
    ? []
    : db
        .select(summaryColumns)
        .from(articles)
        .where(inArray(articles.id, ids))
        .orderBy(...orderOf(walks.articles, filter.sort))
}

/**
 * A page of published articles.
 * @param search a text-search query that each must match (server/search)
 */
export const findArticles = (db: Queries, filter: Filter & { search?: string | undefined }): Promise<SummaryRow[]> =>
  filter.search === undefined
    ? findListed(db, filter)
    : findMatching(db, filter, sql`${articles.searchAll} @@ ${filter.search}::tsquery`)

/**
 * An article that a search found. Those with the words in the title (tier 0) come first, then those with them in title, tags and
 * excerpt (1), the newest first in both; then those with words in the body (2), which have a rank.
 */
export type Match = SummaryRow & { tier: number; rank: number }

const BODY_TIER = 2
/** So many of the newest articles that only hold the words in their body are ranked and listed: a word in half of the library must not rank half of it. */
const RANKED = 100

const findInBodies = async (
  db: Queries,
  filter: Filter & { search: string },
  place: RankedPlace | undefined,
): Promise<Match[]> => {
  const { search } = filter
  const condition = sql`(${articles.searchAll} @@ ${search}::tsquery and not ${articles.searchHead} @@ ${search}::tsquery)`
  const newest = await firstMatches(db, { ...filter, limit: RANKED }, condition)
  if (newest.length === 0) return []
  const rank = sql<number>`(1000000 * ts_rank(${articles.searchAll}, ${search}::tsquery, 1))::integer`
  const rows = await db
    .select({ ...summaryColumns, rank })
    .from(articles)
    .where(
      and(
        inArray(articles.id, newest),
        place &&
          sql`(${rank}, ${articles.publishedAt}, ${articles.id}) < (${place.rank}, ${place.by.toISOString()}::timestamptz, ${place.id}::uuid)`,
      ),
    )
    .orderBy(desc(rank), ...orderOf(walks.articles, 'newest'))
    .limit(filter.limit)
  return rows.map((row) => ({ ...row, tier: BODY_TIER }))
}

/** A page of the published articles that match a text-search query, best first. Each tier is read only when those before it leave room. */
export const findMatches = async (
  db: Queries,
  filter: Omit<Filter, 'sort' | 'after'> & { search: string },
  place: RankedPlace | undefined,
): Promise<Match[]> => {
  const inTitle = sql`${articles.searchTitle} @@ ${filter.search}::tsquery`
  const conditions = [inTitle, sql`(${articles.searchHead} @@ ${filter.search}::tsquery and not ${inTitle})`]
  const found: Match[] = []
  for (let tier = place?.tier ?? 0; tier <= BODY_TIER && found.length < filter.limit; tier += 1) {
    const from = place?.tier === tier ? place : undefined
    const rest = { ...filter, sort: 'newest' as const, limit: filter.limit - found.length }
    const condition = conditions[tier]
    if (condition === undefined) found.push(...(await findInBodies(db, rest, from)))
    else {
      const rows = await findMatching(
        db,
        { ...rest, ...(from && { after: { sort: 'newest', place: from } }) },
        condition,
      )
      found.push(...rows.map((row) => ({ ...row, tier, rank: 0 })))
    }
  }
  return found
}

export const findFeatured = (db: Queries, after: Place<Date> | undefined, limit: number): Promise<SummaryRow[]> =>
  db
    .select(summaryColumns)
    .from(articles)
    .where(
      and(
        sql`${articles.isPublished} and ${articles.isFeatured}`,
        beyond(walks.articles, after && { sort: 'newest', place: after }),
      ),
    )
    .orderBy(...orderOf(walks.articles, 'newest'))
    .limit(limit)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const named = (idOrSlug: string): SQL | undefined =>
  and(uuid.test(idOrSlug) ? eq(articles.id, idOrSlug) : eq(articles.slug, idOrSlug), eq(articles.isPublished, true))

export const findArticle = async (db: Queries, idOrSlug: string) => {
  const [row] = await db.select(readColumns).from(articles).where(named(idOrSlug))
  return row
}

/** Articles that share most tags with this one, the newest among equals. From each tag only its newest few are looked at. */
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

/** Which of these articles are on the member's reading list: one query for a whole page. */
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

/** A page of the member's reading list, last saved first. */
export const findSaved = (db: Queries, userId: string, after: Place<Date> | undefined, limit: number) =>
  after === undefined
    ? savedFirst(db, { userId, limit })
    : savedAfter(db, { userId, limit, at: after.by.toISOString(), id: after.id })

/** Saves the published article, once; answers its id, or undefined when there is no such article. */
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
  const [row] = await db.select({ id: articles.id }).from(articles).where(named(idOrSlug))
  return row?.id
}

/** Counts the visitor's reading unless it has been counted today; answers the views, or undefined when there is no such article. */
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

/** The version of each shipped article that is in the database, by slug; null for those an operator wrote. */
export const findFileHashes = async (db: Queries, slugs: string[]) =>
  new Map(
    (
      await db
        .select({ slug: articles.slug, fileHash: articles.fileHash })
        .from(articles)
        .where(inArray(articles.slug, slugs))
    ).map((row) => [row.slug, row.fileHash]),
  )

export const forgetOldViews = (db: Queries, before: string) =>
  db.delete(articleViews).where(sql`${articleViews.day} < ${before}`)

/** Writes an article with its tags and passages, and the counts of the tags it gained or lost. Inside a transaction. */
export const writeArticle = async (db: Queries, row: typeof articles.$inferInsert): Promise<string> => {
  const { id: _id, createdAt: _createdAt, views: _views, ...changes } = row
  const [written] = await db
    .insert(articles)
    .values(row)
    .onConflictDoUpdate({ target: articles.slug, set: changes })
    .returning({ id: articles.id })
  if (!written) throw new Error('the insert answered no row')
  const gone = await db
    .delete(articleTags)
    .where(eq(articleTags.articleId, written.id))
    .returning({ tag: articleTags.tag })
  const { publishedAt, category, readMinutes = 5, tags = [] } = row
  const now =
    row.isPublished && publishedAt
      ? tags.map((tag) => ({ articleId: written.id, tag, category, publishedAt, readMinutes }))
      : []
  if (now.length > 0) await db.insert(articleTags).values(now)
  for (const { tag } of gone)
    await db
      .update(tagCounts)
      .set({ articles: sql`${tagCounts.articles} - 1` })
      .where(eq(tagCounts.tag, tag))
  for (const { tag } of now) {
    await db
      .insert(tagCounts)
      .values({ tag, articles: 1 })
      .onConflictDoUpdate({ target: tagCounts.tag, set: { articles: sql`${tagCounts.articles} + 1` } })
  }
  await db.delete(tagCounts).where(sql`${tagCounts.articles} <= 0`)
  await recordSearchWords(db, written.id)
  // What only some may read is not searched for passages at all.
  await replacePassages(db, written.id, row.isPublished && !row.isPremium ? passagesOf(row) : [])
  return written.id
}
