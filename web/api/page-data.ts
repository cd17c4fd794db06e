import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { createContext, data, type RouterContextProvider } from 'react-router'
import { useSession } from '#web/session/session.tsx'
import { ApiError, type ApiResponse, expectOk } from './api-error.ts'
import { queryClient } from './query-client.ts'
import { queryOf, type Read } from './read.ts'

/** What the server gives a page that renders: its own API in-process, the public origin for absolute addresses, and a place for the HTML. */
export type RenderContext = {
  api: (path: string) => Promise<ApiResponse>
  origin: string
  /** Takes the rendered document: through the body of a `Response` it would be cut into a stream and put together again. */
  takeHtml: (html: string) => void
}
export const renderContext = createContext<RenderContext>()

type Answers<R extends readonly Read<unknown>[]> = { -readonly [K in keyof R]: R[K] extends Read<infer T> ? T : never }

/** A refusal becomes the page's status, and its sentence what the error page shows. */
const asPageError = (error: unknown): never => {
  if (error instanceof ApiError) {
    throw data(error.answer ?? { message: '' }, {
      status: error.status === 0 ? 503 : error.status,
      ...(error.status === 503 && { headers: { 'Retry-After': '5' } }),
    })
  }
  throw error
}

/** For a page's `loader`: calls the endpoints in-process, all at once. */
export const askOnServer = async <const R extends readonly Read<unknown>[]>(
  context: Readonly<RouterContextProvider>,
  ...questions: R
): Promise<Answers<R>> => {
  const { api } = context.get(renderContext)
  const answers = questions.map(async (question) => question.take(await expectOk(await api(question.address))))
  return (await Promise.all(answers).catch(asPageError)) as Answers<R>
}

/** For a page's `clientLoader`: the same questions over the wire, answered from the cache when they were asked before. */
export const askInBrowser = async <const R extends readonly Read<unknown>[]>(...questions: R): Promise<Answers<R>> => {
  const answers = questions.map((question) => queryClient().ensureQueryData(queryOf(question)))
  return (await Promise.all(answers).catch(asPageError)) as Answers<R>
}

/** A public read in a page, starting from what the loader brought. */
export const useRead = <T>(question: Read<T>, loaded?: T): UseQueryResult<T> =>
  useQuery<T>({ ...plain(question, 'visitor'), initialData: loaded as InitialData<T> })

/**
 * A read whose answer depends on who asks. Visitors get what the loader brought; for a member it is shown until the member's own answer
 * arrives.
 */
export const usePersonalRead = <T>(question: Read<T>, loaded: T): UseQueryResult<T> => {
  const { member } = useSession()
  const placeholder = loaded as PlaceholderData<T>
  return useQuery<T>(
    member === null
      ? { ...plain(question, 'visitor'), initialData: loaded as InitialData<T> }
      : { ...plain(question, member.id), placeholderData: placeholder },
  )
}

type InitialData<T> = UseQueryOptions<T>['initialData']
type PlaceholderData<T> = UseQueryOptions<T>['placeholderData']

const plain = <T>(question: Read<T>, asker: string): UseQueryOptions<T> => {
  const { queryKey, queryFn } = queryOf(question, asker)
  return { queryKey, queryFn } as UseQueryOptions<T>
}
