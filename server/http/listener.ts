import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { SESSION_COOKIE } from '#server/auth/sessions.ts'
import { sendPage } from './cached-page.ts'
import type { EarlyRefusal } from './early-refusal.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Bounds on slow or silent clients, milliseconds: each of them is gone after 15 seconds at most. Requests are looked at once a second, and
 * Node.js adds a second to `keepAliveTimeout`.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 13_000,
  keepAliveTimeout: 14_000,
  connectionsCheckingInterval: 1000,
}
/**
 * A connection on which nothing moves for so long is closed, milliseconds. A response that goes on trickling to a slow phone does move.
 * Node.js takes what the system has buffered for progress once, so that a client that never reads has twice as long.
 */
const NO_PROGRESS = 6000

/** Runs in front of the framework in development (Vite's module server); calls `next` when the request is not its own. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const asksAsSomebody = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || headers.cookie?.includes(SESSION_COOKIE) === true

/** Whether the cache may respond: pages are the same for everybody, API responses only for those who do not say who they are. */
const mayBeCached = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !(request.url?.startsWith('/api/') && asksAsSomebody(request))

/**
 * The HTTP server. A cached page is sent at once, past the framework: that is most of what a reading product serves. Everything
 * else goes to `handler`, unless it is refused.
 */
export const createListener =
  (cache: Pick<PageCache, 'find'>, served: () => void, refuses: EarlyRefusal, before?: Before) =>
  (handler: RequestListener): Server => {
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      if (mayBeCached(request)) {
        const page = cache.find(request.url ?? '/')
        if (page) {
          served()
          sendPage(page, request, response)
          return
        }
      }
      if (!refuses(request, response)) handler(request, response)
    }
    const server = createServer(
      TIMEOUTS,
      before ? (request, response) => before(request, response, () => handler(request, response)) : answer,
    )
    return server.setTimeout(NO_PROGRESS)
  }
