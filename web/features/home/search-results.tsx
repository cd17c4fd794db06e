import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { messageFor } from '#web/api/api-error.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { articlesAddress } from '#web/features/articles/lists/article-filters.ts'
import { searchAddress } from '#web/features/search/search-address.ts'
import { ArticleRow } from '../articles/article-piece.tsx'
import { NoArticlesFound } from '#web/features/articles/lists/no-articles.tsx'
import { SearchFilters } from './search-filters.tsx'
import { RESULTS_SHOWN, type Search, useArticleSearch } from './use-article-search.ts'

const grid = 'grid gap-x-gap md:grid-cols-2 xl:grid-cols-3'

const countOf = (found: number, { text }: Search): string => {
  if (found === 0) return 'No articles found'
  if (found === RESULTS_SHOWN)
    return text.trim() === '' ? `The newest ${RESULTS_SHOWN}` : `The best ${RESULTS_SHOWN} matches`
  return found === 1 ? '1 article' : `${found} articles`
}

type SearchResultsProps = {
  search: Search
  onChange: (search: Search) => void
  onClear: () => void
  ref: RefObject<HTMLElement | null>
}

/** The page with all results. The site-wide search has no categories, so a category leads to the list of articles. */
const allResults = ({ text, category }: Search): string => {
  const q = text.trim() || undefined
  return category === undefined ? searchAddress({ q }) : articlesAddress({ q, category })
}

/** Scrolls to the results when a category is chosen, because they may be below the screen. The focus stays on its button. */
const useScrollToCategory = (results: RefObject<HTMLElement | null>, category: Search['category']) => {
  const shown = useRef<Search['category']>(undefined)
  useEffect(() => {
    const isChosen = category !== undefined && category !== shown.current
    shown.current = category
    if (!isChosen) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    results.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  }, [results, category])
}

/** The results of the home page search. Enter in the field moves the focus here, and a chosen category scrolls here. */
export function SearchResults({ search, onChange, onClear, ref }: SearchResultsProps) {
  const { articles, error, isFetching, refetch } = useArticleSearch(search)
  useScrollToCategory(ref, search.category)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="search-results"
      aria-busy={isFetching}
      className="wrap mt-8 min-h-80 scroll-mt-24"
    >
      <SectionHead
        id="search-results"
        title="Search results"
        action={
          articles?.length ? (
            <MoreLink asChild>
              <Link to={allResults(search)}>All results</Link>
            </MoreLink>
          ) : undefined
        }
      >
        <span role="status" className={articles?.length === 0 ? 'sr-only' : undefined}>
          {articles && countOf(articles.length, search)}
        </span>
        &nbsp;
      </SectionHead>
      <SearchFilters search={search} onChange={onChange} />
      {articles === undefined && error === null && (
        <div className={grid}>
          {Array.from({ length: RESULTS_SHOWN }, (_, at) => (
            <SkeletonRow key={at} />
          ))}
        </div>
      )}
      {articles === undefined && error !== null && (
        <ErrorState
          heading="h3"
          title="We could not search the articles"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {messageFor(error, 'Something went wrong on our side. Please try again.')}
        </ErrorState>
      )}
      {articles?.length === 0 && <NoArticlesFound clear={onClear} />}
      {articles !== undefined && articles.length > 0 && (
        <div className={grid}>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </div>
      )}
    </section>
  )
}
