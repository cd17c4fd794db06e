import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { MAX_UNREAD_COUNT } from '#contract/kinds/notification.ts'
import { MAX_MARKED } from '#contract/notifications.ts'
import type { Place } from '#server/db/cursor.ts'
import type { Queries } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { members, notifications } from '#server/db/schema.ts'

export type NotificationRow = typeof notifications.$inferSelect

type NewRow = Pick<NotificationRow, 'id' | 'userId' | 'type' | 'title' | 'message' | 'actionUrl'>

/**
 * Inserts notifications, each unless its member has muted its type or its id exists. In the same statement, a message of the member's id
 * and the notification's id is sent on `channel` for each; the database delivers them when the transaction commits.
 */
export const insertNotifications = async (
  db: Queries,
  channel: string,
  rows: readonly NewRow[],
  createdAt: Date,
): Promise<void> => {
  const column = (name: keyof NewRow) => sql.param(rows.map((row) => row[name]))
  await db.execute(sql`
    with added as (
      insert into ${notifications} (id, user_id, type, title, message, action_url, created_at)
      select new.id, members.id, new.type, new.title, new.message, new.action_url, ${createdAt.toISOString()}::timestamptz
      from unnest(${column('id')}::uuid[], ${column('userId')}::uuid[], ${column('type')}::text[], ${column('title')}::text[],
        ${column('message')}::text[], ${column('actionUrl')}::text[]) as new (id, user_id, type, title, message, action_url)
      join ${members} on members.id = new.user_id
      where not (new.type = any(members.muted_notifications))
      on conflict (id) do nothing
      returning id, user_id
    )
    select pg_notify(${channel}, user_id || ' ' || id) from added`)
}

const list = (after: SQL | undefined) => (db: Queries) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), after))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(sql.placeholder('limit'))
const firstPage = preparedQuery('notifications, first page', list(undefined))
const nextPage = preparedQuery(
  'notifications, after',
  list(
    sql`(${notifications.createdAt}, ${notifications.id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
  ),
)

/** A page of the member's notifications, newest first. */
export const findNotifications = (
  db: Queries,
  userId: string,
  after: Place<Date> | undefined,
  limit: number,
): Promise<NotificationRow[]> =>
  after === undefined
    ? firstPage(db, { userId, limit })
    : nextPage(db, { userId, limit, at: after.by.toISOString(), id: after.id })

/** Those of the notifications that belong to the member, oldest first. */
export const findNotificationsById = (db: Queries, userId: string, ids: string[]): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, ids)))
    .orderBy(notifications.createdAt, notifications.id)

const unread = preparedQuery('unread notifications', (db) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), sql`not ${notifications.isRead}`))
    .limit(MAX_UNREAD_COUNT),
)

/** The number of unread notifications, counted up to the maximum. */
export const countUnread = async (db: Queries, userId: string): Promise<number> => (await unread(db, { userId })).length

/** Marks a notification of the member as read. @returns whether it was unread, or undefined if the member has no such notification */
export const markRead = async (db: Queries, userId: string, id: string): Promise<boolean | undefined> => {
  const own = and(eq(notifications.id, id), eq(notifications.userId, userId))
  const changed = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(own, sql`not ${notifications.isRead}`))
    .returning({ id: notifications.id })
  if (changed.length > 0) return true
  const [row] = await db.select({ id: notifications.id }).from(notifications).where(own)
  return row && false
}

/** Marks every unread notification of the member as read. @returns the ids of the newest of them */
export const markAllRead = async (db: Queries, userId: string): Promise<string[]> => {
  const changed = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), sql`not ${notifications.isRead}`))
    .returning({ id: notifications.id, createdAt: notifications.createdAt })
  return changed
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, MAX_MARKED)
    .map(({ id }) => id)
}

/** Marks those of the notifications that belong to the member as unread. */
export const markUnread = async (db: Queries, userId: string, ids: string[]): Promise<void> => {
  await db
    .update(notifications)
    .set({ isRead: false })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, ids)))
}
