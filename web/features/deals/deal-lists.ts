import type { Deal } from '#contract/deals.ts'
import { listDealFilters, listDeals } from '#contract/routes/deals.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type ListPage, queryOf, type Read, read, readPage } from '#web/api/read.ts'

/** Deals on one page of the list: a wide lead and rows of three. */
const PAGE_SIZE = 13

/** The filters in the address of the list. `after` is the cursor of this page. */
export type ListFilters = { category?: string | undefined; brand?: string | undefined; after?: string | undefined }

const nonEmpty = (value: string | null): string | undefined => value?.trim() || undefined

/** Reads the filters of an address; the server validates them. */
export const readFilters = (request: Request): ListFilters => {
  const { searchParams } = new URL(request.url)
  return {
    category: nonEmpty(searchParams.get('category')),
    brand: nonEmpty(searchParams.get('brand')),
    after: nonEmpty(searchParams.get('after')),
  }
}

const chosen = ({ category, brand, after }: ListFilters): Record<string, string> => ({
  ...(category !== undefined && { category }),
  ...(brand !== undefined && { brand }),
  ...(after !== undefined && { after }),
})

/** The address of the list with these filters. */
export const dealsAddress = (filters: ListFilters = {}): string => {
  const search = new URLSearchParams(chosen(filters))
  return search.size === 0 ? '/sponsored-offers' : `/sponsored-offers?${search}`
}

/** One page of the deals that match the filters. */
export const pageOfDeals = (filters: ListFilters): Read<ListPage<Deal[]>> =>
  readPage(listDeals, { query: { ...chosen(filters), limit: String(PAGE_SIZE) } })

/** The categories and brands to filter by. */
export const filterChoices = read(listDealFilters)

/** The cached data of a read, or undefined: the page renders at once and fills its skeletons when the data arrives. */
export const cached = <T>(request: Read<T>): T | undefined => queryClient().getQueryData<T>(queryOf(request).queryKey)
