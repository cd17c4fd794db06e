import type { Conversation } from '#contract/chat.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { momentCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import { findConversations } from './conversation-queries.ts'
import { presentConversation } from './present.ts'

/** Conversations per page. */
const PAGE = 20
const CURSOR = 'conversations'

/** A page of the member's conversations, most recent first. @throws Refusal invalid_input for an invalid cursor */
export const listConversations = async (
  { after }: { after?: string | undefined },
  member: Member,
  { database }: AppContext,
): Promise<Page<Conversation>> => {
  const place = after === undefined ? undefined : momentCursor.read(CURSOR, after)
  const rows = await findConversations(database.queries, member.id, place, PAGE + 1)
  const page = paginate(rows, PAGE, ({ updatedAt, id }) => momentCursor.write(CURSOR, { by: updatedAt, id }))
  return { rows: page.rows.map(presentConversation), after: page.after }
}
