import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { createContext, data, type RouterContextProvider } from 'react-router'
import { useSession } from '#web/session/session.tsx'
import { ApiError, type ApiResponse, expectOk } from './api-error.ts'
import { queryClient } from './query-client.ts'
import { queryOf, type Read } from './read.ts'

/** What the server provides during rendering: in-process API calls, the public origin for absolute URLs, and a callback for the HTML. */
export type RenderContext = {
  api: (path: string) => Promise<ApiResponse>
  origin: string
  /** Receives the rendered document. A `Response` body would turn it into a stream that has to be reassembled. */
  takeHtml: (html: string) => void
}
export const renderContext = createContext<RenderContext>()

type LoadedData<R extends readonly Read<unknown>[]> = {
  -readonly [K in keyof R]: R[K] extends Read<infer T> ? T : never
}

/** Turns an API error into a route error: its status becomes the page's, and the error page shows its message. */
const asPageError = (error: unknown): never => {
  if (error instanceof ApiError) {
    throw data(error.response ?? { message: '' }, {
      status: error.status === 0 ? 503 : error.status,
      ...(error.status === 503 && { headers: { 'Retry-After': '5' } }),
    })
  }
  throw error
}

/** For a page's `loader`: calls the endpoints in-process and in parallel. */
export const loadOnServer = async <const R extends readonly Read<unknown>[]>(
  context: Readonly<RouterContextProvider>,
  ...reads: R
): Promise<LoadedData<R>> => {
  const { api } = context.get(renderContext)
  const responses = reads.map(async (read) => read.parse(await expectOk(await api(read.address))))
  return (await Promise.all(responses).catch(asPageError)) as LoadedData<R>
}

/** For a page's `clientLoader`: the same reads over the network, or from the cache when they are in it. */
export const loadInBrowser = async <const R extends readonly Read<unknown>[]>(...reads: R): Promise<LoadedData<R>> => {
  const responses = reads.map((read) => queryClient().ensureQueryData(queryOf(read)))
  return (await Promise.all(responses).catch(asPageError)) as LoadedData<R>
}

/** A public read in a page, with the loader's data as its initial data. */
export const useRead = <T>(read: Read<T>, loaded?: T): UseQueryResult<T> =>
  useQuery<T>({ ...optionsFor(read, 'visitor'), initialData: loaded as InitialData<T> })

/**
 * A read whose result depends on the user. Visitors get the loader's data; members see it as a placeholder until their own result
 * arrives.
 * @param staleTime milliseconds until the data is fetched again, for what changes while people look at it (decision S9)
 */
export const usePersonalRead = <T>(
  read: Read<T>,
  loaded: T,
  staleTime = Number.POSITIVE_INFINITY,
): UseQueryResult<T> => {
  const { member } = useSession()
  const placeholder = loaded as PlaceholderData<T>
  return useQuery<T>(
    member === null
      ? { ...optionsFor(read, 'visitor'), initialData: loaded as InitialData<T>, staleTime }
      : { ...optionsFor(read, member.id), placeholderData: placeholder, staleTime },
  )
}

type InitialData<T> = UseQueryOptions<T>['initialData']
type PlaceholderData<T> = UseQueryOptions<T>['placeholderData']

const optionsFor = <T>(read: Read<T>, userId: string): UseQueryOptions<T> => {
  const { queryKey, queryFn } = queryOf(read, userId)
  return { queryKey, queryFn } as UseQueryOptions<T>
}
