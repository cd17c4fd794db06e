import { useLayoutEffect, useRef } from 'react'
import type { Recipe } from '#contract/recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { KeepAwake } from './keep-awake.tsx'
import { useKeptRecipe } from './kept-recipes.ts'

/**
 * Keeps what was ticked before the page was hydrated; otherwise the next render would untick it. After any other render the boxes are as
 * `done` says, and there is nothing to add.
 */
const useEarlyTicks = (done: readonly number[], add: (steps: number[]) => void) => {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])]
    const early = boxes.flatMap((box, step) => (box.checked && !done.includes(step) ? [step] : []))
    if (early.length > 0) add(early)
  })
  return list
}

/** The steps, to tick off. The ticks stay on this device. */
export function RecipeSteps({ recipe: { slug, instructions } }: { recipe: Recipe }) {
  const [kept, keep] = useKeptRecipe(slug)
  const done = kept.done.filter((step) => step < instructions.length)
  const list = useEarlyTicks(done, (steps) => keep((before) => ({ done: [...new Set([...before.done, ...steps])] })))
  const tick = (step: number, isDone: boolean): void =>
    keep((before) => {
      const others = before.done.filter((other) => other !== step)
      return { done: isDone ? [...others, step] : others }
    })
  return (
    <section aria-labelledby="steps">
      <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-6">
        <h2 id="steps" className="text-xl">
          Steps
        </h2>
        <KeepAwake />
      </div>
      <ol ref={list} className="mt-3">
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
          <Button variant="quiet" size="sm" onClick={() => keep(() => ({ done: [] }))}>
            Start again
          </Button>
        )}
      </div>
    </section>
  )
}
