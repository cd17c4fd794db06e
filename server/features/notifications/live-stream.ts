import { fastifySSE } from '@fastify/sse'
import type { LiveNotifications } from '#contract/notifications.ts'
import { liveNotifications } from '#contract/routes/notifications.ts'
import { memberOf } from '#server/auth/sessions.ts'
import type { Binding } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { NOTIFICATIONS_CHANNEL } from './channel.ts'
import { createLiveHub } from './live-hub.ts'
import { keepTellingAboutTrial, tellAboutTrial } from './trial-notices.ts'

/** Milliseconds between two comments that keep a silent stream open. */
const HEARTBEAT = 25_000
/** A stream whose client does not read is ended when this many bytes wait for it. */
const MAX_WAITING_BYTES = 64 * 1024

/**
 * The stream of a member's notifications, as server-sent events with a `LiveNotifications` as data. The first event has the current count.
 * Its last event is `superseded` if a newer stream took its place. Reconnecting is not rate-limited: after a restart, all phones behind one
 * address do so together.
 */
export const liveBinding: Binding = {
  endpoint: liveNotifications,
  kind: 'database',
  add: (app, context) => {
    app.register(async (live) => {
      await live.register(fastifySSE, { heartbeatInterval: HEARTBEAT })
      const hub = createLiveHub(context)
      await context.database.listen(NOTIFICATIONS_CHANNEL, hub.onMessage, hub.onGap)
      live.addHook('preClose', async () => hub.endAll())
      live.get(
        liveNotifications.path,
        { sse: 'only', exposeHeadRoute: false, schema: { hide: true } },
        async (request, reply) => {
          const identify = () => memberOf(request, reply, context)
          const member = await context.work.database.run(async () => {
            const found = await identify()
            if (found !== null) await tellAboutTrial(found, context)
            return found
          })
          if (member === null) throw new Refusal('sign_in_required')
          const { sse: stream, raw } = reply
          if (!stream.isConnected) return reply.hijack()
          // The connection ends with the stream, so that it cannot keep a closing server waiting.
          reply.headers({ 'cache-control': 'private, no-store, no-transform', connection: 'close' })
          stream.keepAlive()
          stream.sendHeaders()
          // Between two heartbeats there is no progress (server/http/listener.ts).
          raw.socket?.setTimeout(2 * HEARTBEAT)
          const send = (event: { event?: string; data: LiveNotifications | null }): void => {
            if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy()
            if (stream.isConnected) stream.send(event).catch(() => {})
          }
          const remove = hub.add(member.id, {
            isSignedIn: async () => (await identify())?.id === member.id,
            send: (data) => send({ data }),
            end: (superseded) => {
              if (superseded) send({ event: 'superseded', data: null })
              stream.close()
            },
          })
          const stopTelling = keepTellingAboutTrial(member, identify, context)
          stream.onClose(() => {
            remove()
            stopTelling()
          })
          return undefined
        },
      )
    })
  },
}
