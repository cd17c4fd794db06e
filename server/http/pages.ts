import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'
import type { Rendered } from './documents.ts'
import { inProcessHeaders } from './in-process.ts'
import { documentPolicy, securityHeaders } from './security-headers.ts'

/** What the built web app offers the start-up: one function that answers a page request. */
export type WebApp = (request: Request, api: (path: string) => Promise<Response>, origin: string) => Promise<Response>

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/** The hashes by which a content security policy allows exactly the inline scripts of this document. */
export const scriptHashes = (html: string): string[] =>
  [...new Set([...html.matchAll(inlineScript)].map((found) => `sha256-${createHash('sha256').update(found[1] ?? '').digest('base64')}`))]

/**
 * Renders pages: the web app asks the same promises in-process that browsers ask over the wire, as a visitor. What they say they show
 * becomes the tags of the document.
 */
export const pageRenderer = (app: FastifyInstance, webApp: WebApp, env: Env) => {
  const always = securityHeaders(env)
  return async (url: string): Promise<Rendered> => {
    const tags = new Set<string>()
    const ask = async (path: string): Promise<Response> => {
      const answer = await app.inject({ method: 'GET', url: path, headers: inProcessHeaders })
      for (const tag of String(answer.headers['cache-tag'] ?? '').split(',')) if (tag) tags.add(tag)
      const headers = new Headers()
      for (const name of ['content-type', 'link', 'retry-after']) {
        const value = answer.headers[name]
        if (value !== undefined) headers.set(name, String(value))
      }
      return new Response(answer.body, { status: answer.statusCode, headers })
    }
    const answer = await webApp(new Request(new URL(url, env.PUBLIC_ORIGIN)), ask, env.PUBLIC_ORIGIN)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = { ...always, ...Object.fromEntries(answer.headers) }
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false
    if (isHtml) headers['content-security-policy'] = documentPolicy(scriptHashes(body.toString('utf8')))
    if (answer.status >= 400) headers['cache-control'] = 'no-store'
    return { status: answer.status, headers, body, tags: [...tags] }
  }
}
