import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { emptyPlan } from '../plan/plan.ts'
import type { Draft } from '../plan/routine-draft.ts'
import { starters } from '../plan/starters.ts'

/** Where nothing is built yet: three routines to begin with, or an empty one. */
export function StartersView({ onStart }: { onStart: (draft: Draft) => void }) {
  return (
    <section aria-labelledby="starters-title">
      <h2 id="starters-title" className="text-xl">
        Where would you like to begin?
      </h2>
      <ul className="mt-6 grid gap-gap md:grid-cols-3">
        {starters.map(({ name, text, art, plan }) => (
          <li
            key={name}
            className="relative flex flex-wrap gap-4 border-t border-line pt-4 md:block md:border-t-0 md:pt-0"
          >
            <Cover {...art} size="card" className="ratio-card w-28 flex-none rounded-lg max-md:self-start md:w-full" />
            <div className="min-w-0 flex-[1_1_11rem] md:mt-4">
              <h3 className="serif text-lg">
                <button
                  type="button"
                  className="min-h-6 cursor-pointer text-left after:absolute after:inset-0 hover:underline"
                  onClick={() => onStart({ name, plan, saved: null, changed: false })}
                >
                  {name}
                </button>
              </h3>
              <p className="mt-1.5 text-muted">{text}</p>
              <p className="mt-2 text-xs text-muted">{plan.steps.length} products</p>
            </div>
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        className="mt-8"
        onClick={() => onStart({ name: 'My routine', plan: emptyPlan, saved: null, changed: false })}
      >
        <Icon name="plus" />
        Start with an empty routine
      </Button>
    </section>
  )
}
