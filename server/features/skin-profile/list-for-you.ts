import type { listForYou as endpoint, SkinProfile } from '#contract/skin-profile.ts'
import type { ResponseBody } from '#contract/endpoint.ts'
import type { AdviceTasks } from '#server/advice/tasks.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { articlesToRank, listFeatured, presentList } from '#server/features/articles/list-articles.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentProfile } from './present.ts'
import { profileForGuidance } from './profile-for-guidance.ts'
import { findProfileForAdvice } from './queries.ts'
import { reasonFor } from './reason.ts'

/** Articles in the list, and articles that they are chosen from. */
const LISTED = 6
const CANDIDATES = 60

type Listed = ResponseBody<typeof endpoint>
type Ranking = AdviceTasks['rankArticles']

/** Ranks articles for a profile. Without the engine nothing fits better than the rest: the list in its usual order is better than none. */
const rank = async (input: Ranking['input'], context: AppContext): Promise<Ranking['output']> => {
  try {
    return await context.work.advice.run(() => context.advice.run('rankArticles', input))
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'unavailable')) throw error
    context.log.warn({ err: error }, 'listed articles without ranking them')
    return []
  }
}

/** The articles that fit a profile best; among equals featured ones come first, then the newest. */
const fitting = async (profile: SkinProfile, member: Member, context: AppContext): Promise<Listed> => {
  const candidates = await articlesToRank(context, CANDIDATES)
  const articles = candidates.map(({ title, tags }) => ({ title, tags }))
  const matches = await rank({ profile: profileForGuidance(profile), articles }, context)
  const best = candidates
    .map((row, at) => ({ row, match: matches[at] }))
    .filter(({ match }) => match?.suitable !== false)
    .toSorted((one, other) => (other.match?.score ?? 0) - (one.match?.score ?? 0))
    .slice(0, LISTED)
  const presented = await presentList(
    best.map(({ row }) => row),
    member,
    context,
  )
  return presented.map((article, at) => {
    const match = best[at]?.match
    return { ...article, reason: match === undefined ? null : reasonFor(profile, match) }
  })
}

/** Six articles for a member: those that fit the skin profile, each with the reason; without a profile the featured ones. */
export const listForYou = async (member: Member, context: AppContext): Promise<Listed> => {
  const row = await findProfileForAdvice(context.database.queries, member.id)
  if (row !== undefined) return fitting(presentProfile(row), member, context)
  const { rows } = await listFeatured({ limit: LISTED }, member, context)
  return rows.map((article) => ({ ...article, reason: null }))
}
