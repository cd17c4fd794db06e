import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { type ArticleFilters, articlesAddress, withChange } from './article-filters.ts'
import { categories } from '#web/features/articles/categories.ts'

/** The active filters, each with a link to remove it. Renders nothing without filters. */
export function ActiveFilters({ filters, className }: { filters: ArticleFilters; className?: string }) {
  const { category, tag, q } = filters
  const parts = [
    ...(q === undefined ? [] : [{ name: `“${q}”`, without: { q: undefined } }]),
    ...(category === undefined ? [] : [{ name: categories[category].label, without: { category: undefined } }]),
    ...(tag === undefined ? [] : [{ name: tag, without: { tag: undefined } }]),
  ]
  if (parts.length === 0) return null
  return (
    <div className={className}>
      <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
        {parts.map(({ name, without }) => (
          <li key={name} className="min-w-0">
            <Link
              to={articlesAddress(withChange(filters, without))}
              preventScrollReset
              className="inline-flex min-h-tap max-w-full items-center gap-2 rounded-full bg-soft pr-3 pl-4 font-medium text-on-soft"
            >
              <span className="truncate">
                <span className="sr-only">Remove </span>
                {name}
              </span>
              <Icon name="close" className="size-4 flex-none" />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/articles" preventScrollReset className="inline-flex min-h-tap items-center px-2 link">
            Clear all
          </Link>
        </li>
      </ul>
    </div>
  )
}
