import type { DealPage } from '#contract/deals.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { mayRedeem } from './policy.ts'
import { presentDealPage } from './present.ts'
import { findPrices } from './price-queries.ts'
import { findDeal, findLikes } from './queries.ts'

/** One deal with its recorded prices, also after its end. @throws Refusal not_found */
export const readDeal = async (idOrSlug: string, member: Member | null, context: AppContext): Promise<DealPage> => {
  const { queries } = context.database
  const row = await findDeal(queries, idOrSlug)
  if (!row) throw new Refusal('not_found', { message: 'There is no such deal. It may have been taken down.' })
  const [prices, likes] = await Promise.all([
    findPrices(queries, row.id),
    member === null ? undefined : findLikes(queries, member.id, [row.id]),
  ])
  const reader = {
    mayRedeem: mayRedeem(member, row, context),
    yourLike: likes?.get(row.id) ?? null,
    now: context.now(),
  }
  return presentDealPage(row, reader, prices)
}
