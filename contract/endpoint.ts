import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: `anyone` (a member is still recognised) or only a signed-in `member`. */
type Audience = 'anyone' | 'member'

/** The method and path of an endpoint. Parameters in `path` are in braces: `/api/articles/{id}`. */
export type Route = { readonly method: Method; readonly path: `/api/${string}` }

/**
 * Names the route of an endpoint. Routes live in `contract/routes/{domain}.ts`, apart from the schemas, so that pages can call an endpoint
 * without loading the validators (decision 3).
 */
export const route = <const M extends Method, const P extends Route['path']>(
  method: M,
  path: P,
): { readonly method: M; readonly path: P } => ({ method, path })

/**
 * An API endpoint, shared by client and server. `params` describes the parameters in `path`.
 * `errors` lists the errors specific to this endpoint, beyond those that any call can return (invalid input, limits, outages).
 */
export type Endpoint = Route & {
  readonly summary: string
  readonly who: Audience
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
  readonly status?: 200 | 201
  readonly errors: readonly ErrorCode[]
  /** The rate limit per address; `account` is the strict one for calls that check credentials. */
  readonly limit?: 'account'
}

/** Defines the endpoint of a route and preserves its literal types. */
export const endpoint = <R extends Route, const D extends Omit<Endpoint, keyof Route>>(
  route: R,
  definition: D,
): R & D => ({
  ...route,
  ...definition,
})

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? z.input<E[K]>
  : undefined

/** The request of this endpoint, as the client sends it. */
export type RequestParts<E extends Endpoint> = {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Part<E, 'body'>
}

/** The response of this endpoint, as the client receives it. */
export type ResponseBody<E extends Endpoint> = z.output<E['response']>
