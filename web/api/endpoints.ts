import type { domains } from '#contract/all.ts'
import type { Endpoint, RequestParts, ResponseBody, Route } from '#contract/endpoint.ts'

// Types only: the contract's validators stay on the server and in the forms that are loaded when needed (decision 3).
type Domains = (typeof domains)[keyof typeof domains]
type EndpointsOf<Domain> = Domain extends unknown ? Extract<Domain[keyof Domain], Endpoint> : never
type EndpointOf<R extends Route> = Extract<EndpointsOf<Domains>, R>

type Required<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a request to the endpoint carries: its params, query and body, where it has them. */
type RequestOf<R extends Route> = Required<RequestParts<EndpointOf<R>>>

/** The request as the last argument of a function, left out where the endpoint needs none. */
export type RequestArgument<R extends Route> = keyof RequestOf<R> extends never ? [] : [RequestOf<R>]

/** The response of the endpoint. */
export type ResponseOf<R extends Route> = ResponseBody<EndpointOf<R>>
