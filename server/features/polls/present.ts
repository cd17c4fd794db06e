import type { Poll } from '#contract/polls.ts'
import type { PollRow } from './queries.ts'

/** Whether the poll takes votes: it was not closed and its end date has not passed (decision C5). */
export const isOpen = ({ isActive, endDate }: Pick<PollRow, 'isActive' | 'endDate'>, now: Date): boolean =>
  isActive && (endDate === null || endDate > now)

/** When an open poll closes by its end date. */
export const closesAt = ({ isActive, endDate }: Pick<Poll, 'isActive' | 'endDate'>): Date | undefined =>
  isActive && endDate !== null ? new Date(endDate) : undefined

export const presentPoll = (row: PollRow, userVote: number | null, now: Date): Poll => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  options: row.options,
  totalVotes: row.totalVotes,
  isActive: isOpen(row, now),
  endDate: row.endDate?.toISOString() ?? null,
  isSample: row.isSample,
  ...(userVote !== null && { userVote }),
  createdAt: row.createdAt.toISOString(),
})
