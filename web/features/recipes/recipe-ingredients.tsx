import { useState } from 'react'
import type { Recipe } from '#contract/recipes.ts'
import { Chip, ChipGroup } from '#web/ui/chip.tsx'
import { amountFor, type Batch, batches, yieldFor } from './amounts.ts'

const [, oneBatch] = batches

/** The ingredients with their amounts, for half a batch, one or two. */
export function RecipeIngredients({ recipe: { ingredients, yields } }: { recipe: Recipe }) {
  const [batch, setBatch] = useState<Batch>(oneBatch)
  return (
    <section aria-labelledby="ingredients">
      <h2 id="ingredients" className="flex min-h-tap items-center text-xl">
        Ingredients
      </h2>
      <div className="mt-3 noscript:hidden print:hidden">
        <ChipGroup label="Batch">
          {batches.map((one) => (
            <Chip key={one.label} pressed={one === batch} onClick={() => setBatch(one)}>
              {one.label}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <p role="status" className="mt-3 text-muted">
        Makes {yieldFor(yields, batch)}
      </p>
      <ul className="mt-3">
        {ingredients.map((ingredient) => {
          const { name, note } = ingredient
          return (
            <li key={name} className="border-t border-line py-3">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 flex-[1_1_9rem]">{name}</span>
                <b className="tabular-nums">{amountFor(ingredient, batch.factor)}</b>
              </span>
              {note !== undefined && <span className="text-xs text-muted">{note}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
