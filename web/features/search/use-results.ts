import { useQuery } from '@tanstack/react-query'
import { search as route } from '#contract/routes/search.ts'
import type { ResponseOf } from '#web/api/endpoints.ts'
import { type ListPage, queryOf, type Read, readPage } from '#web/api/read.ts'
import type { Search } from './search-address.ts'

/** Results on one page. */
const PAGE_SIZE = 12

export type ResultPage = ListPage<ResponseOf<typeof route>>
/** The number of matches, of all kinds and of each. */
export type Counted = Pick<ResultPage['rows'], 'total' | 'counts'>

/** One page of the results of a search. */
export const pageOfResults = ({ q, kind, after }: Search & { q: string }): Read<ResultPage> =>
  readPage(route, { query: { q, kind, after, limit: String(PAGE_SIZE) } })

/** The text of the search that a request was made for. */
const textOf = (address: string): string | null => new URL(address, 'http://host').searchParams.get('q')

/** A page of results. While another page or kind of the same search loads, its counts stay, so that the filters do not move. */
export const useResults = (search: Search & { q: string }, loaded: ResultPage | undefined) => {
  const { data, isPlaceholderData, error, isFetching, refetch } = useQuery({
    ...queryOf(pageOfResults(search)),
    ...(loaded && { initialData: loaded }),
    placeholderData: (previous, query) =>
      query && textOf(query.queryKey[0] ?? '') === search.q ? previous : undefined,
  })
  return { page: isPlaceholderData ? undefined : data, counted: data?.rows, error, isFetching, refetch }
}
