import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '#server/auth/sessions.ts'
import type { Env } from '#server/env.ts'
import type { CachedPage, Rendered } from './cached-page.ts'
import { earliest } from './expiry.ts'
import { inProcessHeaders, isInProcess } from './in-process.ts'
import type { PageCache } from './page-cache.ts'
import { Refusal, RETRY_AFTER, unreadableAddress } from './refusal.ts'
import { documentPolicy, securityHeaders } from './security-headers.ts'

/** The part of a `Response` that a page reads: complete ones would cost more than the API calls of a rendering. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text'> & {
  headers: Pick<Headers, 'get'>
}
/** Calls the API in-process, as a visitor. */
export type Api = (path: string) => Promise<ApiResponse>

/** The part of a `Response` that is cached and sent. `markup` is the document without its styles, if known. */
type PageResponse = Pick<Response, 'status' | 'headers' | 'bytes'> & { markup?: string }

/** The web app: a function that responds to a page request. */
export type WebApp = (request: Request, api: Api, origin: string) => Promise<PageResponse>

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/** The hashes by which a content security policy allows exactly the inline scripts of this document. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(
      (found) =>
        `sha256-${createHash('sha256')
          .update(found[1] ?? '')
          .digest('base64')}`,
    ),
  ),
]

/** Headers of a single response, which are not cached with its content. */
const singleResponseHeaders = new Set(['content-length', 'date', 'connection', 'x-request-id'])

/**
 * The requested URL on our own origin, for a path, a path that starts with `//`, or an absolute URL.
 * @throws Refusal invalid_input
 */
const urlOnOrigin = (origin: string, url: string): URL => {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const resolved = new URL(`${origin}${path.startsWith('/') ? path : `/${path}`}`)
  // The router resolves the decoded path again, where a tab or a backslash may start the name of another host: "/%09/%5b".
  if (!URL.canParse(decodeURIComponent(resolved.pathname).replace(/^\/+/, '/'), origin)) throw unreadableAddress()
  return resolved
}

const responseOf = async (app: FastifyInstance, path: string): Promise<Rendered> => {
  const response = await app.inject({ method: 'GET', url: path, headers: inProcessHeaders })
  const headers = Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined || singleResponseHeaders.has(name) ? [] : [[name, String(value)]],
    ),
  )
  return {
    status: response.statusCode,
    headers,
    body: response.rawPayload,
    tags: (headers['cache-tag'] ?? '').split(',').filter(Boolean),
  }
}

/** The parsed bodies of cached API responses. Frozen, because all pages share them. */
const parsed = new WeakMap<CachedPage, unknown>()

const frozen = (_: string, value: unknown): unknown => Object.freeze(value)

const parse = (response: CachedPage): unknown => {
  if (!parsed.has(response)) parsed.set(response, JSON.parse(response.body.toString('utf8'), frozen))
  return parsed.get(response)
}

const apiResponse = (response: CachedPage): ApiResponse => ({
  ok: response.status >= 200 && response.status < 300,
  status: response.status,
  statusText: '',
  headers: { get: (name) => response.headers[name.toLowerCase()] ?? null },
  json: async () => parse(response),
  text: async () => response.body.toString('utf8'),
})

/**
 * Renders pages and API responses for visitors. The web app calls the same endpoints in-process that browsers call over the wire, as a
 * visitor, through the cache; the page gets the cache tags of their responses.
 */
export const renderer = (app: FastifyInstance, env: Env, cache: Pick<PageCache, 'getFresh'>, webApp?: WebApp) => {
  const always = securityHeaders(env)
  return async (url: string): Promise<Rendered> => {
    if (url.startsWith('/api/')) return responseOf(app, url)
    if (!webApp) throw new Refusal('not_found')
    const tags = new Set<string>()
    let isComplete = true
    let isStale = false
    const expiries: (Date | undefined)[] = []
    const api: Api = async (path) => {
      const response = await cache.getFresh(path)
      for (const tag of response.tags) tags.add(tag)
      if (response.status >= 500 || response.headers['cache-control'] === 'no-store') isComplete = false
      if (response.isStale) isStale = true
      if (response.headers.expires !== undefined) expiries.push(new Date(response.headers.expires))
      return apiResponse(response)
    }
    const response = await webApp(new Request(urlOnOrigin(env.PUBLIC_ORIGIN, url)), api, env.PUBLIC_ORIGIN)
    const { buffer, byteOffset, byteLength } = await response.bytes()
    const body = Buffer.from(buffer, byteOffset, byteLength)
    const headers = { ...always, ...Object.fromEntries(response.headers) }
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false
    // In development, Vite's hot reload uses a socket and injects its own scripts.
    if (isHtml && env.NODE_ENV !== 'development')
      headers['content-security-policy'] = documentPolicy(scriptHashes(response.markup ?? body.toString('utf8')))
    const expires = earliest(expiries)
    if (expires !== undefined) headers.expires = expires.toUTCString()
    if (response.status === 503) headers['retry-after'] = String(RETRY_AFTER)
    // A page with missing data must not be cached, even if its status is 200.
    if (response.status >= 400 || !isComplete) headers['cache-control'] = 'no-store'
    return { status: response.status, headers, body, tags: [...tags], isStale }
  }
}

/**
 * Caches API responses to visitors if the endpoint sets cache tags: lists and articles are requested far more often than they change, and
 * are still served while the database is unavailable.
 */
export const cacheResponses = (app: FastifyInstance, cache: Pick<PageCache, 'checkpoint' | 'put'>): void => {
  const checkpoints = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => {
    const { authorization, cookie } = request.headers
    const byVisitor = authorization === undefined && !cookie?.includes(SESSION_COOKIE)
    if (byVisitor && request.method === 'GET' && request.url.startsWith('/api/') && !isInProcess(request))
      checkpoints.set(request, cache.checkpoint())
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const tags = reply.getHeader('cache-tag')
    const checkpoint = checkpoints.get(request)
    if (typeof tags !== 'string' || reply.statusCode !== 200 || checkpoint === undefined || typeof payload !== 'string')
      return
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        singleResponseHeaders.has(name) ? [] : [[name, String(value)]],
      ),
    )
    cache.put(request.url, { status: 200, headers, body: Buffer.from(payload), tags: tags.split(',') }, checkpoint)
  })
}
