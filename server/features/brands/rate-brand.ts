import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentAverage } from './present.ts'
import { setRating } from './queries.ts'

/**
 * Rates a brand; a second rating replaces the first. Cached pages keep the earlier average until they are refreshed, as view counts do.
 * @throws Refusal not_found
 */
export const rateBrand = async (brandId: string, stars: number, member: Member, context: AppContext) => {
  const counts = await context.database.transaction((queries) =>
    setRating(queries, { userId: member.id, brandId, stars, now: context.now() }),
  )
  if (counts === undefined) throw new Refusal('not_found')
  return { id: brandId, ...presentAverage(counts), yourRating: stars }
}
