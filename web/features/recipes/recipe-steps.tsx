import type { Recipe } from '#contract/recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { KeepAwake } from './keep-awake.tsx'
import { useKeptRecipe } from './kept-recipes.ts'

/** The steps, to tick off. The ticks stay on this device. */
export function RecipeSteps({ recipe: { slug, instructions } }: { recipe: Recipe }) {
  const [kept, keep] = useKeptRecipe(slug)
  const done = kept.done.filter((step) => step < instructions.length)
  const tick = (step: number, isDone: boolean): void =>
    keep({ done: isDone ? [...done, step] : done.filter((other) => other !== step) })
  return (
    <section aria-labelledby="steps">
      <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-6">
        <h2 id="steps" className="text-xl">
          Steps
        </h2>
        <KeepAwake />
      </div>
      <ol className="mt-3">
        {instructions.map((text, step) => {
          const isDone = done.includes(step)
          return (
            <li key={text} className="border-t border-line py-2">
              <Checkbox checked={isDone} onChange={(event) => tick(step, event.target.checked)}>
                <span className={classNames('text-md', isDone && 'text-muted line-through print:no-underline')}>
                  <span className="sr-only">Step {step + 1}: </span>
                  {text}
                </span>
              </Checkbox>
            </li>
          )
        })}
      </ol>
      <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 noscript:hidden print:hidden">
        <p role="status" className="text-muted">
          {done.length} of {instructions.length} steps done
        </p>
        {done.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => keep({ done: [] })}>
            Start again
          </Button>
        )}
      </div>
    </section>
  )
}
