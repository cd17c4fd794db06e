import { Link } from 'react-router'
import { type ArticleSort, articleSorts } from '#contract/kinds/article.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type ArticleFilters, articlesAddress, withChange } from './article-filters.ts'

const labels: Record<ArticleSort, string> = { newest: 'Newest', oldest: 'Oldest', quickest: 'Quickest read' }

/** The sort orders of the list, as links. */
export function SortLinks({ filters, className }: { filters: ArticleFilters; className?: string }) {
  return (
    <nav aria-label="Sort by" className={className}>
      <ul className="flex flex-wrap gap-x-5">
        {articleSorts.map((sort) => {
          const current = sort === filters.sort
          return (
            <li key={sort}>
              <Link
                to={articlesAddress(withChange(filters, { sort }))}
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-tap items-center border-b-2 font-medium',
                  current ? 'border-primary text-text' : 'border-transparent text-muted hover:text-text',
                )}
              >
                {/* A search without a chosen order is sorted by relevance. */}
                {sort === 'newest' && filters.q !== undefined ? 'Best match' : labels[sort]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
