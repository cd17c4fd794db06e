import { Link } from 'react-router'
import { Chip } from '#web/ui/chip.tsx'
import { type ArticleFilters, articlesAddress, withChange } from './article-filters.ts'
import { categoryChoices } from '#web/features/articles/categories.ts'

/** The categories as links, so that they work without JavaScript. */
export function CategoryFilter({ filters, className }: { filters: ArticleFilters; className?: string }) {
  return (
    <nav aria-label="Categories" className={className}>
      <ul className="bleed chips-row md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {categoryChoices.map(({ category, label }) => (
          <li key={label}>
            <Chip asChild current={category === filters.category}>
              <Link to={articlesAddress(withChange(filters, { category }))} preventScrollReset>
                {label}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
