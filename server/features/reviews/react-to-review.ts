import type { ReportReason } from '#contract/kinds/review.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { assertMayReact, noSuchReview } from './policy.ts'
import { findOwnership, insertReport, setVote } from './queries.ts'

/**
 * Says whether a review was helpful, or takes that back (null). Cached lists keep the earlier count until they are refreshed, as view counts
 * do. @throws Refusal not_found, not_allowed
 */
export const markReviewHelpful = async (id: string, helpful: boolean | null, member: Member, context: AppContext) => {
  assertMayReact(await findOwnership(context.database.queries, id), member.id)
  const count = await context.database.transaction((queries) =>
    setVote(queries, { id, userId: member.id, helpful, now: context.now() }),
  )
  if (count === undefined) throw noSuchReview()
  return { id, helpful: count, yourVote: helpful }
}

/** Reports a review to the moderators, once per member. @throws Refusal not_found, not_allowed */
export const reportReview = async (
  id: string,
  reason: ReportReason,
  member: Member,
  context: AppContext,
): Promise<{ ok: true }> => {
  assertMayReact(await findOwnership(context.database.queries, id), member.id)
  const exists = await context.database.transaction((queries) =>
    insertReport(queries, { id, userId: member.id, reason, now: context.now() }),
  )
  if (!exists) throw noSuchReview()
  return { ok: true }
}
