import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { freeFroms } from '#contract/kinds/product.ts'
import { concerns, skinTypes } from '#contract/kinds/skin.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatRand } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { PRODUCTS } from '../product-address.ts'
import { concernWords, freeFromWords, skinTypeWords } from '../product-words.ts'
import { priceLimits, type ProductFilters, productsAddress, readFilters, unitPriceLimits } from './product-filters.ts'

/** A brand to filter by. */
export type BrandChoice = { id: string; name: string }

function Choice({
  label,
  name,
  value,
  children,
}: {
  label: string
  name: string
  value: string | undefined
  children: ReactNode
}) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value ?? ''}>
        <option value="">Any</option>
        {children}
      </Select>
    </Field>
  )
}

type PriceChoiceProps = { label: string; name: string; value: number | undefined; limits: readonly number[] }

/** A highest price; one that is only in the address is offered too. */
function PriceChoice({ label, name, value, limits }: PriceChoiceProps) {
  return (
    <Choice label={label} name={name} value={value?.toString()}>
      {[...new Set([...limits, ...(value === undefined ? [] : [value])])].map((cents) => (
        <option key={cents} value={cents}>
          {formatRand(cents)}
        </option>
      ))}
    </Choice>
  )
}

/** The filters besides the kind, folded away until they are wanted. A plain form, so it works without scripts. */
export function FilterPanel({ filters, brands }: { filters: ProductFilters; brands: readonly BrandChoice[] }) {
  const navigate = useNavigate()
  const { category, concern, skinType, freeFrom, brand, maxPrice, maxUnitPrice, local, sort } = filters
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    void navigate(productsAddress(readFilters(new URLSearchParams(entries))), { preventScrollReset: true })
  }
  return (
    <details className="group">
      <summary className="inline-flex min-h-tap cursor-pointer items-center gap-2 font-medium">
        <Icon name="filter" />
        Filters
        <Icon name="down" className="transition-transform group-open:rotate-180" />
      </summary>
      <form action={PRODUCTS} onSubmit={apply} key={productsAddress(filters)} className="card mt-2 grid gap-5">
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        {sort !== 'suggested' && <input type="hidden" name="sort" value={sort} />}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:max-lg:[&>:nth-child(5)]:col-span-2 lg:grid-cols-5">
          <Choice label="For" name="concern" value={concern}>
            {concerns.map((one) => (
              <option key={one} value={one}>
                {concernWords[one]}
              </option>
            ))}
          </Choice>
          <Choice label="Skin type" name="skinType" value={skinType}>
            {skinTypes.map((one) => (
              <option key={one} value={one}>
                {skinTypeWords[one]}
              </option>
            ))}
          </Choice>
          <PriceChoice label="Price up to" name="maxPrice" value={maxPrice} limits={priceLimits} />
          <PriceChoice label="Per 100 ml up to" name="maxUnitPrice" value={maxUnitPrice} limits={unitPriceLimits} />
          {brands.length > 0 ? (
            <Choice label="Brand" name="brand" value={brand}>
              {brands.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {brand !== undefined && !brands.some(({ id }) => id === brand) && <option value={brand}>{brand}</option>}
            </Choice>
          ) : (
            brand !== undefined && <input type="hidden" name="brand" value={brand} />
          )}
        </div>
        <fieldset>
          <legend className="field-label">Free from</legend>
          <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
            {freeFroms.map((claim) => (
              <Checkbox key={claim} name="freeFrom" value={claim} defaultChecked={freeFrom.includes(claim)}>
                <span className="first-letter:uppercase inline-block">{freeFromWords[claim]}</span>
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Checkbox name="local" value="yes" defaultChecked={local}>
          Only South African brands
        </Checkbox>
        <div>
          <Button type="submit">Show products</Button>
        </div>
      </form>
    </details>
  )
}
