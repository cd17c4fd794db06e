import type { z } from 'zod'
import type { Deal, DealFilters, listDeals as endpoint } from '#contract/deals.ts'
import { LIST_LIMIT } from '#contract/values.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { momentCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import { mayRedeem } from './policy.ts'
import { presentDeal } from './present.ts'
import { countByBrand, countByCategory, findDeals, findLikes, findNextEnd } from './queries.ts'

/**
 * A page of the deals that are on, newest first. What we are paid does not change the order (the money wall).
 * @throws Refusal invalid_input for a cursor of another list
 */
export const listDeals = async (
  query: z.output<typeof endpoint.query>,
  member: Member | null,
  context: AppContext,
): Promise<Page<Deal>> => {
  const { queries } = context.database
  const { brand, category, limit = LIST_LIMIT } = query
  const now = context.now()
  const after = query.after === undefined ? undefined : momentCursor.read('deals', query.after)
  const page = paginate(await findDeals(queries, { brand, category, after }, limit + 1, now), limit, (row) =>
    momentCursor.write('deals', { by: row.createdAt, id: row.id }),
  )
  const likes =
    member === null
      ? new Map<string, boolean>()
      : await findLikes(
          queries,
          member.id,
          page.rows.map(({ id }) => id),
        )
  const rows = page.rows.map((row) =>
    presentDeal(row, { mayRedeem: mayRedeem(member, row, context), yourLike: likes.get(row.id) ?? null, now }),
  )
  return { ...page, rows }
}

/** The categories and brands of the deals that are on, and until when: the next of these deals ends then. */
export const listDealFilters = async ({
  database: { queries },
  now: clock,
}: AppContext): Promise<{ filters: DealFilters; until: Date | undefined }> => {
  const now = clock()
  const [categories, brands, until] = await Promise.all([
    countByCategory(queries, now),
    countByBrand(queries, now),
    findNextEnd(queries, now),
  ])
  return { filters: { categories, brands }, until }
}
