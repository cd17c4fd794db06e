import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { SESSION_COOKIE } from '#server/auth/sessions.ts'
import { sendPage } from './cached-page.ts'
import type { EarlyRefusal } from './early-refusal.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Timeouts for slow or silent clients, milliseconds: each is disconnected after 15 seconds at most. Node.js checks requests once a second
 * and adds a second to `keepAliveTimeout`.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 13_000,
  keepAliveTimeout: 14_000,
  connectionsCheckingInterval: 1000,
}
/**
 * A connection without progress for this long is closed, milliseconds. A response that trickles to a slow phone makes progress. Node.js
 * counts data buffered by the system as progress once, so a client that never reads has twice as long.
 */
const PROGRESS_TIMEOUT = 6000

/** Runs in front of the framework in development (Vite's module server); calls `next` when the request is not its own. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const hasCredentials = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || headers.cookie?.includes(SESSION_COOKIE) === true

/** Whether the cache may respond: pages are the same for every client, API responses only for those without credentials. */
const mayUseCache = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !(request.url?.startsWith('/api/') && hasCredentials(request))

/**
 * The HTTP server. Cached pages, which are most of the traffic, are sent without the framework. Every other request goes to `handler`,
 * unless it is refused.
 */
export const createListener =
  (cache: Pick<PageCache, 'find'>, served: () => void, refuses: EarlyRefusal, before?: Before) =>
  (handler: RequestListener): Server => {
    const respond = (request: IncomingMessage, response: ServerResponse): void => {
      if (mayUseCache(request)) {
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
      before ? (request, response) => before(request, response, () => handler(request, response)) : respond,
    )
    return server.setTimeout(PROGRESS_TIMEOUT)
  }
