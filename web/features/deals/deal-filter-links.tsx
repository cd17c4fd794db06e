import { Link } from 'react-router'
import type { DealFilters } from '#contract/deals.ts'
import { Chip } from '#web/ui/chip.tsx'
import { dealsAddress, type ListFilters } from './deal-lists.ts'
import { categoryLabel } from './deal-words.ts'

type Choice = { label: string; value: string | undefined }

function ChipLinks({
  label,
  choices,
  chosen,
  addressOf,
}: {
  label: string
  choices: readonly Choice[]
  chosen: string | undefined
  addressOf: (value: string | undefined) => string
}) {
  return (
    <nav aria-label={label} className="mt-3">
      <ul className="bleed chips-row md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {choices.map((choice) => (
          <li key={choice.label}>
            <Chip asChild current={choice.value === chosen}>
              <Link to={addressOf(choice.value)} preventScrollReset>
                {choice.label}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The categories and brands as links, so that they work without scripts. Their space is kept while they load. */
export function DealFilterLinks({ filters, choices }: { filters: ListFilters; choices: DealFilters | undefined }) {
  const { category, brand } = filters
  return (
    <div className="mt-5 min-h-30">
      <ChipLinks
        label="Categories"
        chosen={category}
        addressOf={(value) => dealsAddress({ brand, category: value })}
        choices={[
          { label: 'All categories', value: undefined },
          ...(choices?.categories ?? []).map((one) => ({ label: categoryLabel(one.category), value: one.category })),
        ]}
      />
      <ChipLinks
        label="Brands"
        chosen={brand}
        addressOf={(value) => dealsAddress({ category, brand: value })}
        choices={[
          { label: 'All brands', value: undefined },
          ...(choices?.brands ?? []).map((one) => ({ label: one.brandName, value: one.brand })),
        ]}
      />
    </div>
  )
}
