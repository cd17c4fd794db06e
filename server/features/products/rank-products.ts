import { createHash } from 'node:crypto'
import type { Profile } from '#contract/guidance.ts'
import type { AdviceTasks } from '#server/advice/tasks.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Candidate, type Filter, findCandidates } from './list-queries.ts'
import { weighed } from './weighed.ts'

/** Of the products that match the filters, the newest for the member's concerns and the newest of all are ranked. */
const CANDIDATES = 120
/** How long a ranking is used again, in milliseconds, so that turning pages and coming back costs no second one. */
const KEPT_FOR = 60_000
const MOST_KEPT = 500

type Match = AdviceTasks['rankProducts']['output'][number]

/** A product that suits, and its place: `score` in whole thousandths, and the id among equals. */
export type Ranked = Pick<Match, 'concerns' | 'skinType'> & { id: string; score: number }

type Kept = { until: number; ranked: Promise<Ranked[] | undefined> }
const rankings = new WeakMap<AppContext, Map<string, Kept>>()

const candidatesFor = async (
  profile: Profile | undefined,
  filter: Filter,
  { database }: AppContext,
): Promise<Candidate[]> => {
  const [fitting, newest] = await Promise.all([
    profile?.concerns === undefined ? [] : findCandidates(database.queries, filter, profile.concerns, CANDIDATES),
    findCandidates(database.queries, filter, undefined, CANDIDATES),
  ])
  return [...new Map([...fitting, ...newest].map((row) => [row.id, row])).values()]
}

/** Best first; among equals the newest. What the person should leave out is not suggested. */
const bestFirst = (candidates: readonly Candidate[], matches: readonly Match[]): Ranked[] =>
  candidates
    .flatMap((row, at) => {
      const match = matches[at]
      return match?.suitable === true ? [{ row, match }] : []
    })
    .toSorted((a, b) => b.match.score - a.match.score || b.row.createdAt.getTime() - a.row.createdAt.getTime())
    .map(({ row, match: { score, concerns, skinType } }) => ({
      id: row.id,
      score: Math.round(score * 1000),
      concerns,
      skinType,
    }))

const rank = async (profile: Profile, filter: Filter, context: AppContext): Promise<Ranked[] | undefined> => {
  const candidates = await candidatesFor(profile, filter, context)
  if (candidates.length === 0) return []
  try {
    const matches = await context.work.advice.run(() =>
      context.advice.run('rankProducts', { profile, products: candidates.map(weighed) }),
    )
    return bestFirst(candidates, matches)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'unavailable')) throw error
    context.log.warn({ err: error }, 'listed products without ranking them')
    return undefined
  }
}

/** Health data is only held as a hash. */
const keyOf = (profile: Profile, filter: Filter): string =>
  createHash('sha256')
    .update(JSON.stringify([profile, filter]))
    .digest('base64')

/**
 * The products that suit a profile, best first; undefined while the engine is unavailable. A ranking is used again for a minute by members
 * with the same answers and filters.
 */
export const rankProducts = (profile: Profile, filter: Filter, context: AppContext): Promise<Ranked[] | undefined> => {
  const kept = rankings.get(context) ?? new Map<string, Kept>()
  rankings.set(context, kept)
  const key = keyOf(profile, filter)
  const now = context.now().getTime()
  const before = kept.get(key)
  if (before !== undefined && before.until > now) return before.ranked
  if (kept.size >= MOST_KEPT) kept.clear()
  const ranked = rank(profile, filter, context)
  kept.set(key, { until: now + KEPT_FOR, ranked })
  const forget = () => kept.delete(key)
  ranked.then((rows) => rows === undefined && forget(), forget)
  return ranked
}

/**
 * The products that suit somebody by their profile and by what they wrote in a conversation, best first. For a call that the advice engine
 * has already accepted: it does not queue again. @throws Refusal unavailable
 */
export const rankForConversation = async (
  { profile, told }: { profile: Profile | undefined; told: readonly string[] },
  filter: Filter,
  context: AppContext,
): Promise<Ranked[]> => {
  const candidates = await candidatesFor(profile, filter, context)
  const input = { profile, told, products: candidates.map(weighed) }
  return candidates.length === 0 ? [] : bestFirst(candidates, await context.advice.run('rankProducts', input))
}
