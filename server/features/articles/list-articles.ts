import type { z } from 'zod'
import { LIST_LIMIT } from '#contract/values.ts'
import type { ArticleSummary, listArticles as endpoint } from '#contract/articles.ts'
import type { Member } from '#server/auth/sessions.ts'
import { momentCursor, numberCursor, rankedCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import type { AppContext } from '#server/app-context.ts'
import { readSearch } from '#server/search/queries.ts'
import { presentSaved, presentSummary } from './present.ts'
import { type After, findArticles, findFeatured, findMatches, type SummaryRow } from './list-queries.ts'
import { findSaved, findSavedAmong } from './queries.ts'

/** Articles of a list as a reader sees them, with whether they are saved. */
export const presentList = async (
  rows: SummaryRow[],
  member: Member | null,
  context: AppContext,
): Promise<ArticleSummary[]> => {
  const saved =
    member === null
      ? new Set<string>()
      : await findSavedAmong(
          context.database.queries,
          member.id,
          rows.map((row) => row.id),
        )
  return rows.map((row) => presentSummary(row, saved.has(row.id)))
}

const readAfter = (sort: 'newest' | 'oldest' | 'quickest', cursor: string | undefined): After | undefined => {
  if (cursor === undefined) return undefined
  return sort === 'quickest'
    ? { sort, place: numberCursor.read(sort, cursor) }
    : { sort, place: momentCursor.read(sort, cursor) }
}

/**
 * A page of published articles that match the filters, in the requested order. By default a search is ordered by relevance, any other
 * list by date, newest first.
 * @throws Refusal invalid_input for a cursor of another order
 */
export const listArticles = async (
  query: z.output<typeof endpoint.query>,
  member: Member | null,
  context: AppContext,
): Promise<Page<ArticleSummary>> => {
  const { q, limit = LIST_LIMIT, after } = query
  const ranked = q !== undefined && query.sort === undefined
  const sort = query.sort ?? 'newest'
  const place = ranked ? undefined : readAfter(sort, after)
  const rankedPlace = ranked && after !== undefined ? rankedCursor.read('best', after) : undefined
  const search = q === undefined ? undefined : await readSearch(context.database.queries, q)
  if (q !== undefined && search === undefined) return { rows: [], after: undefined }
  const filter = { category: query.category, tag: query.tag, limit: limit + 1 }
  if (ranked && search !== undefined) {
    const page = paginate(
      await findMatches(context.database.queries, { ...filter, search }, rankedPlace),
      limit,
      (row) =>
        rankedCursor.write('best', {
          tier: row.tier,
          rank: row.rank,
          by: row.publishedAt ?? row.createdAt,
          id: row.id,
        }),
    )
    return { ...page, rows: await presentList(page.rows, member, context) }
  }
  const page = paginate(
    await findArticles(context.database.queries, { ...filter, search, sort, after: place }),
    limit,
    (row) =>
      sort === 'quickest'
        ? numberCursor.write(sort, { by: row.readMinutes, id: row.id })
        : momentCursor.write(sort, { by: row.publishedAt ?? row.createdAt, id: row.id }),
  )
  return { ...page, rows: await presentList(page.rows, member, context) }
}

/** Articles featured by the editors, newest first. */
export const listFeatured = async (
  query: { after?: string | undefined; limit?: number | undefined },
  member: Member | null,
  context: AppContext,
): Promise<Page<ArticleSummary>> => {
  const { limit = LIST_LIMIT } = query
  const place = query.after === undefined ? undefined : momentCursor.read('featured', query.after)
  const found = await findFeatured(context.database.queries, place, limit + 1)
  const page = paginate(found, limit, (row) =>
    momentCursor.write('featured', { by: row.publishedAt ?? row.createdAt, id: row.id }),
  )
  return { ...page, rows: await presentList(page.rows, member, context) }
}

/** The member's reading list, most recently saved first. */
export const listSaved = async (
  query: { after?: string | undefined; limit?: number | undefined },
  member: Member,
  context: AppContext,
) => {
  const { limit = LIST_LIMIT } = query
  const place = query.after === undefined ? undefined : momentCursor.read('saved', query.after)
  const page = paginate(await findSaved(context.database.queries, member.id, place, limit + 1), limit, (row) =>
    momentCursor.write('saved', { by: row.savedAt, id: row.savedId }),
  )
  return { ...page, rows: page.rows.map(presentSaved) }
}

/** At most this share of the articles to rank is taken from the featured ones before the newest fill the rest. */
const FEATURED_SHARE = 0.5

/** Articles to choose a personal list from: the newest featured ones first, then the newest. */
export const articlesToRank = async (context: AppContext, limit: number): Promise<SummaryRow[]> => {
  const [featured, newest] = await Promise.all([
    findFeatured(context.database.queries, undefined, limit * FEATURED_SHARE),
    findArticles(context.database.queries, { sort: 'newest', limit }),
  ])
  return [...new Map([...featured, ...newest].map((row) => [row.id, row])).values()].slice(0, limit)
}
