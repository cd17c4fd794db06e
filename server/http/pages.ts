import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '#server/auth/sessions.ts'
import type { Env } from '#server/env.ts'
import type { Documents, Rendered } from './documents.ts'
import { inProcessHeaders, isInProcess } from './in-process.ts'
import { Refusal } from './refusal.ts'
import { documentPolicy, securityHeaders } from './security-headers.ts'

/** What the built web app offers the start-up: one function that answers a page request. */
export type WebApp = (request: Request, api: (path: string) => Promise<Response>, origin: string) => Promise<Response>

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/** The hashes by which a content security policy allows exactly the inline scripts of this document. */
export const scriptHashes = (html: string): string[] =>
  [...new Set([...html.matchAll(inlineScript)].map((found) => `sha256-${createHash('sha256').update(found[1] ?? '').digest('base64')}`))]

/** Headers that belong to one answer, not to what it says. */
const ofOneAnswer = new Set(['content-length', 'date', 'connection', 'x-request-id'])

/** The address asked for, below our own origin whatever form it came in: a path, a path that begins `//`, or a whole address. */
const addressBelow = (origin: string, url: string): URL => {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return new URL(`${origin}${path.startsWith('/') ? path : `/${path}`}`)
}

const answerOf = async (app: FastifyInstance, path: string): Promise<Rendered> => {
  const answer = await app.inject({ method: 'GET', url: path, headers: inProcessHeaders })
  const headers = Object.fromEntries(Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || ofOneAnswer.has(name) ? [] : [[name, String(value)]]))
  return { status: answer.statusCode, headers, body: answer.rawPayload, tags: (headers['cache-tag'] ?? '').split(',').filter(Boolean) }
}

/**
 * Renders what visitors are shown: pages, and answers of /api. The web app asks the same promises in-process that browsers ask over the
 * wire, as a visitor; what they say they show becomes the tags of the page.
 */
export const renderer = (app: FastifyInstance, env: Env, webApp?: WebApp) => {
  const always = securityHeaders(env)
  return async (url: string): Promise<Rendered> => {
    if (url.startsWith('/api/')) return answerOf(app, url)
    if (!webApp) throw new Refusal('not_found')
    const tags = new Set<string>()
    let complete = true
    const ask = async (path: string): Promise<Response> => {
      const { status, headers, body, tags: shown } = await answerOf(app, path)
      for (const tag of shown) tags.add(tag)
      if (status >= 500) complete = false
      return new Response(new Uint8Array(body), { status, headers })
    }
    const answer = await webApp(new Request(addressBelow(env.PUBLIC_ORIGIN, url)), ask, env.PUBLIC_ORIGIN)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = { ...always, ...Object.fromEntries(answer.headers) }
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false
    // Vite's hot reload talks over a socket and injects scripts of its own; it runs on a developer's machine only.
    if (isHtml && env.NODE_ENV !== 'development') headers['content-security-policy'] = documentPolicy(scriptHashes(body.toString('utf8')))
    // A page that had to do without something must not be kept, however well it looks.
    if (answer.status >= 400 || !complete) headers['cache-control'] = 'no-store'
    return { status: answer.status, headers, body, tags: [...tags] }
  }
}

/**
 * Keeps what /api answers to visitors where the endpoint says what it shows: lists and articles are asked for far more often than they
 * change, and go on being answered while the database is away.
 */
export const keepAnswers = (app: FastifyInstance, documents: Documents): void => {
  const marks = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => {
    const { authorization, cookie } = request.headers
    const byVisitor = authorization === undefined && !cookie?.includes(SESSION_COOKIE)
    if (byVisitor && request.url.startsWith('/api/') && !isInProcess(request)) marks.set(request, documents.mark())
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const tags = reply.getHeader('cache-tag')
    const mark = marks.get(request)
    if (typeof tags !== 'string' || reply.statusCode !== 200 || mark === undefined || typeof payload !== 'string') return
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).flatMap(([name, value]) => (ofOneAnswer.has(name) ? [] : [[name, String(value)]])))
    documents.put(request.url, { status: 200, headers, body: Buffer.from(payload), tags: tags.split(',') }, mark).catch((error: unknown) => {
      request.log.warn({ err: error }, 'an answer could not be kept')
    })
  })
}
