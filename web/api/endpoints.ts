import type { Answer, Ask, Endpoint } from '#contract/endpoint.ts'

// Types only: the contract's validators stay on the server and in the forms that are loaded when needed.
type Domains =
  | typeof import('#contract/accounts.ts')
  | typeof import('#contract/articles.ts')
  | typeof import('#contract/legal.ts')

type EndpointsOf<Domain> = Domain extends unknown ? Extract<Domain[keyof Domain], Endpoint> : never
type Known = EndpointsOf<Domains>

/** Every call there is, as `METHOD /path`. */
export type CallName = Known extends infer E extends Endpoint
  ? E extends E
    ? `${E['method']} ${E['path']}`
    : never
  : never

type Named<N extends CallName> = Known extends infer E extends Endpoint
  ? E extends E
    ? `${E['method']} ${E['path']}` extends N
      ? E
      : never
    : never
  : never

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a call has to be given: its params, query and body, where it has them. */
export type CallParts<N extends CallName> = Given<Ask<Named<N>>>

/** What a call answers. */
export type CallAnswer<N extends CallName> = Answer<Named<N>>
