import type { RefObject } from 'react'
import { Link } from 'react-router'
import { MOST_COUNTED, MOST_OF_KIND, type SearchKind } from '#contract/kinds/search.ts'
import { messageFor } from '#web/api/api-error.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { PageLink, Pagination } from '#web/ui/pagination.tsx'
import { SkeletonGroup, SkeletonRow } from '#web/ui/skeleton.tsx'
import { KindFilter } from './kind-filter.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultRow } from './result-row.tsx'
import { type Search, searchAddress } from './search-address.ts'
import { type ResultPage, useResults } from './use-results.ts'

const SKELETON_ROWS = 6

const grid = 'grid gap-x-gap lg:grid-cols-2'

/** The number of results on all pages, announced when it changes. */
const countOf = ({ rows: { results, total, counts } }: ResultPage, kind: SearchKind | undefined): string => {
  if (results.length === 0) return 'No results'
  const count = kind === undefined ? total : counts[kind]
  const most = kind !== undefined && total > MOST_COUNTED ? MOST_OF_KIND : MOST_COUNTED
  if (count > most) return `More than ${formatNumber(most)} results`
  return count === 1 ? '1 result' : `${formatNumber(count)} results`
}

type SearchResultsProps = {
  search: Search & { q: string }
  /** The loader's data; undefined when the browser has yet to fetch it. */
  loaded: ResultPage | undefined
  /** The page moves the focus here after a search. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The results of a search: loading, failed, empty, or the rows with links to other pages. */
export function SearchResults({ search, loaded, heading }: SearchResultsProps) {
  const { page, counted, error, isFetching, refetch } = useResults(search, loaded)
  const { q, kind, after } = search
  return (
    <section aria-labelledby="results" aria-busy={page === undefined && error === null} className="mt-6">
      {counted !== undefined && counted.total > 0 && <KindFilter search={search} counted={counted} />}
      <h2 ref={heading} id="results" tabIndex={-1} className="mt-8 mb-4 scroll-mt-24 text-xl wrap-anywhere">
        Results for “{q}”
      </h2>
      <p role="status" className={page?.rows.results.length ? '-mt-2 text-muted' : 'sr-only'}>
        {page && countOf(page, kind)}
      </p>
      {page !== undefined && page.rows.results.length > 0 && (
        <p className="mt-1 mb-4 text-xs text-muted">
          Best match first, then the newest. Brands cannot pay for a place.
        </p>
      )}
      {page === undefined && error === null && (
        <SkeletonGroup label="Searching" className={grid}>
          {Array.from({ length: SKELETON_ROWS }, (_, at) => (
            <SkeletonRow key={at} />
          ))}
        </SkeletonGroup>
      )}
      {page === undefined && error !== null && (
        <ErrorState heading="h3" title="We could not search Skynn" onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error, 'Something went wrong on our side. Please try again.')}
        </ErrorState>
      )}
      {page?.rows.results.length === 0 && <NothingFound search={search} near={page.rows.near} />}
      {page !== undefined && page.rows.results.length > 0 && (
        <div className={grid}>
          {page.rows.results.map((result) => (
            <ResultRow key={`${result.kind} ${result.path}`} result={result} />
          ))}
        </div>
      )}
      {page !== undefined && (after !== undefined || page.after !== null) && (
        <Pagination label="Pagination" className="mt-10">
          {after !== undefined && (
            <PageLink direction="earlier" asChild>
              <Link to={searchAddress({ q, kind })}>First page</Link>
            </PageLink>
          )}
          {page.after !== null && (
            <PageLink direction="later" asChild>
              <Link to={searchAddress({ q, kind, after: page.after })}>More results</Link>
            </PageLink>
          )}
        </Pagination>
      )}
    </section>
  )
}
