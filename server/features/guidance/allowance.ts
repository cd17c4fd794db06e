import type { Allowance } from '#contract/guidance.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Queries } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AllowanceKind, allowanceOf } from '#server/policy.ts'
import { countUse, deleteUsesBefore, findUses } from './queries.ts'

/** Who asks: a member, or a visitor by the address of the household (server/http/household.ts). */
export type Asker = { member: Member | null; household: string }

const DAY = 86_400_000
/** South Africa is two hours ahead of UTC all year. */
const OFFSET = 2 * 3_600_000

const dayOf = (now: Date): string => new Date(now.getTime() + OFFSET).toISOString().slice(0, 10)
const nextDay = (now: Date): string =>
  new Date((Math.floor((now.getTime() + OFFSET) / DAY) + 1) * DAY - OFFSET).toISOString()

const things: Record<AllowanceKind, string> = { chat: 'messages', quiz: 'skin quiz results' }

/** The first use of a day deletes those of the days before. */
const countMembersUse = async (db: Queries, use: Parameters<typeof countUse>[1], limit: number) => {
  const used = await countUse(db, use, limit)
  if (used === 1) await deleteUsesBefore(db, use)
  return used
}

/** The key of a visitor's uses. */
const visitorKey = (kind: AllowanceKind, household: string): string => `${kind} ${household}`

/** What somebody has used of a daily allowance so far. */
export const readAllowance = async (
  context: AppContext,
  kind: AllowanceKind,
  { member, household }: Asker,
): Promise<Allowance> => {
  const now = context.now()
  const day = dayOf(now)
  const used =
    member === null
      ? context.visitorUses.used(day, visitorKey(kind, household))
      : await findUses(context.database.queries, { memberId: member.id, day, kind })
  return { limit: allowanceOf(kind, member, now), used, resetsAt: nextDay(now) }
}

/**
 * Counts one message or result against the daily allowance. Never call it for a message that needs urgent care.
 * @throws Refusal `allowance_used` once it is used up
 */
export const spendAllowance = async (
  context: AppContext,
  kind: AllowanceKind,
  { member, household }: Asker,
): Promise<Allowance> => {
  const now = context.now()
  const day = dayOf(now)
  const limit = allowanceOf(kind, member, now)
  const used =
    member === null
      ? context.visitorUses.count(day, visitorKey(kind, household), limit)
      : await countMembersUse(context.database.queries, { memberId: member.id, day, kind }, limit)
  if (used === undefined)
    throw new Refusal('allowance_used', {
      message: `You have used your ${limit} ${things[kind]} for today. You can go on tomorrow.`,
    })
  return { limit, used, resetsAt: nextDay(now) }
}
