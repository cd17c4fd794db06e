import { Link } from 'react-router'
import type { Recipe } from '#contract/recipes.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MetaList } from '#web/ui/meta-list.tsx'
import { DifficultyBadge } from './recipe-card.tsx'
import { coverOf, ingredientCount, prepMinutes, skinTypeLabels } from './recipe-labels.ts'

/** The title of a recipe with what it takes and whom it suits, beside its cover. */
export function RecipeHeader({ recipe }: { recipe: Recipe }) {
  const { title, description, difficulty, skinTypes, prepTime, author, checkedAt, featuredImage } = recipe
  return (
    <header className="grid gap-6 pt-6 *:min-w-0 md:grid-cols-[7fr_5fr] md:items-end md:gap-8 lg:gap-12 lg:pt-10 xl:gap-16 print:block print:pt-0">
      <div>
        <Breadcrumb>
          <Link to="/">Home</Link>
          <Link to="/diy-recipes">DIY Recipes</Link>
        </Breadcrumb>
        <h1 className="mt-2 text-[clamp(2.1rem,1.6rem+2.3vw,3.5rem)] leading-[1.08] tracking-[-0.022em]">{title}</h1>
        <p className="mt-4 max-w-[38rem] text-lg leading-[1.45] text-text-2">{description}</p>
        <ul aria-label="Difficulty and skin types" className="mt-5 flex flex-wrap gap-1.5">
          <li>
            <DifficultyBadge difficulty={difficulty} />
          </li>
          {skinTypes.map((type) => (
            <li key={type}>
              <Badge>{skinTypeLabels[type]}</Badge>
            </li>
          ))}
        </ul>
        <MetaList className="mt-4">
          <>{prepMinutes(prepTime)}</>
          <>{ingredientCount(recipe.ingredientCount)}</>
          <>By {author}</>
          <>
            Checked <time dateTime={checkedAt.slice(0, 10)}>{formatDate(checkedAt)}</time>
          </>
        </MetaList>
        <Button variant="line" size="sm" className="mt-5 noscript:hidden" onClick={() => window.print()}>
          <Icon name="print" />
          Print this recipe
        </Button>
      </div>
      {featuredImage === null ? (
        <Cover {...coverOf(recipe)} size="card" className="ratio-card print:hidden" priority />
      ) : (
        <span className="art ratio-card print:hidden">
          <img src={featuredImage} alt="" fetchPriority="high" />
        </span>
      )}
    </header>
  )
}
