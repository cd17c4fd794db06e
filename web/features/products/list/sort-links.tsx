import { Link } from 'react-router'
import { type ProductSort, productSorts } from '#contract/kinds/product.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type ProductFilters, productsAddress, withChange } from './product-filters.ts'

const labels: Record<ProductSort, string> = {
  suggested: 'Suggested',
  newest: 'Newest',
  price: 'Price',
  'unit-price': 'Price per 100 ml',
  rating: 'Best rated',
}

/** The sort orders of the list, as links. */
export function SortLinks({ filters }: { filters: ProductFilters }) {
  return (
    <nav aria-label="Sort by" className="min-w-0 max-md:w-full">
      <ul className="bleed flex gap-x-5 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {productSorts.map((sort) => {
          const current = sort === filters.sort
          return (
            <li key={sort}>
              <Link
                to={productsAddress(withChange(filters, { sort }))}
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-tap items-center border-b-2 font-medium whitespace-nowrap',
                  current
                    ? 'border-primary text-text max-md:[scroll-initial-target:nearest]'
                    : 'border-transparent text-muted hover:text-text',
                )}
              >
                {labels[sort]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
