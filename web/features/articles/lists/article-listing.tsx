import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ArticleSort } from '#contract/kinds/article.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import { messageFor } from '#web/api/api-error.ts'
import { usePersonalRead } from '#web/api/page-data.ts'
import type { ListPage } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageLink, Pagination } from '#web/ui/pagination.tsx'
import { type ArticleFilters, withChange } from './article-filters.ts'
import { ArticleGrid, ArticleGridSkeleton, type GridLook } from '#web/features/articles/article-grid.tsx'
import { pageOfArticles } from './article-lists.ts'

/** The label of the link to the next page, by sort order. */
const nextLabels: Record<ArticleSort, string> = {
  newest: 'Older articles',
  oldest: 'Newer articles',
  quickest: 'Longer reads',
}

/** The number of articles, announced to screen readers when a filter changes. */
const countOf = ({ rows, after }: ListPage<ArticleSummary[]>): string => {
  if (rows.length === 0) return 'No articles found'
  const count = rows.length === 1 ? '1 article' : `${rows.length} articles`
  return after === null ? count : `${count}, with more on the next page`
}

type ArticleListingProps = {
  filters: ArticleFilters
  /** The loader's data; undefined when the browser has yet to fetch it. */
  loaded: ListPage<ArticleSummary[]> | undefined
  /** The path of this list with other filters. */
  addressOf: (filters: ArticleFilters) => string
  /** Shown when there are no articles. */
  empty: ReactNode
  look: GridLook
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

/** One page of a list of articles: loading, failed, empty, or the cards with links to other pages. */
export function ArticleListing({ filters, loaded, addressOf, empty, look }: ArticleListingProps) {
  const { data, error, isFetching, refetch } = usePersonalRead(pageOfArticles(filters), loaded)
  const list = useFocusOnPageChange(filters.after)
  const start = addressOf(withChange(filters, {}))
  const isLaterPage = filters.after !== undefined
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
            isLaterPage && (
              <Button asChild size="sm" variant="quiet">
                <Link to={start}>First page</Link>
              </Button>
            )
          }
        >
          {messageFor(error, 'Something went wrong on our side. Please try again.')}
        </ErrorState>
      )}
      {data !== undefined && (data.rows.length === 0 ? empty : <ArticleGrid articles={data.rows} look={look} />)}
      {data !== undefined && (isLaterPage || next !== null) && (
        <Pagination label="Pagination" className="mt-10 md:mt-14">
          {isLaterPage && (
            <PageLink direction="earlier" asChild>
              <Link to={start}>First page</Link>
            </PageLink>
          )}
          {next !== null && (
            <PageLink direction="later" asChild>
              <Link to={addressOf(withChange(filters, { after: next }))}>{nextLabels[filters.sort]}</Link>
            </PageLink>
          )}
        </Pagination>
      )}
    </section>
  )
}
