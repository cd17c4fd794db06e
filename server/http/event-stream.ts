import { fastifySSE } from '@fastify/sse'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusalFor } from './errors-to-responses.ts'

/** Milliseconds between two comments in a stream that waits for its next event; below the progress timeout (server/http/listener.ts). */
const HEARTBEAT = 3000

/** What the stream of an endpoint sends: an async generator of the data of its events. The signal is aborted when the client goes away. */
type EventSource = (signal: AbortSignal) => AsyncIterable<unknown>

/** Lets the routes added by `add` reply with server-sent events to clients that accept them. */
export const withEventStreams = (app: FastifyInstance, add: (scope: FastifyInstance) => void): void => {
  app.register(async (scope) => {
    await scope.register(fastifySSE, { heartbeatInterval: HEARTBEAT })
    add(scope)
  })
}

/**
 * Sends server-sent events with these data as JSON. An error before the first event becomes the response, as for any call; a later one
 * becomes a last event of the type `error`, with its code and message.
 */
export const sendEvents = async (reply: FastifyReply, events: EventSource): Promise<void> => {
  const { sse: stream, log } = reply
  const abort = new AbortController()
  const closed = new Promise<void>((resolve) => {
    stream.onClose(() => {
      abort.abort()
      resolve()
    })
  })
  // A client that goes away while it is slow to read never reports that it is ready for more.
  const send = (data: unknown) => Promise.race([stream.send({ data }), closed])
  reply.header('cache-control', 'private, no-store, no-transform')
  let hasBegun = false
  try {
    for await (const data of events(abort.signal)) {
      if (!stream.isConnected) break
      hasBegun = true
      await send(data)
    }
  } catch (error) {
    if (stream.isConnected && !hasBegun) throw error
    if (stream.isConnected) {
      const { code, message } = refusalFor(error, log)
      await send({ type: 'error', code, message })
    }
  }
  // There is nobody left to respond to.
  if (!hasBegun && !stream.isConnected) reply.hijack()
}
