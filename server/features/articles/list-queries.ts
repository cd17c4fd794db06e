import { and, type AnyColumn, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { ArticleCategory, ArticleSort } from '#contract/article-kinds.ts'
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
