import { Link } from 'react-router'
import { formatRand } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PRODUCTS } from '../product-address.ts'
import { concernWords, freeFromWords, kindWords, skinTypeWords } from '../product-words.ts'
import type { BrandChoice } from './filter-panel.tsx'
import { type ProductFilters, productsAddress, withChange } from './product-filters.ts'

type Part = { name: string; without: Partial<ProductFilters> }

const partsOf = (filters: ProductFilters, brands: readonly BrandChoice[]): Part[] => {
  const { category, concern, skinType, freeFrom, brand, maxPrice, maxUnitPrice, local } = filters
  return [
    ...(category === undefined ? [] : [{ name: kindWords[category].many, without: { category: undefined } }]),
    ...(concern === undefined ? [] : [{ name: concernWords[concern], without: { concern: undefined } }]),
    ...(skinType === undefined ? [] : [{ name: `${skinTypeWords[skinType]} skin`, without: { skinType: undefined } }]),
    ...freeFrom.map((claim) => ({
      name: `Free from ${freeFromWords[claim]}`,
      without: { freeFrom: freeFrom.filter((one) => one !== claim) },
    })),
    ...(brand === undefined
      ? []
      : [{ name: brands.find(({ id }) => id === brand)?.name ?? brand, without: { brand: undefined } }]),
    ...(maxPrice === undefined ? [] : [{ name: `Up to ${formatRand(maxPrice)}`, without: { maxPrice: undefined } }]),
    ...(maxUnitPrice === undefined
      ? []
      : [{ name: `Up to ${formatRand(maxUnitPrice)} per 100 ml`, without: { maxUnitPrice: undefined } }]),
    ...(local ? [{ name: 'South African', without: { local: false } }] : []),
  ]
}

/** The active filters, each with a link to remove it. Renders nothing without filters. */
export function ActiveFilters({ filters, brands }: { filters: ProductFilters; brands: readonly BrandChoice[] }) {
  const parts = partsOf(filters, brands)
  if (parts.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap items-center gap-2">
      {parts.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <Link
            to={productsAddress(withChange(filters, without))}
            preventScrollReset
            className="inline-flex min-h-tap max-w-full items-center gap-2 rounded-full bg-soft pr-3 pl-4 font-medium text-on-soft"
          >
            <span className="min-w-0 py-2 break-words">
              <span className="sr-only">Remove </span>
              {name}
            </span>
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={PRODUCTS} preventScrollReset className="link inline-flex min-h-tap items-center px-2">
          Clear all
        </Link>
      </li>
    </ul>
  )
}
