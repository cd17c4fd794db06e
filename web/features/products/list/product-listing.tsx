import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ProductSummary } from '#contract/products.ts'
import { messageFor } from '#web/api/api-error.ts'
import { usePersonalRead } from '#web/api/page-data.ts'
import type { ListPage } from '#web/api/read.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageLink, Pagination } from '#web/ui/pagination.tsx'
import { PRODUCTS } from '../product-address.ts'
import { CompareBar, CompareBox } from './compare-controls.tsx'
import { isNarrowed, type ProductFilters, productsAddress, withChange } from './product-filters.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { pageOfProducts } from './product-lists.ts'
import { useCompared } from './use-compared.ts'
import { WhyThisOrder } from './why-this-order.tsx'

/** The number of products, announced to screen readers when a filter changes. */
const countOf = ({ rows, after }: ListPage<ProductSummary[]>): string => {
  if (rows.length === 0) return 'No products found'
  const count = rows.length === 1 ? '1 product' : `${rows.length} products`
  return after === null ? count : `${count}, with more on the next page`
}

function NoProducts({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      art={<Cover slug="nothing-found" accent="aloe" size="square" motif="lens" />}
      title="No recommendations yet"
      action={
        narrowed && (
          <Button asChild variant="line">
            <Link to={PRODUCTS}>See all products</Link>
          </Button>
        )
      }
    >
      {narrowed && 'No product matches all of these filters. Remove one, or start again.'}
    </EmptyState>
  )
}

/** Moves the focus to the top of the list on a page change, when it was lost with the removed link or is still inside the list. */
const useFocusOnPageChange = (after: string | undefined) => {
  const list = useRef<HTMLElement>(null)
  const shown = useRef(after)
  useEffect(() => {
    if (shown.current === after) return
    shown.current = after
    const { activeElement: focused, body } = document
    if (focused === body || list.current?.contains(focused)) list.current?.focus({ preventScroll: true })
  }, [after])
  return list
}

function Pages({ filters, after }: { filters: ProductFilters; after: string | null }) {
  const isLaterPage = filters.after !== undefined
  if (!isLaterPage && after === null) return null
  return (
    <Pagination label="Pagination" className="mt-10 md:mt-14">
      {isLaterPage && (
        <PageLink direction="earlier" asChild>
          <Link to={productsAddress(withChange(filters, {}))}>First page</Link>
        </PageLink>
      )}
      {after !== null && (
        <PageLink direction="later" asChild>
          <Link to={productsAddress(withChange(filters, { after }))}>More products</Link>
        </PageLink>
      )}
    </Pagination>
  )
}

/** One page of the list: loading, failed, empty, or the cards with the reason for their order. */
export function ProductListing({
  filters,
  loaded,
}: {
  filters: ProductFilters
  /** The loader's data; undefined when the browser has yet to fetch it. */
  loaded: ListPage<ProductSummary[]> | undefined
}) {
  const { data, error, isFetching, isPlaceholderData, refetch } = usePersonalRead(pageOfProducts(filters), loaded)
  const list = useFocusOnPageChange(filters.after)
  const compared = useCompared()
  return (
    <section ref={list} tabIndex={-1} aria-label="Products">
      <p role="status" className="sr-only">
        {data && countOf(data)}
      </p>
      {data === undefined && error === null && <ProductGridSkeleton />}
      {data === undefined && error !== null && (
        <ErrorState
          title="We could not load the products"
          onRetry={() => void refetch()}
          retrying={isFetching}
          action={
            filters.after !== undefined && (
              <Button asChild size="sm" variant="quiet">
                <Link to={productsAddress(withChange(filters, {}))}>First page</Link>
              </Button>
            )
          }
        >
          {messageFor(error, 'Something went wrong on our side. Please try again.')}
        </ErrorState>
      )}
      {data?.rows.length === 0 && <NoProducts narrowed={isNarrowed(filters)} />}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <div className="mb-8">
            <WhyThisOrder sort={filters.sort} isPersonal={data.rows.some(({ why }) => why !== null)} />
          </div>
          <ProductGrid
            products={data.rows}
            reserveWhy={filters.sort === 'suggested' && (loaded === data || isPlaceholderData)}
            actionFor={({ slug, productName }) => <CompareBox slug={slug} name={productName} compared={compared} />}
          />
          <CompareBar compared={compared} />
        </>
      )}
      {data !== undefined && <Pages filters={filters} after={data.after} />}
    </section>
  )
}
