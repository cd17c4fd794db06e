import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { momentCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import { findNotifications } from './queries.ts'
import { presentNotification } from './present.ts'
import { tellAboutTrial } from './trial-notices.ts'

/** Notifications per page if the request names no number. */
const PAGE = 20
const CURSOR = 'notifications'

/** A page of the member's notifications, newest first. @throws Refusal invalid_input for an invalid cursor */
export const listNotifications = async (
  query: { after?: string | undefined; limit?: number | undefined },
  member: Member,
  context: AppContext,
): Promise<Page<ReturnType<typeof presentNotification>>> => {
  const { limit = PAGE } = query
  const after = query.after === undefined ? undefined : momentCursor.read(CURSOR, query.after)
  if (after === undefined) await tellAboutTrial(member, context)
  const rows = await findNotifications(context.database.queries, member.id, after, limit + 1)
  const page = paginate(rows, limit, ({ createdAt, id }) => momentCursor.write(CURSOR, { by: createdAt, id }))
  return { rows: page.rows.map(presentNotification), after: page.after }
}
