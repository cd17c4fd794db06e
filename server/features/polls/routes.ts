import * as endpoints from '#contract/polls.ts'
import { bind } from '#server/http/bind.ts'
import { listPolls } from './list-polls.ts'
import { closesAt } from './present.ts'
import { vote } from './vote.ts'

export const pollRoutes = [
  // Without cache tags, so that every response has the current counts and a vote does not invalidate the pages that show polls.
  bind(endpoints.listPolls, async ({ query, member, nextPage, freshUntil }, context) => {
    const { rows, after } = await listPolls(query, member, context)
    nextPage(after)
    // The pages that show polls are cached.
    freshUntil(...rows.map(closesAt))
    return rows
  }),
  bind(endpoints.voteInPoll, ({ params, body, member }, context) =>
    vote(params.pollId, body.optionIndex, member, context),
  ),
]
