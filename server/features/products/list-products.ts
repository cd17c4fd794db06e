import type { z } from 'zod'
import { LIST_LIMIT } from '#contract/values.ts'
import type { listProducts as endpoint, ProductSummary } from '#contract/products.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { decimalCursor, isCursorOf, momentCursor, numberCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import { ownAnswers } from '#server/features/skin-profile/own-profile.ts'
import { reasonFor } from '#server/features/skin-profile/reason.ts'
import { type Filter, findAmong, findByIds, findProducts, type Order, type SummaryRow } from './list-queries.ts'
import { presentSummary } from './present.ts'
import { isId } from './queries.ts'
import { type Ranked, rankProducts } from './rank-products.ts'

/** The kind of the cursors of a ranked list. */
const RANKED = 'suited'

/** These products in this order; those that do not exist are left out. */
const listChosen = async (chosen: readonly string[], context: AppContext): Promise<ProductSummary[]> => {
  const rows = await findAmong(
    context.database.queries,
    chosen.filter(isId),
    chosen.filter((one) => !isId(one)),
  )
  const found = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.slug, row] as const]))
  return [...new Set(chosen.flatMap((one) => found.get(one) ?? []))].map((row) => presentSummary(row))
}

const orderOf = (sort: Order['sort'], after: string | undefined): Order => {
  if (sort === 'newest') return { sort, after: after === undefined ? undefined : momentCursor.read(sort, after) }
  const cursor = sort === 'rating' ? decimalCursor : numberCursor
  return { sort, after: after === undefined ? undefined : cursor.read(sort, after) }
}

const cursorOf = (sort: Order['sort'], row: SummaryRow): string => {
  if (sort === 'newest') return momentCursor.write(sort, { by: row.createdAt, id: row.id })
  if (sort === 'rating') return decimalCursor.write(sort, { by: row.rating, id: row.id })
  return numberCursor.write(sort, { by: (sort === 'price' ? row.price : row.unitPrice) ?? 0, id: row.id })
}

const listSorted = async (
  filter: Filter,
  order: Order,
  limit: number,
  context: AppContext,
): Promise<Page<ProductSummary>> => {
  const found = await findProducts(context.database.queries, filter, order, limit + 1)
  const { rows, after } = paginate(found, limit, (row) => cursorOf(order.sort, row))
  return { rows: rows.map((row) => presentSummary(row)), after }
}

/** The part of a ranking after a position. Where the product at the position has left it, from the first that scores less. */
const rankedAfter = (ranked: readonly Ranked[], after: string | undefined): readonly Ranked[] => {
  if (after === undefined) return ranked
  const { by, id } = numberCursor.read(RANKED, after)
  const at = ranked.findIndex((one) => one.id === id)
  return at === -1 ? ranked.filter(({ score }) => score < by) : ranked.slice(at + 1)
}

/** The products that suit a member, best first, each with the reason; undefined for members without personalised answers (decision M10). */
const listSuited = async (
  member: Member,
  filter: Filter,
  after: string | undefined,
  limit: number,
  context: AppContext,
): Promise<Page<ProductSummary> | undefined> => {
  const own = await ownAnswers(member, context)
  if (own?.isPersonal !== true || Object.keys(own.profile).length === 0) return undefined
  const ranked = await rankProducts(own.profile, filter, context)
  if (ranked === undefined) return undefined
  const page = paginate(rankedAfter(ranked, after).slice(0, limit + 1), limit, ({ score, id }) =>
    numberCursor.write(RANKED, { by: score, id }),
  )
  const ids = page.rows.map(({ id }) => id)
  const found = ids.length === 0 ? [] : await findByIds(context.database.queries, ids)
  const rows = page.rows.flatMap((one) => {
    const row = found.find(({ id }) => id === one.id)
    return row === undefined ? [] : [presentSummary(row, reasonFor(own.answers, one))]
  })
  return { rows, after: page.after }
}

/**
 * A page of the products that match the filters, in the requested order. `suggested` is by how well they suit the member; for everybody
 * else, and as long as the engine is unavailable, it is newest first.
 * @throws Refusal invalid_input for a cursor of another order
 */
export const listProducts = async (
  query: z.output<typeof endpoint.query>,
  member: Member | null,
  context: AppContext,
): Promise<Page<ProductSummary>> => {
  const { ids, sort = 'suggested', after, limit = LIST_LIMIT, ...filter } = query
  if (ids !== undefined) return { rows: await listChosen(ids, context), after: undefined }
  if (sort !== 'suggested') return listSorted(filter, orderOf(sort, after), limit, context)
  const isRanked = after !== undefined && isCursorOf(RANKED, after)
  if (member !== null && (after === undefined || isRanked)) {
    const page = await listSuited(member, filter, after, limit, context)
    if (page !== undefined) return page
  }
  // A page of a ranked list has no counterpart in this one: it starts with the first page.
  return listSorted(filter, orderOf('newest', isRanked ? undefined : after), limit, context)
}
