import type { ProductSummary } from '#contract/products.ts'
import { listBrands } from '#contract/routes/brands.ts'
import { listProducts } from '#contract/routes/products.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type ListPage, queryOf, type Read, read, readPage } from '#web/api/read.ts'
import { chosenParameters, type ProductFilters } from './product-filters.ts'

/** Products on one page of the list. */
const PAGE_SIZE = 12

/** One page of products that match the filters. */
export const pageOfProducts = (filters: ProductFilters): Read<ListPage<ProductSummary[]>> =>
  readPage(listProducts, { query: { ...chosenParameters(filters), limit: String(PAGE_SIZE) } })

/** The brands to filter by. */
export const brandList = read(listBrands)

/** The cached data of a read, or undefined: the page renders at once with skeletons and fills them when the data arrives. */
export const cached = <T>(request: Read<T>): T | undefined => queryClient().getQueryData<T>(queryOf(request).queryKey)
