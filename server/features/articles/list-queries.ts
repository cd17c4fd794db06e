import { and, type AnyColumn, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { ArticleCategory, ArticleSort } from '#contract/kinds/article.ts'
import type { Queries } from '#server/db/database.ts'
import type { Place, RankedPlace } from '#server/db/cursor.ts'
import { articles, articleTags } from '#server/db/schema.ts'

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
export { readColumns, summaryColumns }
type ArticleRow = Omit<typeof articles.$inferSelect, 'searchText' | 'searchTitle' | 'searchHead' | 'searchAll'>
export type SummaryRow = Omit<
  ArticleRow,
  'content' | 'contentHtml' | 'previewHtml' | 'contents' | 'sources' | 'inShort'
>

/** The position after which a page starts. The sort determines the direction. */
export type After = { sort: 'newest' | 'oldest'; place: Place<Date> } | { sort: 'quickest'; place: Place<number> }
type Filter = {
  category?: ArticleCategory | undefined
  tag?: string | undefined
  sort: ArticleSort
  after?: After | undefined
  limit: number
}

/** Columns for ordered scans: both tables have an index for each combination of filter and sort. */
const scanColumns = {
  articles: { id: articles.id, publishedAt: articles.publishedAt, readMinutes: articles.readMinutes },
  tags: { id: articleTags.articleId, publishedAt: articleTags.publishedAt, readMinutes: articleTags.readMinutes },
}

const afterPosition = (
  columns: (typeof scanColumns)['articles' | 'tags'],
  after: After | undefined,
): SQL | undefined => {
  if (after === undefined) return undefined
  if (after.sort === 'quickest')
    return sql`(${columns.readMinutes}, ${columns.id}) > (${after.place.by}, ${after.place.id})`
  // A row comparison is a single index range; AND/OR over the two columns is not.
  const place = sql`(${after.place.by.toISOString()}::timestamptz, ${after.place.id}::uuid)`
  return after.sort === 'newest'
    ? sql`(${columns.publishedAt}, ${columns.id}) < ${place}`
    : sql`(${columns.publishedAt}, ${columns.id}) > ${place}`
}

const orderOf = (columns: Record<'id' | 'publishedAt' | 'readMinutes', AnyColumn>, sort: ArticleSort): SQL[] => {
  if (sort === 'quickest') return [asc(columns.readMinutes), asc(columns.id)]
  return sort === 'newest' ? [desc(columns.publishedAt), desc(columns.id)] : [asc(columns.publishedAt), asc(columns.id)]
}

/** Filter by category, tag and position. With a tag it uses the index of the tags table, otherwise that of the articles. */
const listFilter = ({ category, tag, after }: Filter): SQL | undefined =>
  tag === undefined
    ? and(
        sql`${articles.isPublished}`,
        category && eq(articles.category, category),
        afterPosition(scanColumns.articles, after),
      )
    : and(
        eq(articleTags.tag, tag),
        category && eq(articleTags.category, category),
        afterPosition(scanColumns.tags, after),
      )

/** A page of a list without a search. */
const findListed = (db: Queries, filter: Filter): Promise<SummaryRow[]> => {
  const { tag, sort, limit } = filter
  const list = db.select(summaryColumns).from(articles).where(listFilter(filter)).$dynamic()
  if (tag === undefined) return list.orderBy(...orderOf(scanColumns.articles, sort)).limit(limit)
  return list
    .innerJoin(articleTags, eq(articleTags.articleId, articles.id))
    .orderBy(...orderOf(scanColumns.tags, sort))
    .limit(limit)
}

/** Articles of a list that a search scans before it falls back to the search index. */
const SCAN_LIMIT = 1000

/**
 * Ids of the first articles of a list that match a search. For a frequent word, scanning the start of the list fills the page. For any
 * other word the search index finds all matches; there the planner must not scan the list in order, which would read it to the end for a
 * word without matches. Ordering by an expression that no index covers prevents that.
 */
const firstMatches = async (db: Queries, filter: Filter, condition: SQL): Promise<string[]> => {
  const { tag, sort, limit } = filter
  const columns = tag === undefined ? scanColumns.articles : scanColumns.tags
  const list = db
    .select({ id: articles.id, hit: sql<boolean>`${condition}`.as('hit') })
    .from(articles)
    .where(listFilter(filter))
    .orderBy(...orderOf(columns, sort))
    .$dynamic()
  const scanned = (tag === undefined ? list : list.innerJoin(articleTags, eq(articleTags.articleId, articles.id)))
    .limit(SCAN_LIMIT)
    .as('scanned')
  const near = await db
    .select({ id: scanned.id })
    .from(scanned)
    .where(sql`${scanned.hit}`)
    .limit(limit)
  if (near.length === limit) return near.map(({ id }) => id)
  // Few articles match, so the tag is checked on each; a join would scan all articles with the tag.
  const tagged = tag === undefined ? undefined : sql`${tag} = any(${articles.tags})`
  const matches = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(listFilter({ ...filter, tag: undefined }), tagged, condition))
  const [, ...byId] = orderOf(scanColumns.articles, sort)
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
        .orderBy(...orderOf(scanColumns.articles, filter.sort))
}

/**
 * A page of published articles.
 * @param filter.search a text-search query that each article must match (server/search)
 */
export const findArticles = (db: Queries, filter: Filter & { search?: string | undefined }): Promise<SummaryRow[]> =>
  filter.search === undefined
    ? findListed(db, filter)
    : findMatching(db, filter, sql`${articles.searchAll} @@ ${filter.search}::tsquery`)

/**
 * A search result. Tier 0 matches in the title, tier 1 in title, tags and excerpt, both sorted by date, newest first; tier 2 also needs
 * the body and is sorted by rank.
 */
export type Match = SummaryRow & { tier: number; rank: number }

const BODY_TIER = 2
/** Only this many of the newest tier 2 matches are ranked and listed, so that a word in half of the library does not rank half of it. */
const MAX_RANKED = 100

const findInBodies = async (
  db: Queries,
  filter: Filter & { search: string },
  place: RankedPlace | undefined,
): Promise<Match[]> => {
  const { search } = filter
  const condition = sql`(${articles.searchAll} @@ ${search}::tsquery and not ${articles.searchHead} @@ ${search}::tsquery)`
  const newest = await firstMatches(db, { ...filter, limit: MAX_RANKED }, condition)
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
    .orderBy(desc(rank), ...orderOf(scanColumns.articles, 'newest'))
    .limit(filter.limit)
  return rows.map((row) => ({ ...row, tier: BODY_TIER }))
}

/** A page of the published articles that match a text-search query, best first. Each tier is read only if the previous ones do not fill the page. */
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
        afterPosition(scanColumns.articles, after && { sort: 'newest', place: after }),
      ),
    )
    .orderBy(...orderOf(scanColumns.articles, 'newest'))
    .limit(limit)
