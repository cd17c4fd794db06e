import type { Answer, Ask, Endpoint } from '#contract/endpoint.ts'

// Types only, so that the contract's validators stay out of the bundle; lazily loaded forms import them themselves.
type Domains =
  | typeof import('#contract/accounts.ts')
  | typeof import('#contract/articles.ts')
  | typeof import('#contract/legal.ts')

type EndpointsOf<Domain> = Domain extends unknown ? Extract<Domain[keyof Domain], Endpoint> : never
type AnyEndpoint = EndpointsOf<Domains>

/** The name of every call, as `METHOD /path`. */
export type CallName = AnyEndpoint extends infer E extends Endpoint
  ? E extends E
    ? `${E['method']} ${E['path']}`
    : never
  : never

type EndpointNamed<N extends CallName> = AnyEndpoint extends infer E extends Endpoint
  ? E extends E
    ? `${E['method']} ${E['path']}` extends N
      ? E
      : never
    : never
  : never

type OmitUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** The params, query and body that a call takes, as far as it has them. */
export type CallParts<N extends CallName> = OmitUndefined<Ask<EndpointNamed<N>>>

/** The response body of a call. */
export type CallAnswer<N extends CallName> = Answer<EndpointNamed<N>>
