import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may ask: `anyone` (a member is still recognised) or only a signed-in `member`. */
type Audience = 'anyone' | 'member'

/**
 * An endpoint of the API, as both sides know it. `path` names its parameters in braces (`/api/articles/{id}`), each of them described in
 * `params`. `errors` lists the refusals of this endpoint beyond those any call can meet (invalid input, limits, outages).
 */
export type Endpoint = {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly summary: string
  readonly who: Audience
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  readonly status?: 200 | 201
  readonly errors: readonly ErrorCode[]
  /** Which address limit applies; `account` is the strict one for calls that try credentials. */
  readonly limit?: 'account'
}

/** Defines an endpoint; its type keeps every detail. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? z.input<E[K]>
  : undefined

/** What the asking side has to send for this endpoint. */
export type Ask<E extends Endpoint> = { params: Part<E, 'params'>; query: Part<E, 'query'>; body: Part<E, 'body'> }

/** What the asking side receives. */
export type Answer<E extends Endpoint> = z.output<E['answer']>
