import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { MAX_COMPARED } from '#contract/kinds/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { compareAddress } from '../product-address.ts'
import type { Compared } from './use-compared.ts'

const FORM = 'compare-products'

/** Chooses a product to compare; belongs to the form of the CompareBar, wherever that stands on the page. */
export function CompareBox({ slug, name, compared }: { slug: string; name: string; compared: Compared }) {
  const isChosen = compared.chosen.includes(slug)
  return (
    <Checkbox
      form={FORM}
      name="ids"
      value={slug}
      checked={isChosen}
      disabled={compared.isFull && !isChosen}
      onChange={() => compared.toggle(slug)}
    >
      Compare<span className="sr-only"> {name}</span>
    </Checkbox>
  )
}

/** Compares the chosen products. It stays in view once something is chosen; without scripts it is a plain form at the end of the list. */
export function CompareBar({ compared }: { compared: Compared }) {
  const navigate = useNavigate()
  const { chosen, clear } = compared
  const compare = (event: FormEvent) => {
    event.preventDefault()
    void navigate(compareAddress(chosen))
  }
  return (
    <form
      id={FORM}
      action={compareAddress([])}
      onSubmit={compare}
      className={classNames(
        'card card-tight mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
        chosen.length > 0 &&
          'bottom-[calc(var(--bottom-bar)+0.5rem)] z-(--z-sticky) shadow-pop [@media(height>=30rem)]:sticky',
      )}
    >
      <p role="status">
        {chosen.length === 0
          ? `Tick up to ${MAX_COMPARED} products to compare them.`
          : `${chosen.length} of ${MAX_COMPARED} chosen to compare`}
      </p>
      <span className="flex flex-wrap gap-2">
        {chosen.length > 0 && (
          <Button variant="quiet" size="sm" onClick={clear}>
            Clear
          </Button>
        )}
        <Button type="submit" size="sm">
          Compare
        </Button>
      </span>
    </form>
  )
}
