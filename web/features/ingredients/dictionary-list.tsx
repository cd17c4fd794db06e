import { Link } from 'react-router'
import type { IngredientSummary } from '#contract/ingredients.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

const grid = 'grid grid-cols-1 gap-x-gap md:grid-cols-2'
const row = 'border-t border-line py-4'

function Entry({ ingredient: { slug, name, alsoKnownAs, does } }: { ingredient: IngredientSummary }) {
  return (
    <li className={`${row} piece relative min-w-0`}>
      <h2 className="piece-title text-md break-words">
        <Link to={`/ingredients/${slug}`} className="after:absolute after:inset-0">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-text-2">{does}</p>
      {alsoKnownAs.length > 0 && (
        <p className="mt-1 text-xs break-words text-muted">Also called {alsoKnownAs.join(', ')}</p>
      )}
    </li>
  )
}

/** Ingredients by name, each with what it does. */
export function DictionaryList({ ingredients }: { ingredients: readonly IngredientSummary[] }) {
  return (
    <ul className={grid}>
      {ingredients.map((ingredient) => (
        <Entry key={ingredient.slug} ingredient={ingredient} />
      ))}
    </ul>
  )
}

const SKELETON_ROWS = 8

export function DictionarySkeleton() {
  return (
    <SkeletonGroup label="Loading ingredients">
      <div className={grid}>
        {Array.from({ length: SKELETON_ROWS }, (_, at) => (
          <div key={at} className={row}>
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-3 h-4" />
            <Skeleton className="mt-2 h-3 w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
