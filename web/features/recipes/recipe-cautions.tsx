import type { Recipe } from '#contract/recipes.ts'
import { Note } from '#web/ui/note.tsx'

/** What to know before anything is bought or mixed: the warnings of the safety check, and who should leave the recipe. */
export function RecipeCautions({ recipe: { warnings, notFor } }: { recipe: Recipe }) {
  return (
    <section aria-labelledby="before-you-start" className="mt-10 max-w-measure">
      <h2 id="before-you-start" className="text-xl">
        Before you start
      </h2>
      <div className="mt-4 grid gap-3">
        {warnings.map(({ rule, text }) => (
          <Note key={rule} tone="warning">
            {text}
          </Note>
        ))}
      </div>
      <h3 className="mt-6 text-lg">Not for</h3>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-text-2">
        {notFor.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
    </section>
  )
}
