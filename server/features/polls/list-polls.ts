import type { Poll } from '#contract/polls.ts'
import { LIST_LIMIT } from '#contract/values.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { momentCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import { presentPoll } from './present.ts'
import { findPolls } from './queries.ts'

/** A page of polls, newest first, with the member's votes. @throws Refusal invalid_input for a cursor of another list */
export const listPolls = async (
  { after, limit = LIST_LIMIT }: { after?: string | undefined; limit?: number | undefined },
  member: Member | null,
  { database, now }: AppContext,
): Promise<Page<Poll>> => {
  const place = after === undefined ? undefined : momentCursor.read('polls', after)
  const found = await findPolls(database.queries, member?.id ?? null, place, limit + 1)
  const page = paginate(found, limit, (row) => momentCursor.write('polls', { by: row.createdAt, id: row.id }))
  return { ...page, rows: page.rows.map((row) => presentPoll(row, row.userVote, now())) }
}
