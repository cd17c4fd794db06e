import type { LiveNotifications } from '#contract/notifications.ts'
import type { AppContext } from '#server/app-context.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentNotification } from './present.ts'
import { countUnread, findNotificationsById } from './queries.ts'

/** Streams of one member on one instance. A further one ends the oldest. */
const MAX_STREAMS = 3
/** How long a change waits for others to be sent with it, milliseconds. */
const BATCH_TIME = 100
/** How long an update waits while the database is unavailable, milliseconds. */
const RETRY_AFTER = 2000
/** Notifications in one event. If more were added, these are the newest. */
const MAX_ADDED = 20

/** An open stream of a member. */
export type LiveStream = {
  /** Whether the session that opened it is still valid. */
  isSignedIn(): Promise<boolean>
  send(update: LiveNotifications): void
  /** @param superseded a newer stream of the member takes its place, so the client should not reconnect at once */
  end(superseded?: boolean): void
}

/** The streams of one member, and what has to be sent to them. */
type Audience = { streams: Set<LiveStream>; added: string[]; timer: NodeJS.Timeout | undefined; sending: boolean }

/**
 * The open streams of one instance, by member. Updates to a member are read and sent one after the other, so that an older count never
 * arrives after a newer one.
 */
export const createLiveHub = ({ database, work, log }: AppContext) => {
  const audiences = new Map<string, Audience>()

  const update = async (memberId: string, { streams, added }: Audience): Promise<void> => {
    const ids = added.splice(0).slice(-MAX_ADDED)
    try {
      await work.database.run(async () => {
        const rows = ids.length === 0 ? [] : await findNotificationsById(database.queries, memberId, ids)
        const unreadCount = await countUnread(database.queries, memberId)
        for (const stream of streams) {
          // A session can end while its stream is open: signed out on another device, a changed password.
          if (await stream.isSignedIn()) stream.send({ unreadCount, added: rows.map(presentNotification) })
          else stream.end()
        }
      })
    } catch (error) {
      added.unshift(...ids)
      throw error
    }
  }
  const schedule = (memberId: string, delay = BATCH_TIME): void => {
    const audience = audiences.get(memberId)
    if (audience === undefined || audience.timer !== undefined) return
    audience.timer = setTimeout(() => void send(memberId, audience), delay).unref()
  }
  const send = async (memberId: string, audience: Audience): Promise<void> => {
    audience.timer = undefined
    if (audience.sending) {
      schedule(memberId)
      return
    }
    audience.sending = true
    try {
      await update(memberId, audience)
    } catch (error) {
      if (isUnavailable(error) || error instanceof Refusal) schedule(memberId, RETRY_AFTER)
      else log.error({ err: error }, 'notifications could not be sent to the open pages of a member')
    } finally {
      audience.sending = false
    }
  }

  return {
    /** Adds a stream, which soon receives the current count. @returns a function that removes it */
    add: (memberId: string, stream: LiveStream): (() => void) => {
      const audience = audiences.get(memberId) ?? { streams: new Set(), added: [], timer: undefined, sending: false }
      audiences.set(memberId, audience)
      const [oldest] = audience.streams
      if (audience.streams.size >= MAX_STREAMS) oldest?.end(true)
      audience.streams.add(stream)
      schedule(memberId)
      return () => {
        audience.streams.delete(stream)
        if (audience.streams.size > 0) return
        clearTimeout(audience.timer)
        audiences.delete(memberId)
      }
    },
    /** Handles a message of the notification channel. */
    onMessage: (message: string): void => {
      const [memberId = '', added] = message.split(' ')
      if (added !== undefined) audiences.get(memberId)?.added.push(added)
      schedule(memberId)
    },
    /** Messages may have been missed: every stream receives the current count. */
    onGap: (): void => {
      for (const memberId of audiences.keys()) schedule(memberId)
    },
    /** Ends every stream: a server does not close while one is open. */
    endAll: (): void => {
      for (const { streams } of audiences.values()) for (const stream of streams) stream.end()
    },
  }
}
