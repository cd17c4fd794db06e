import type { Poll } from '#contract/polls.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isOpen, presentPoll } from './present.ts'
import { countVote, findPoll, insertVote } from './queries.ts'

/**
 * Votes once in an active poll. The vote and the counts are written in one transaction; the unique key on poll and member decides between
 * concurrent votes of one member.
 * @throws Refusal not_found, poll_closed, already_voted; invalid_input for an option that the poll does not have
 */
export const vote = async (
  pollId: string,
  optionIndex: number,
  member: Member,
  { database, now }: AppContext,
): Promise<Poll> => {
  const poll = await findPoll(database.queries, pollId)
  if (!poll) throw new Refusal('not_found')
  if (!isOpen(poll, now())) throw new Refusal('poll_closed')
  if (optionIndex >= poll.options.length) {
    const message = 'This poll has no such answer. Please choose one of those shown.'
    throw new Refusal('invalid_input', { message, issues: [{ path: 'body.optionIndex', message }] })
  }
  const counted = await database.transaction(async (queries) => {
    const inserted = await insertVote(queries, { pollId, userId: member.id, optionIndex, votedAt: now() })
    if (!inserted) throw new Refusal('already_voted')
    return countVote(queries, pollId, optionIndex)
  })
  return presentPoll(counted, optionIndex, now())
}
