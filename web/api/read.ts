import { queryOptions } from '@tanstack/react-query'
import type { ApiResponse } from './api-error.ts'
import { browserFetch } from './browser-fetch.ts'
import { addressOf } from './call.ts'
import type { CallAnswer, CallName, CallParts } from './endpoints.ts'

type ReadName = Extract<CallName, `GET ${string}`>
export type ReadPath = ReadName extends `GET ${infer P}` ? P : never
type Parts<P extends ReadPath> = keyof CallParts<`GET ${P}`> extends never ? [] : [CallParts<`GET ${P}`>]
type AnswerOf<P extends ReadPath> = CallAnswer<`GET ${P}`>

/** A question to the server that can be asked from anywhere: in-process while a page is rendered, over the wire in the browser. */
export type Read<T> = { address: string; take: (response: ApiResponse) => Promise<T> }

/** One page of a list: its rows, and the cursor of the next page when there is one. */
export type ListPage<T> = { rows: T; after: string | null }

const addressFrom = (path: string, parts: unknown): string =>
  addressOf(path, (parts ?? {}) as Parameters<typeof addressOf>[1])

/** A promised GET: `read('/api/articles/{id}', { params: { id } })`. */
export const read = <P extends ReadPath>(path: P, ...[parts]: Parts<P>): Read<AnswerOf<P>> => ({
  address: addressFrom(path, parts),
  take: (response) => response.json() as Promise<AnswerOf<P>>,
})

/** As `read`, for a list whose next page matters. */
export const readPage = <P extends ReadPath>(path: P, ...[parts]: Parts<P>): Read<ListPage<AnswerOf<P>>> => ({
  address: addressFrom(path, parts),
  take: async (response) => {
    const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    const after = next === undefined ? null : new URL(next, 'http://host').searchParams.get('after')
    return { rows: (await response.json()) as AnswerOf<P>, after }
  },
})

/**
 * The query of a read for TanStack Query. The key is the address and who asks: what a member was answered is never shown to the
 * visitor after signing out.
 */
export const queryOf = <T>(question: Read<T>, asker = 'visitor') =>
  queryOptions({
    queryKey: [question.address, asker],
    queryFn: async ({ signal }): Promise<T> => question.take(await browserFetch(question.address, { signal })),
  })
