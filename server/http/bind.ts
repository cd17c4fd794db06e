import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ResponseBody, Endpoint, Route } from '#contract/endpoint.ts'
import { ErrorResponse, errors } from '#contract/errors.ts'
import { type Member, memberOf } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import type { WorkKind } from './bounded-work.ts'
import { nextPageAddress } from './cache-key.ts'
import { sendEvents, withEventStreams } from './event-stream.ts'
import { earliest } from './expiry.ts'
import { isInProcess } from './in-process.ts'
import { addressLimit } from './limits.ts'
import { Refusal } from './refusal.ts'
import { refuseUnstorableText } from './text-safety.ts'

type Read<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? z.output<E[K]>
  : undefined

/** What a handler receives: the validated parts of the request, the member, and functions that set response headers. */
export type Call<E extends Endpoint> = {
  params: Read<E, 'params'>
  query: Read<E, 'query'>
  body: Read<E, 'body'>
  /** The signed-in member; null for a visitor, never null if the endpoint is for members only. */
  member: E['who'] extends 'member' ? Member : Member | null
  request: FastifyRequest
  reply: FastifyReply
  /** Sets the `Link` header to the next page of a list: the same URL with `after` set. */
  nextPage(after: string | undefined): void
  /** Tags the response: cached pages made from it are invalidated when these change. */
  cacheTags(...tags: string[]): void
  /** Limits how long the response and the pages made from it are cached: until the earliest of these moments, when time alone changes them. */
  freshUntil(...moments: (Date | undefined)[]): void
}

/** An endpoint with its handler and the kind of work whose slots limit it, ready to be added to the server. */
export type Binding = {
  endpoint: Route
  kind: WorkKind | 'unbounded'
  add(app: FastifyInstance, context: AppContext): void
}

const errorResponses = (endpoint: Endpoint): Record<number, z.ZodType> =>
  Object.fromEntries(
    [...endpoint.errors, 'invalid_input' as const, 'internal' as const].map((code) => [
      errors[code].status,
      ErrorResponse,
    ]),
  )

/** @throws Refusal sign_in_required */
const signedInMember = async (request: FastifyRequest, reply: FastifyReply, context: AppContext): Promise<Member> => {
  const member = await memberOf(request, reply, context)
  if (member === null) throw new Refusal('sign_in_required')
  return member
}

/**
 * Registers an endpoint's route, with validation, serialisation, rate limit and authorisation from the contract.
 * The handler's result is the response body.
 * @param kind the kind of work whose slots limit this endpoint; `unbounded` for calls that are never refused, or limited elsewhere
 * @param stream the events for a client that accepts an event stream instead of the response body
 */
export const bind = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>, context: AppContext) => Promise<z.input<E['response']>>,
  kind: WorkKind | 'unbounded' = 'database',
  stream?: (call: Call<E>, context: AppContext, signal: AbortSignal) => AsyncIterable<unknown>,
): Binding => {
  const add = (app: FastifyInstance, context: AppContext): void => {
    const signedIn = new WeakMap<FastifyRequest, Member>()
    const slots = new WeakMap<FastifyRequest, () => void>()
    /** In-process calls for a page are covered by the slot of that page. */
    const bulkheadFor = (request: FastifyRequest) =>
      kind === 'unbounded' || isInProcess(request) ? undefined : context.work[kind]
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: addressLimit(endpoint.limit ?? 'api', context.env),
      ...(stream && { sse: 'dual' as const }),
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[2] ?? 'api'],
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.who === 'member' && { security: [{ bearer: [] }] }),
        response: { ...errorResponses(endpoint), [endpoint.status ?? 200]: endpoint.response },
      },
      preValidation: async (request, reply) => {
        // From here on the call costs queries, the first of them for the session.
        const release = await bulkheadFor(request)?.enter()
        if (release) slots.set(request, release)
        // Report a missing session before any other error.
        if (endpoint.who === 'member') signedIn.set(request, await signedInMember(request, reply, context))
        const { params, query, body } = request
        refuseUnstorableText({ params, query, body })
      },
      // Runs for every response, including errors and disconnected clients.
      onSend: async (request) => slots.get(request)?.(),
      handler: async (request, reply) => {
        const member = signedIn.get(request) ?? (await memberOf(request, reply, context))
        // No cache on the way may store a response to a member.
        reply
          .header('cache-control', member === null ? 'no-cache' : 'private, no-store')
          .header('vary', 'Authorization, Cookie')
        if (endpoint.status !== undefined) reply.status(endpoint.status)
        const { params, query, body } = request
        const call = {
          params,
          query,
          body,
          member,
          request,
          reply,
          nextPage: (after: string | undefined) => {
            if (after !== undefined)
              reply.header('link', `<${nextPageAddress(endpoint, request.url, after)}>; rel="next"`)
          },
          cacheTags: (...tags: string[]) => {
            reply.header('cache-tag', tags.join(','))
          },
          freshUntil: (...moments: (Date | undefined)[]) => {
            const first = earliest(moments)
            if (first !== undefined) reply.header('expires', first.toUTCString())
          },
        }
        // Fastify has validated each part with the schema that its type is derived from.
        const validated = call as unknown as Call<E>
        if (stream !== undefined && reply.sse !== undefined) {
          try {
            return await sendEvents(reply, (signal) => stream(validated, context, signal))
          } finally {
            slots.get(request)?.()
          }
        }
        return (await handler(validated, context)) as ResponseBody<E>
      },
    })
  }
  return {
    endpoint,
    kind,
    add: (app, context) => (stream ? withEventStreams(app, (scope) => add(scope, context)) : add(app, context)),
  }
}
