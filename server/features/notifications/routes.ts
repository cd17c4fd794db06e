import * as endpoints from '#contract/notifications.ts'
import { bind } from '#server/http/bind.ts'
import { listNotifications } from './list-notifications.ts'
import { liveBinding } from './live-stream.ts'
import { readAllNotifications, readNotification, unreadNotifications } from './mark-notifications.ts'
import { countUnread } from './queries.ts'
import { tellAboutTrial } from './trial-notices.ts'

export const notificationRoutes = [
  bind(endpoints.listNotifications, async ({ query, member, nextPage }, context) => {
    const { rows, after } = await listNotifications(query, member, context)
    nextPage(after)
    return rows
  }),
  bind(endpoints.countUnreadNotifications, async ({ member }, context) => {
    await tellAboutTrial(member, context)
    return { unreadCount: await countUnread(context.database.queries, member.id) }
  }),
  bind(endpoints.readNotification, ({ params, member }, context) => readNotification(params.id, member, context)),
  bind(endpoints.readAllNotifications, ({ member }, context) => readAllNotifications(member, context)),
  bind(endpoints.unreadNotifications, ({ body, member }, context) => unreadNotifications(body.ids, member, context)),
  liveBinding,
]
