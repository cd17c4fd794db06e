import { Link } from 'react-router'
import { type ProductKind, productKinds } from '#contract/kinds/product.ts'
import { Chip } from '#web/ui/chip.tsx'
import { kindWords } from '../product-words.ts'
import { type ProductFilters, productsAddress, withChange } from './product-filters.ts'

const choices: { kind: ProductKind | undefined; label: string }[] = [
  { kind: undefined, label: 'All' },
  ...productKinds.map((kind) => ({ kind, label: kindWords[kind].many })),
]

/** The kinds of product as links, so that they work without scripts. */
export function KindFilter({ filters }: { filters: ProductFilters }) {
  return (
    <nav aria-label="Kinds of product">
      <ul className="bleed chips-row md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {choices.map(({ kind, label }) => (
          <li key={label}>
            <Chip asChild current={kind === filters.category}>
              <Link to={productsAddress(withChange(filters, { category: kind }))} preventScrollReset>
                {label}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
