import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as routes from './routes/polls.ts'
import { Cursor, Id, Limit, Slug, Timestamp } from './values.ts'

export const Poll = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  description: z.string(),
  options: z.array(z.object({ text: z.string(), votes: z.int() })),
  totalVotes: z.int(),
  /** False when it was closed or its end date has passed (decision C5). */
  isActive: z.boolean(),
  endDate: Timestamp.nullable(),
  isSample: z.boolean(),
  /** The option that the requesting member chose; absent for visitors and before voting. */
  userVote: z.int().optional(),
  createdAt: Timestamp,
})
export type Poll = z.infer<typeof Poll>

export const listPolls = endpoint(routes.listPolls, {
  who: 'anyone',
  summary: 'Polls, newest first',
  query: z.object({ after: Cursor.optional(), limit: Limit.optional() }),
  response: z.array(Poll),
  errors: [],
})

export const voteInPoll = endpoint(routes.voteInPoll, {
  who: 'member',
  summary: 'Votes once in an active poll',
  params: z.object({ pollId: Id }),
  body: z.strictObject({ optionIndex: z.int().min(0).max(99) }),
  response: Poll,
  errors: ['sign_in_required', 'not_found', 'already_voted', 'poll_closed'],
})
