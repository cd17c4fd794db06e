import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Binding } from './bind.ts'
import type { BoundedWork, WorkKind } from './bounded-work.ts'
import { pathPattern } from './cache-key.ts'
import type { Refusal } from './refusal.ts'

/** Refuses a request before it reaches the framework. @returns whether it was refused */
export type EarlyRefusal = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Refuses calls whose queue is full before they reach the framework. This costs a twentieth of a refusal by the framework, and keeps a
 * flood of one kind from starving the rest of processor time.
 * @param headers the headers of every response
 */
export const createEarlyRefusal = (
  bindings: readonly Binding[],
  work: BoundedWork,
  headers: Readonly<Record<string, string>>,
): EarlyRefusal => {
  const routes = bindings.flatMap(({ endpoint: { method, path }, kind }) =>
    kind === 'unbounded' ? [] : [{ method, pattern: pathPattern(path), kind }],
  )
  const kinds = Object.keys(work) as WorkKind[]
  const responses = new Map<Refusal, { head: Record<string, string>; body: Buffer }>()
  const responseFor = (refusal: Refusal) => {
    const body = Buffer.from(JSON.stringify(refusal.toResponse()))
    const head = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'retry-after': String(refusal.retryAfter),
    }
    responses.set(refusal, { head, body })
    return { head, body }
  }
  return (request, response) => {
    const { method, url = '' } = request
    if (!url.startsWith('/api/')) return false
    const full = kinds.filter((kind) => work[kind].isFull())
    if (full.length === 0) return false
    const at = url.indexOf('?')
    const path = at === -1 ? url : url.slice(0, at)
    const kind = routes.find(
      (route) => route.method === method && full.includes(route.kind) && route.pattern.test(path),
    )?.kind
    const refusal = kind && work[kind].refusalWhenFull()
    if (!refusal) return false
    const { head, body } = responses.get(refusal) ?? responseFor(refusal)
    response.writeHead(refusal.status, head).end(body)
    return true
  }
}
