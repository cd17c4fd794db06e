import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type SearchKind, searchKinds } from '#contract/kinds/search.ts'
import type { RankedPlace } from '#server/db/cursor.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { searchDocuments as documents } from '#server/db/schema.ts'
import type { VocabularyWord } from '#server/search/queries.ts'

const {
  searchTitle: _searchTitle,
  searchHead: _searchHead,
  searchAll: _searchAll,
  body: _body,
  ...shownColumns
} = getTableColumns(documents)

/** A search: a text-search query (server/search), and the kind to find. */
type Wanted = { search: string; kind?: SearchKind | undefined }

/**
 * A search result. Tier 0 matches in the title, tier 1 in title, tags and excerpt, both newest first; tier 2 also needs the body and is
 * sorted by rank. `body` is empty except in tier 2, where the match is.
 */
export type Match = Omit<typeof documents.$inferSelect, 'searchTitle' | 'searchHead' | 'searchAll'> & {
  tier: number
  rank: number
}

const BODY_TIER = 2
/** Only this many of the newest tier 2 matches are ranked and listed, so that a frequent word does not rank half of the documents. */
const MAX_RANKED = 100
/** Characters read of a body to find its extract. */
const BODY_LENGTH = 20_000

/** What the documents of a tier match, and what those of an earlier tier match too. */
type Condition = { matches: SQL; except?: SQL }

const conditionsOf = (search: string): readonly [Condition, Condition, Condition] => {
  const inTitle = sql`${documents.searchTitle} @@ ${search}::tsquery`
  const inHead = sql`${documents.searchHead} @@ ${search}::tsquery`
  const inAll = sql`${documents.searchAll} @@ ${search}::tsquery`
  return [{ matches: inTitle }, { matches: inHead, except: inTitle }, { matches: inAll, except: inHead }]
}

const newestFirst = [desc(documents.publishedAt), desc(documents.ref)]

/**
 * Runs searches with the indexes only: the planner does not know that reading a long vector is slow, and would compare those of the whole
 * table for a frequent word.
 */
export const withIndexes = <T>(database: Database, work: (db: Queries) => Promise<T>): Promise<T> =>
  database.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`)
    return work(db)
  })

/** Matches that are all read and sorted, for each row wanted, and at least: enough that the newest documents have the rows of a more frequent word. */
const FEW_PER_ROW = 50
const MIN_FEW = 1000
/** The newest documents in which a frequent word is looked for. */
const SCAN_LIMIT = 2000

type Filter = { kind: SearchKind | undefined; after: RankedPlace | undefined; limit: number }

/** Identifies a document. */
type Key = { kind: SearchKind; ref: string }

const isOneOf = (keys: readonly Key[]): SQL =>
  sql`(${documents.kind}, ${documents.ref}) in (select * from unnest(${sql.param(keys.map(({ kind }) => kind))}::text[], ${sql.param(keys.map(({ ref }) => ref))}::text[]))`

/**
 * The newest documents that match. Few matches are all read and sorted. Of many, the start of the list holds enough; failing that, all are
 * sorted, by an expression that no index covers, so that the planner does not read the whole list in order instead.
 * @param filter.condition what the index finds
 * @param filter.except matches to leave out, which are read
 */
const newestMatches = async (db: Queries, filter: Filter & Condition): Promise<Key[]> => {
  const { kind, after, limit } = filter
  const few = Math.max(MIN_FEW, FEW_PER_ROW * limit)
  const ofKind = kind && eq(documents.kind, kind)
  const place = after && sql`(${after.by.toISOString()}::timestamptz, ${after.id})`
  const condition = filter.except ? sql`(${filter.matches} and not ${filter.except})` : filter.matches
  // A materialized query is planned for all matches, which the index finds, although it stops after a few.
  const { rows } = await db.execute<{ more: boolean; found: Key[] }>(sql`
    with matches as materialized (
      select kind, ref, published_at, ${filter.except ?? sql`false`} as left_out from ${documents} where ${and(ofKind, filter.matches)}
    ), few as materialized (select * from matches limit ${few})
    select (select count(*) from few) = ${few} as more, coalesce((select json_agg(page) from (
      select kind, ref from few where not left_out and ${place ? sql`(published_at, ref) < ${place}` : sql`true`}
      order by published_at desc, ref desc limit ${limit}
    ) as page), '[]') as found`)
  if (rows[0]?.more === false) return rows[0].found
  const onPage = and(ofKind, place && sql`(${documents.publishedAt}, ${documents.ref}) < ${place}`)
  const key = { kind: documents.kind, ref: documents.ref }
  const scanned = db
    .select({ ...key, hit: sql<boolean>`${condition}`.as('hit') })
    .from(documents)
    .where(onPage)
    .orderBy(...newestFirst)
    .limit(SCAN_LIMIT)
    .as('scanned')
  const near = await db
    .select({ kind: scanned.kind, ref: scanned.ref })
    .from(scanned)
    .where(sql`${scanned.hit}`)
    .limit(limit)
  if (near.length === limit) return near
  return db
    .select(key)
    .from(documents)
    .where(and(onPage, condition))
    .orderBy(sql`${documents.publishedAt} + interval '0' desc`, desc(documents.ref))
    .limit(limit)
}

/** Matches in the title, or in title, tags and excerpt. */
const findInHeads = async (db: Queries, filter: Filter & Condition, tier: number): Promise<Match[]> => {
  const keys = await newestMatches(db, filter)
  if (keys.length === 0) return []
  const rows = await db
    .select(shownColumns)
    .from(documents)
    .where(isOneOf(keys))
    .orderBy(...newestFirst)
  return rows.map((row) => ({ ...row, body: '', tier, rank: 0 }))
}

const findInBodies = async (db: Queries, filter: Filter & Condition, search: string): Promise<Match[]> => {
  const { after, limit } = filter
  const keys = await newestMatches(db, { ...filter, after: undefined, limit: MAX_RANKED })
  if (keys.length === 0) return []
  // In steps of a thousandth, so that the newer of two similar matches is first.
  const rank = sql<number>`(1000 * ts_rank(${documents.searchAll}, ${search}::tsquery, 1))::integer`
  const place =
    after &&
    sql`(${rank}, ${documents.publishedAt}, ${documents.ref}) < (${after.rank}, ${after.by.toISOString()}::timestamptz, ${after.id})`
  const rows = await db
    .select({ ...shownColumns, rank, body: sql<string>`left(${documents.body}, ${BODY_LENGTH})` })
    .from(documents)
    .where(and(isOneOf(keys), place))
    .orderBy(desc(rank), ...newestFirst)
    .limit(limit)
  return rows.map((row) => ({ ...row, tier: BODY_TIER }))
}

/** A page of the documents that match, best first. Each tier is read only if the previous ones do not fill the page. */
export const findMatches = async (
  db: Queries,
  { search, kind, limit }: Wanted & { limit: number },
  place: RankedPlace | undefined,
): Promise<Match[]> => {
  const found: Match[] = []
  for (const [tier, condition] of conditionsOf(search).entries()) {
    if (tier < (place?.tier ?? 0) || found.length >= limit) continue
    const after = place?.tier === tier ? place : undefined
    const filter = { ...condition, kind, after, limit: limit - found.length }
    found.push(...(tier === BODY_TIER ? await findInBodies(db, filter, search) : await findInHeads(db, filter, tier)))
  }
  return found
}

/** The newest documents with a matching title. */
export const findTitles = (db: Queries, search: string, limit: number): Promise<Match[]> =>
  findInHeads(db, { ...conditionsOf(search)[0], kind: undefined, after: undefined, limit }, 0)

/** Matches of a kind are counted up to this number. */
const MOST_COUNTED = 100
/** Matches of all kinds that are counted before a word counts as frequent. */
const MANY = 2000
/** The newest documents of a kind in which a frequent word is counted. */
const COUNT_SCAN = 500

/** The counts of a search that finds nothing. */
export const noMatches = Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as Record<SearchKind, number>

/** The matches of each kind, at most MOST_COUNTED. A word in very many documents is counted in some of them, so its number may be too low. */
export const countMatches = async (db: Queries, search: string): Promise<Record<SearchKind, number>> => {
  const { rows } = await db.execute<{ kind: SearchKind; found: number }>(sql`
    with matches as materialized (select kind from ${documents} where ${documents.searchAll} @@ ${search}::tsquery),
      many as (select kind from matches limit ${MANY})
    select kind, count(*)::integer as found from many group by kind`)
  const counts = new Map(rows.map(({ kind, found }) => [kind, found]))
  const countOf = (kind: SearchKind) => counts.get(kind) ?? 0
  const isFrequent = rows.reduce((sum, { found }) => sum + found, 0) === MANY
  const open = isFrequent ? searchKinds.filter((kind) => countOf(kind) < MOST_COUNTED) : []
  if (open.length > 0) {
    const scanned = await db.execute<{ kind: SearchKind; found: number }>(sql`
      select kinds.kind, (
        select count(*)::integer from (
          select from (
            select ${documents.searchAll} @@ ${search}::tsquery as hit from ${documents}
            where ${documents.kind} = kinds.kind order by published_at desc, ref desc limit ${COUNT_SCAN}
          ) as newest where hit limit ${MOST_COUNTED}
        ) as counted
      ) as found from unnest(${sql.param(open)}::text[]) as kinds (kind)`)
    for (const { kind, found } of scanned.rows) counts.set(kind, Math.max(found, countOf(kind)))
  }
  return {
    ...noMatches,
    ...Object.fromEntries(searchKinds.map((kind) => [kind, Math.min(MOST_COUNTED, countOf(kind))])),
  }
}

/** Uses of a word are counted up to this number. */
const MOST_USES = 20

/** Those words of the vocabulary that the title, tags or excerpt of a document has, in the same order, with the number of these documents. */
export const findUsed = async (
  db: Queries,
  words: readonly VocabularyWord[],
): Promise<(VocabularyWord & { uses: number })[]> => {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ stem: string; uses: number }>(sql`
    select stems.stem, (
      with matches as materialized (select from ${documents} where ${documents.searchHead} @@ plainto_tsquery('simple', stems.stem))
      select count(*)::integer from (select from matches limit ${MOST_USES}) as counted
    ) as uses from unnest(${sql.param(words.map(({ stem }) => stem))}::text[]) as stems (stem)`)
  const uses = new Map(rows.map((row) => [row.stem, row.uses]))
  return words.flatMap((word) => {
    const count = uses.get(word.stem) ?? 0
    return count > 0 ? [{ ...word, uses: count }] : []
  })
}
