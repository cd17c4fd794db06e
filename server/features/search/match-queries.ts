import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED, MOST_OF_KIND, type SearchKind, searchKinds } from '#contract/kinds/search.ts'
import type { RankedPlace } from '#server/db/cursor.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { searchDocuments as documents } from '#server/db/schema.ts'

const {
  searchTitle: _searchTitle,
  searchHead: _searchHead,
  searchAll: _searchAll,
  body: _body,
  validUntil: _validUntil,
  ...shownColumns
} = getTableColumns(documents)

/**
 * The tiers of the result, best first: a match in the title; in title, tags and excerpt; and two that also need the body. The newest
 * RANKED_BODIES of these are sorted by rank. Everything else is newest first, after a title or a tag that is exactly what was typed.
 */
const TITLE = 0
const HEAD = 1
const RANKED_BODY = 2
const BODY = 3
const RANKED_BODIES = 100

/** Characters read of a body to find its extract. */
const BODY_LENGTH = 20_000
/** The newest documents in which a frequent word is looked for before all of its matches are read. */
const SCAN_LIMIT = 1000

export type Place = Omit<RankedPlace, 'id'> & { ref: string; kind: SearchKind }

/** A text as typed, its text-search query (server/search), and the page of the matches to read. `now` leaves out what has ended. */
type Wanted = {
  text: string
  search: string
  kind?: SearchKind | undefined
  after?: Place | undefined
  limit: number
  now: Date
}

/** Identifies a match and its place in the result. */
type Found = { kind: SearchKind; ref: string; tier: number; rank: number }

export type Match = Awaited<ReturnType<typeof readMatches>>[number]
export type Counts = Record<SearchKind, number>

/** The counts of a search that finds nothing. */
export const noMatches = Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as Counts

const query = (search: string): SQL => sql`${search}::tsquery`
const time = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
export const isValid = (now: Date): SQL =>
  sql`(${documents.validUntil} is null or ${documents.validUntil} > ${time(now)})`
/** The form in which the text-search indexes hold the kind. */
const isOfKind = (kind: SQL | SearchKind): SQL => sql`array[${documents.kind}] @> array[${kind}]::text[]`
/** In steps of a thousandth, so that the newer of two similar matches is first. */
const rankIn = (search: string): SQL<number> =>
  sql<number>`(1000 * ts_rank(${documents.searchAll}, ${query(search)}, 1))::integer`
const newestFirst = [desc(documents.publishedAt), desc(documents.ref), desc(documents.kind)]

/**
 * Runs searches with the indexes only: the planner does not know that reading a long vector is slow, and would compare those of the whole
 * table for a frequent word.
 */
export const withIndexes = <T>(database: Database, work: (db: Queries) => Promise<T>): Promise<T> =>
  database.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`)
    return work(db)
  })

/**
 * The number of matches of each kind: exact for up to MOST_COUNTED matches of all kinds. Of a more frequent word each kind is counted up to
 * MOST_OF_KIND + 1, the rare ones through the index, which holds the kind.
 */
const countMatches = async (db: Queries, { search, now }: Wanted): Promise<{ total: number; counts: Counts }> => {
  const matching = and(sql`${documents.searchAll} @@ ${query(search)}`, isValid(now))
  // A materialized query is planned for all matches, which the index finds, although it stops after a few.
  const { rows } = await db.execute<{ kind: SearchKind; matches: number }>(sql`
    with matches as materialized (select kind from ${documents} where ${matching}), few as (select kind from matches limit ${MOST_COUNTED + 1})
    select kind, count(*)::integer as matches from few group by kind`)
  const counts = { ...noMatches, ...Object.fromEntries(rows.map(({ kind, matches }) => [kind, matches])) }
  const total = rows.reduce((sum, { matches }) => sum + matches, 0)
  if (total <= MOST_COUNTED) return { total, counts }
  const open = searchKinds.filter((kind) => counts[kind] <= MOST_OF_KIND)
  const counted = await db.execute<{ kind: SearchKind; matches: number }>(sql`
    select kinds.kind, (
      with matches as materialized (select from ${documents} where ${isOfKind(sql`kinds.kind`)} and ${matching})
      select count(*)::integer from (select from matches limit ${MOST_OF_KIND + 1}) as few
    ) as matches from unnest(${sql.param(open)}::text[]) as kinds (kind)`)
  for (const { kind, matches } of counted.rows) counts[kind] = matches
  for (const kind of searchKinds) counts[kind] = Math.min(counts[kind], MOST_OF_KIND + 1)
  return { total, counts }
}

/** A page of up to MOST_COUNTED matches, which are all read. */
const findFew = async (db: Queries, { text, search, kind, after, limit, now }: Wanted): Promise<Found[]> => {
  const place = after && sql`(${-after.tier}, ${after.rank}, ${time(after.by)}, ${after.ref}, ${after.kind})`
  const { rows } = await db.execute<Found>(sql`
    with matches as materialized (
      select kind, ref, published_at, search_title @@ ${query(search)} as in_title,
        lower(title) = lower(${text}) as is_title, lower(${text}) = any (lower(tags::text)::text[]) as is_tag, search_head @@ ${query(search)} as in_head
      from ${documents} where ${and(sql`${documents.searchAll} @@ ${query(search)}`, isValid(now), kind && isOfKind(kind))}
    ), tiered as (
      select kind, ref, published_at, is_title, is_tag, case when in_title then ${TITLE}::integer when in_head then ${HEAD}
        when row_number() over (partition by in_head order by published_at desc, ref desc, kind desc) <= ${RANKED_BODIES} then ${RANKED_BODY}
        else ${BODY} end as tier
      from matches
    ), ranked as (
      select kind, ref, published_at, tier, case when tier = ${RANKED_BODY} then (
        select ${rankIn(search)} from ${documents} where ${documents.kind} = tiered.kind and ${documents.ref} = tiered.ref
      ) when tier = ${TITLE} then is_title::integer when tier = ${HEAD} then is_tag::integer else 0 end as rank from tiered where tier >= ${after?.tier ?? TITLE}
    )
    select kind, ref, tier, rank from ranked where ${place ? sql`(-tier, rank, published_at, ref, kind) < ${place}` : sql`true`}
    order by tier, rank desc, published_at desc, ref desc, kind desc limit ${limit}`)
  return rows
}

/** What the documents of a tier match, and what those of an earlier tier match too. */
type Condition = { matches: SQL; except?: SQL }

const conditionsOf = (search: string): { title: Condition; head: Condition; body: Condition } => {
  const title = sql`${documents.searchTitle} @@ ${query(search)}`
  const head = sql`${documents.searchHead} @@ ${query(search)}`
  const all = sql`${documents.searchAll} @@ ${query(search)}`
  return { title: { matches: title }, head: { matches: head, except: title }, body: { matches: all, except: head } }
}

type Newest = Pick<Place, 'by' | 'ref' | 'kind'>

/**
 * The newest matches of a frequent word. The start of the list usually holds enough; failing that, all are sorted, by an expression that no
 * index covers, so that the planner does not read the whole list in order instead.
 */
const findNewest = async (
  db: Queries,
  { matches, except }: Condition,
  { kind, after, limit, now }: Omit<Wanted, 'text' | 'search' | 'after'> & { after: Newest | undefined },
): Promise<Newest[]> => {
  const condition = and(matches, except && sql`not ${except}`, isValid(now))
  const later =
    after &&
    sql`(${documents.publishedAt}, ${documents.ref}, ${documents.kind}) < (${time(after.by)}, ${after.ref}, ${after.kind})`
  const key = { by: documents.publishedAt, ref: documents.ref, kind: documents.kind }
  const scanned = db
    .select({ ...key, hit: sql<boolean>`${condition}`.as('hit') })
    .from(documents)
    .where(and(kind && eq(documents.kind, kind), later))
    .orderBy(...newestFirst)
    .limit(SCAN_LIMIT)
    .as('scanned')
  const near = await db
    .select({ by: scanned.by, ref: scanned.ref, kind: scanned.kind })
    .from(scanned)
    .where(sql`${scanned.hit}`)
    .limit(limit)
  if (near.length === limit) return near
  return db
    .select(key)
    .from(documents)
    .where(and(kind && isOfKind(kind), later, condition))
    .orderBy(sql`${documents.publishedAt} + interval '0' desc`, desc(documents.ref), desc(documents.kind))
    .limit(limit)
}

const isOneOf = (keys: readonly Pick<Found, 'kind' | 'ref'>[]): SQL =>
  sql`(${documents.kind}, ${documents.ref}) in (select * from unnest(${sql.param(keys.map(({ kind }) => kind))}::text[], ${sql.param(keys.map(({ ref }) => ref))}::text[]))`

/** A page of the matches in bodies: first the newest ones by rank, then the others. */
const findInBodies = async (db: Queries, condition: Condition, wanted: Wanted): Promise<Found[]> => {
  const { search, after, limit } = wanted
  const listed = async (from: Newest | undefined, rows: number): Promise<Found[]> =>
    (await findNewest(db, condition, { ...wanted, after: from, limit: rows })).map(({ kind, ref }) => ({
      kind,
      ref,
      tier: BODY,
      rank: 0,
    }))
  if (after?.tier === BODY) return listed(after, limit)
  const newest = await findNewest(db, condition, { ...wanted, after: undefined, limit: RANKED_BODIES })
  if (newest.length === 0) return []
  const rank = rankIn(search)
  const place =
    after?.tier === RANKED_BODY
      ? sql`(${rank}, ${documents.publishedAt}, ${documents.ref}, ${documents.kind}) < (${after.rank}, ${time(after.by)}, ${after.ref}, ${after.kind})`
      : undefined
  const ranked = await db
    .select({ kind: documents.kind, ref: documents.ref, tier: sql<number>`${RANKED_BODY}::int`, rank })
    .from(documents)
    .where(and(isOneOf(newest), place))
    .orderBy(desc(rank), ...newestFirst)
    .limit(limit)
  const missing = limit - ranked.length
  return missing === 0 || newest.length < RANKED_BODIES
    ? ranked
    : [...ranked, ...(await listed(newest.at(-1), missing))]
}

/** A page of the matches of a frequent word. Each tier is read only if the previous ones do not fill the page. */
const findMany = async (db: Queries, wanted: Wanted): Promise<Found[]> => {
  const { after, limit } = wanted
  const { title, head, body } = conditionsOf(wanted.search)
  const found: Found[] = []
  for (const [tier, condition] of [title, head].entries()) {
    if (tier < (after?.tier ?? TITLE) || found.length === limit) continue
    const from = after?.tier === tier ? after : undefined
    const newest = await findNewest(db, condition, { ...wanted, after: from, limit: limit - found.length })
    found.push(...newest.map(({ kind, ref }) => ({ kind, ref, tier, rank: 0 })))
  }
  if (found.length === limit) return found
  return [...found, ...(await findInBodies(db, body, { ...wanted, limit: limit - found.length }))]
}

/** What the page shows of these matches, in their order. `body` is empty unless the match needs it. */
const readMatches = async (db: Queries, found: readonly Found[]) => {
  if (found.length === 0) return []
  const rows = await db
    .select({ ...shownColumns, body: sql<string>`left(${documents.body}, ${BODY_LENGTH})` })
    .from(documents)
    .where(isOneOf(found))
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.ref}`, row]))
  return found.flatMap(({ kind, ref, tier, rank }) => {
    const row = byKey.get(`${kind} ${ref}`)
    return row ? [{ ...row, body: tier >= RANKED_BODY ? row.body : '', tier, rank }] : []
  })
}

/** A page of the documents that match, best first, and the number of all matches. Run it by `withIndexes`. */
export const findMatches = async (
  db: Queries,
  wanted: Wanted,
): Promise<{ found: Match[]; total: number; counts: Counts }> => {
  const { total, counts } = await countMatches(db, wanted)
  const found = await (total > MOST_COUNTED ? findMany(db, wanted) : findFew(db, wanted))
  return { found: await readMatches(db, found), total, counts }
}

/** The newest documents with a matching title. Run it by `withIndexes`. */
export const findTitles = async (db: Queries, search: string, limit: number, now: Date): Promise<Match[]> => {
  const newest = await findNewest(db, conditionsOf(search).title, { kind: undefined, after: undefined, limit, now })
  return readMatches(
    db,
    newest.map(({ kind, ref }) => ({ kind, ref, tier: TITLE, rank: 0 })),
  )
}
