import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ArticleSort } from '#contract/article-kinds.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import { sentenceFor } from '#web/api/api-error.ts'
import { usePersonalRead } from '#web/api/page-data.ts'
import type { ListPage } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageLink, Pagination } from '#web/ui/pagination.tsx'
import { type ArticleFilters, withChange } from './article-filters.ts'
import { ArticleGrid, ArticleGridSkeleton, type GridLook } from '#web/features/articles/article-grid.tsx'
import { pageOfArticles } from './article-lists.ts'

/** What the step further into a list is called, by its order. */
const onward: Record<ArticleSort, string> = {
  newest: 'Older articles',
  oldest: 'Newer articles',
  quickest: 'Longer reads',
}

/** How many there are, for those who do not see the list change when they choose a filter. */
const countOf = ({ rows, after }: ListPage<ArticleSummary[]>): string => {
  if (rows.length === 0) return 'No articles found'
  const count = rows.length === 1 ? '1 article' : `${rows.length} articles`
  return after === null ? count : `${count}, and more on the next page`
}

type ArticleListingProps = {
  filters: ArticleFilters
  /** What the loader brought: missing when the browser asks only now. */
  loaded: ListPage<ArticleSummary[]> | undefined
  /** The address of this list under other filters. */
  addressOf: (filters: ArticleFilters) => string
  /** Stands in the place of the cards when there are none. */
  empty: ReactNode
  look: GridLook
}

/** Turning the page takes its link away, or leaves the focus at the end of the list: the next page starts at its top. */
const useFocusOnTurn = (after: string | undefined) => {
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

/** One page of a list of articles: waiting, failed, empty, or its cards with the way to the next page. */
export function ArticleListing({ filters, loaded, addressOf, empty, look }: ArticleListingProps) {
  const { data, error, isFetching, refetch } = usePersonalRead(pageOfArticles(filters), loaded)
  const list = useFocusOnTurn(filters.after)
  const start = addressOf(withChange(filters, {}))
  const further = filters.after !== undefined
  const next = data?.after ?? null
  return (
    <section ref={list} tabIndex={-1} aria-label="Articles">
      <p role="status" className="sr-only">
        {data && countOf(data)}
      </p>
      {data === undefined && error === null && <ArticleGridSkeleton look={look} />}
      {data === undefined && error !== null && (
        <ErrorState
          title="We could not load the articles"
          onRetry={() => void refetch()}
          retrying={isFetching}
          action={
            further && (
              <Button asChild size="sm" variant="quiet">
                <Link to={start}>First page</Link>
              </Button>
            )
          }
        >
          {sentenceFor(error, 'Something went wrong on our side. Please try again.')}
        </ErrorState>
      )}
      {data !== undefined && (data.rows.length === 0 ? empty : <ArticleGrid articles={data.rows} look={look} />)}
      {data !== undefined && (further || next !== null) && (
        <Pagination label="Pages of this list" className="mt-10 md:mt-14">
          {further && (
            <PageLink direction="earlier" asChild>
              <Link to={start}>First page</Link>
            </PageLink>
          )}
          {next !== null && (
            <PageLink direction="later" asChild>
              <Link to={addressOf(withChange(filters, { after: next }))}>{onward[filters.sort]}</Link>
            </PageLink>
          )}
        </Pagination>
      )}
    </section>
  )
}
