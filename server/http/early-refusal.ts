import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Binding } from './bind.ts'
import type { BoundedWork } from './bounded-work.ts'
import { pathPattern } from './cache-key.ts'

/** Refuses a request in place of the framework. @returns whether it did */
export type EarlyRefusal = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Refuses calls whose queue is full before the framework reads them: that costs a twentieth of what a refusal from within costs, and keeps
 * a flood of one kind from taking the processor from the rest.
 * @param headers what every response carries
 */
export const createEarlyRefusal = (bindings: readonly Binding[], work: BoundedWork, headers: Readonly<Record<string, string>>): EarlyRefusal => {
  const routes = bindings.flatMap(({ endpoint: { method, path }, kind }) => (kind === 'unbounded' ? [] : [{ method, pattern: pathPattern(path), bulkhead: work[kind] }]))
  const bulkheads = Object.values(work)
  return (request, response) => {
    const { method, url = '' } = request
    if (!url.startsWith('/api/') || !bulkheads.some((bulkhead) => bulkhead.isFull())) return false
    const path = url.split('?', 1)[0] as string
    const refusal = routes.find((route) => route.method === method && route.pattern.test(path))?.bulkhead.refusalWhenFull()
    if (!refusal) return false
    const body = JSON.stringify(refusal.answer())
    response.writeHead(refusal.status, {
      ...headers, 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store', 'retry-after': String(refusal.retryAfter),
    }).end(body)
    return true
  }
}
