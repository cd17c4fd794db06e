import { queryOptions } from '@tanstack/react-query'
import type { Route } from '#contract/endpoint.ts'
import type { ApiResponse } from './api-error.ts'
import { browserFetch } from './browser-fetch.ts'
import { addressOf } from './call.ts'
import type { RequestArgument, ResponseOf } from './endpoints.ts'

type ReadRoute = Route & { readonly method: 'GET' }

/** A GET request that works everywhere: in-process during server rendering, over the network in the browser. */
export type Read<T> = { address: string; parse: (response: ApiResponse) => Promise<T> }

/** One page of a list: its rows, and the cursor of the next page or null. */
export type ListPage<T> = { rows: T; after: string | null }

const addressFrom = (route: ReadRoute, parts: unknown): string =>
  addressOf(route.path, (parts ?? {}) as Parameters<typeof addressOf>[1])

/** A GET endpoint of the contract: `read(readArticle, { params: { id } })`. */
export const read = <R extends ReadRoute>(route: R, ...[parts]: RequestArgument<R>): Read<ResponseOf<R>> => ({
  address: addressFrom(route, parts),
  parse: (response) => response.json() as Promise<ResponseOf<R>>,
})

/** Like `read`, for a paginated list. */
export const readPage = <R extends ReadRoute>(
  route: R,
  ...[parts]: RequestArgument<R>
): Read<ListPage<ResponseOf<R>>> => ({
  address: addressFrom(route, parts),
  parse: async (response) => {
    const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    const after = next === undefined ? null : new URL(next, 'http://host').searchParams.get('after')
    return { rows: (await response.json()) as ResponseOf<R>, after }
  },
})

/**
 * The TanStack Query options of a read. The key holds the URL and the user, so that a member's data is never shown to a visitor after
 * sign-out.
 */
export const queryOf = <T>({ address, parse }: Read<T>, userId = 'visitor') =>
  queryOptions({
    queryKey: [address, userId],
    queryFn: async ({ signal }): Promise<T> => parse(await browserFetch(address, { signal })),
  })
