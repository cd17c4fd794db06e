import type { ReactNode } from 'react'
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
import { ArticleGrid, ArticleGridSkeleton, type GridLook } from './article-grid.tsx'
import { pageOfArticles } from './article-lists.ts'

/** What the step further into a list is called, by its order. */
const onward: Record<ArticleSort, string> = { newest: 'Older articles', oldest: 'Newer articles', quickest: 'Longer reads' }

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

/** One page of a list of articles: waiting, failed, empty, or its cards with the way to the next page. */
export const ArticleListing = ({ filters, loaded, addressOf, empty, look }: ArticleListingProps) => {
  const { data, error, isFetching, refetch } = usePersonalRead(pageOfArticles(filters), loaded)
  const start = addressOf(withChange(filters, {}))
  const further = filters.after !== undefined
  if (data === undefined) {
    if (error === null) return <ArticleGridSkeleton look={look} />
    return (
      <ErrorState
        title="The articles did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={further && <Button asChild size="sm" variant="quiet"><Link to={start}>First page</Link></Button>}
      >
        {sentenceFor(error, 'Please check your connection and try again.')}
      </ErrorState>
    )
  }
  return (
    <>
      {data.rows.length === 0 ? empty : <ArticleGrid articles={data.rows} look={look} />}
      {(further || data.after !== null) && (
        <Pagination label="Pages of this list" className="mt-10 md:mt-14">
          {further && <PageLink direction="earlier" asChild><Link to={start}>First page</Link></PageLink>}
          {data.after !== null && (
            <PageLink direction="later" asChild>
              <Link to={addressOf(withChange(filters, { after: data.after }))}>{onward[filters.sort]}</Link>
            </PageLink>
          )}
        </Pagination>
      )}
    </>
  )
}
