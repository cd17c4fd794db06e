import type { z } from 'zod'
import { LIST_LIMIT } from '#contract/values.ts'
import type { ArticleSummary, listArticles as promise } from '#contract/articles.ts'
import type { Member } from '#server/auth/sessions.ts'
import { momentCursor, numberCursor } from '#server/db/cursor.ts'
import type { House } from '#server/house.ts'
import { presentSaved, presentSummary } from './present.ts'
import { type After, findArticles, findFeatured, findSaved, findSavedAmong, type SummaryRow } from './queries.ts'

/** A page of a list, and where the next one starts when there is one. */
export type Page<T> = { rows: T[]; after: string | undefined }

const withSaved = async (rows: SummaryRow[], member: Member | null, house: House): Promise<ArticleSummary[]> => {
  const saved = member === null ? new Set<string>() : await findSavedAmong(house.database.queries, member.id, rows.map((row) => row.id))
  return rows.map((row) => presentSummary(row, saved.has(row.id)))
}

/** One row more than asked for tells whether there is a next page, without counting. */
const cut = <T>(rows: T[], limit: number, cursorOf: (last: T) => string): Page<T> => {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { rows: rows.slice(0, limit), after: last && cursorOf(last) }
}

const readAfter = (sort: 'newest' | 'oldest' | 'quickest', cursor: string | undefined): After | undefined => {
  if (cursor === undefined) return undefined
  return sort === 'quickest' ? { sort, place: numberCursor.read(sort, cursor) } : { sort, place: momentCursor.read(sort, cursor) }
}

/** Published articles under the filters, sorted, from a place on. @throws Refusal invalid_input for a cursor of another sort */
export const listArticles = async (
  query: z.output<typeof promise.query>, member: Member | null, house: House,
): Promise<Page<ArticleSummary>> => {
  const { category, tag, q, sort = 'newest', limit = LIST_LIMIT } = query
  const found = await findArticles(house.database.queries, { category, tag, q, sort, after: readAfter(sort, query.after), limit: limit + 1 })
  const page = cut(found, limit, (row) =>
    sort === 'quickest'
      ? numberCursor.write(sort, { by: row.readMinutes, id: row.id })
      : momentCursor.write(sort, { by: row.publishedAt ?? row.createdAt, id: row.id }))
  return { ...page, rows: await withSaved(page.rows, member, house) }
}

/** Articles the editors put forward, newest first. */
export const listFeatured = async (
  query: { after?: string | undefined; limit?: number | undefined }, member: Member | null, house: House,
): Promise<Page<ArticleSummary>> => {
  const { limit = LIST_LIMIT } = query
  const place = query.after === undefined ? undefined : momentCursor.read('featured', query.after)
  const found = await findFeatured(house.database.queries, place, limit + 1)
  const page = cut(found, limit, (row) => momentCursor.write('featured', { by: row.publishedAt ?? row.createdAt, id: row.id }))
  return { ...page, rows: await withSaved(page.rows, member, house) }
}

/** The member's reading list, last saved first. */
export const listSaved = async (query: { after?: string | undefined; limit?: number | undefined }, member: Member, house: House) => {
  const { limit = LIST_LIMIT } = query
  const place = query.after === undefined ? undefined : momentCursor.read('saved', query.after)
  const page = cut(await findSaved(house.database.queries, member.id, place, limit + 1), limit, (row) =>
    momentCursor.write('saved', { by: row.savedAt, id: row.savedId }))
  return { ...page, rows: page.rows.map(presentSaved) }
}
