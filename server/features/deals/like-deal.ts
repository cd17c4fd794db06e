import type { DealOpinion } from '#contract/deals.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { setOpinion } from './queries.ts'

/**
 * Likes (true) or dislikes (false) a deal, or takes either back (null). Cached pages keep the earlier counts until they are refreshed, as
 * view counts do: an invalidation by every opinion would empty the cache.
 * @throws Refusal not_found
 */
export const likeDeal = async (
  idOrSlug: string,
  isLike: boolean | null,
  member: Member,
  context: AppContext,
): Promise<DealOpinion> => {
  const counts = await context.database.transaction((queries) =>
    setOpinion(queries, { userId: member.id, idOrSlug, isLike, now: context.now() }),
  )
  if (counts === undefined) throw new Refusal('not_found')
  return { ...counts, yourLike: isLike }
}
