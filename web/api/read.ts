import { queryOptions } from '@tanstack/react-query'
import type { ApiResponse } from './api-error.ts'
import { browserFetch } from './browser-fetch.ts'
import { addressOf } from './call.ts'
import type { CallAnswer, CallName, CallParts } from './endpoints.ts'

type ReadName = Extract<CallName, `GET ${string}`>
export type ReadPath = ReadName extends `GET ${infer P}` ? P : never
type Parts<P extends ReadPath> = keyof CallParts<`GET ${P}`> extends never ? [] : [CallParts<`GET ${P}`>]
type AnswerOf<P extends ReadPath> = CallAnswer<`GET ${P}`>

/** A GET request that works everywhere: in-process during server rendering, over the network in the browser. */
export type Read<T> = { address: string; parse: (response: ApiResponse) => Promise<T> }

/** One page of a list: its rows, and the cursor of the next page or null. */
export type ListPage<T> = { rows: T; after: string | null }

const addressFrom = (path: string, parts: unknown): string =>
  addressOf(path, (parts ?? {}) as Parameters<typeof addressOf>[1])

/** A GET of the contract: `read('/api/articles/{id}', { params: { id } })`. */
export const read = <P extends ReadPath>(path: P, ...[parts]: Parts<P>): Read<AnswerOf<P>> => ({
  address: addressFrom(path, parts),
  parse: (response) => response.json() as Promise<AnswerOf<P>>,
})

/** Like `read`, for a paginated list. */
export const readPage = <P extends ReadPath>(path: P, ...[parts]: Parts<P>): Read<ListPage<AnswerOf<P>>> => ({
  address: addressFrom(path, parts),
  parse: async (response) => {
    const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    const after = next === undefined ? null : new URL(next, 'http://host').searchParams.get('after')
    return { rows: (await response.json()) as AnswerOf<P>, after }
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
