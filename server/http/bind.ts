import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { ErrorResponse, errors } from '#contract/errors.ts'
import { type Member, memberOf } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import type { WorkKind } from './bounded-work.ts'
import { nextPageAddress } from './cache-key.ts'
import { isInProcess } from './in-process.ts'
import { addressLimit } from './limits.ts'
import { Refusal } from './refusal.ts'
import { refuseUnstorableText } from './text-safety.ts'

type Read<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? z.output<E[K]>
  : undefined

/** What a handler receives: the validated parts of the request, the member, and ways to set more than the body. */
export type Call<E extends Endpoint> = {
  params: Read<E, 'params'>
  query: Read<E, 'query'>
  body: Read<E, 'body'>
  /** The member who asks; null for a visitor, never null where the endpoint is for members only. */
  member: E['who'] extends 'member' ? Member : Member | null
  request: FastifyRequest
  reply: FastifyReply
  /** Names the next page of a list in the `Link` header: the same address with `after` set. */
  nextPage(after: string | undefined): void
  /** Tags the response: cached pages made from it are invalidated when these change. */
  cacheTags(...tags: string[]): void
}

/** An endpoint with what serves it and the work whose slots bound it, ready to be added to the server. */
export type Binding = {
  endpoint: Endpoint
  kind: WorkKind | 'unbounded'
  add(app: FastifyInstance, context: AppContext): void
}

const errorAnswers = (endpoint: Endpoint): Record<number, z.ZodType> =>
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
 * @param kind the work whose slots bound this endpoint; `unbounded` is for what is never refused, or bounded elsewhere
 */
export const bind = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>, context: AppContext) => Promise<z.input<E['answer']>>,
  kind: WorkKind | 'unbounded' = 'database',
): Binding => ({
  endpoint,
  kind,
  add: (app, context) => {
    const signedIn = new WeakMap<FastifyRequest, Member>()
    const slots = new WeakMap<FastifyRequest, () => void>()
    /** What the server asks itself for a page is bounded by the slot of that page. */
    const bulkheadFor = (request: FastifyRequest) =>
      kind === 'unbounded' || isInProcess(request) ? undefined : context.work[kind]
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: addressLimit(endpoint.limit ?? 'api', context.env),
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[2] ?? 'api'],
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.who === 'member' && { security: [{ bearer: [] }] }),
        response: { ...errorAnswers(endpoint), [endpoint.status ?? 200]: endpoint.answer },
      },
      preValidation: async (request, reply) => {
        // From here on the call costs queries, the first of them for who asks.
        const leave = await bulkheadFor(request)?.enter()
        if (leave) slots.set(request, leave)
        // Who has to sign in first is told so, whatever else is wrong with the request.
        if (endpoint.who === 'member') signedIn.set(request, await signedInMember(request, reply, context))
        const { params, query, body } = request
        refuseUnstorableText({ params, query, body })
      },
      // Every response passes here, that of an error and of a client that has gone too.
      onSend: async (request) => slots.get(request)?.(),
      handler: async (request, reply) => {
        const member = signedIn.get(request) ?? (await memberOf(request, reply, context))
        // Whatever depends on who asks is never kept by anything on the way.
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
        }
        // Fastify has validated each part with the very schema its type is read from.
        return (await handler(call as unknown as Call<E>, context)) as Answer<E>
      },
    })
  },
})
