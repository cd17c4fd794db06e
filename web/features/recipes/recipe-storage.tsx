import type { Recipe } from '#contract/recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { formatDate } from '#web/ui/format.ts'
import { useKeptRecipe } from './kept-recipes.ts'
import { discardDate, keepsFor, today } from './shelf-life.ts'

/** The date to throw a batch away, from the day it was made. The date stays on this device. */
function DiscardDate({ slug, days }: { slug: string; days: number }) {
  const [{ madeOn = '' }, keep] = useKeptRecipe(slug)
  const until = discardDate(madeOn, days)
  const isOver = until !== undefined && until < today()
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-end gap-3 noscript:hidden print:hidden">
        <Field label="Made on" className="w-48 max-w-full">
          <Input type="date" value={madeOn} onChange={(event) => keep(() => ({ madeOn: event.target.value }))} />
        </Field>
        <Button variant="line" onClick={() => keep(() => ({ madeOn: today() }))}>
          Today
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-[3.2em] print:min-h-0">
        {until === undefined ? (
          <span className="text-muted print:hidden">Choose the day you made it to see when to throw it away.</span>
        ) : (
          <>
            Throw away what is left on <b className="whitespace-nowrap">{formatDate(until)}</b>.
            {isOver && ' That day has passed.'}
          </>
        )}
      </p>
      <p className="hidden print:block">Made on ______________ Throw away on ______________</p>
    </div>
  )
}

/** How long a batch keeps, where, and when to throw it away. */
export function RecipeStorage({ recipe: { slug, shelf } }: { recipe: Recipe }) {
  return (
    <section aria-labelledby="storage">
      <h2 id="storage" className="text-xl">
        Shelf life and storage
      </h2>
      <p className="mt-3 text-md">
        {shelf.days === 0 ? <b>Use at once.</b> : <b>Keeps {keepsFor(shelf.days)}.</b>} {shelf.storage}
      </p>
      {shelf.days > 0 && <DiscardDate slug={slug} days={shelf.days} />}
    </section>
  )
}
