import { Link } from 'react-router'
import type { Difficulty } from '#contract/kinds/recipe.ts'
import type { RecipeSummary } from '#contract/recipes.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { leadOf } from '#web/ui/piece.tsx'
import { MetaList } from '#web/ui/meta-list.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { coverOf, difficultyLooks, ingredientCount, prepMinutes, skinTypeLabels } from './recipe-labels.ts'

/** Skin types on a card, as specified. */
const SKIN_TYPES_SHOWN = 2

/** Skeleton cards while the list loads, as specified. */
const SKELETON_CARDS = 6

/** The difficulty in its colour and in words. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { label, tone } = difficultyLooks[difficulty]
  return <Badge tone={tone}>{label}</Badge>
}

const grid = 'grid grid-cols-1 gap-x-gap gap-y-6 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3'

/** A row on a phone: the cover on the left, the text beside it, or below it where the text is large. The first card is a large one. */
const rowOnPhone = {
  row: 'max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-4',
  cover: 'max-md:w-[min(6.5rem,28vw)] max-md:flex-none max-md:aspect-square max-md:rounded-md',
  text: 'max-md:min-w-0 max-md:flex-[1_1_11rem]',
}

type CardProps = { recipe: RecipeSummary; heading?: 'h2' | 'h3'; large?: boolean; className?: string }

/** A recipe as a card, which links to its page. `large`: the first one, with a large cover on a phone too. */
export function RecipeCard({ recipe, heading: Heading = 'h2', large = false, className }: CardProps) {
  const { slug, title, description, difficulty, skinTypes, prepTime, author, featuredImage } = recipe
  const coverClass = large ? 'ratio-card' : `ratio-card ${rowOnPhone.cover}`
  return (
    <article className={classNames('piece', !large && rowOnPhone.row, className)}>
      {featuredImage === null ? (
        <Cover {...coverOf(recipe)} size="card" priority={large} className={coverClass} />
      ) : (
        <span className={`art ${coverClass}`}>
          <img src={featuredImage} alt="" loading={large ? 'eager' : 'lazy'} />
        </span>
      )}
      <div className={large ? 'row-span-full self-center' : rowOnPhone.text}>
        <DifficultyBadge difficulty={difficulty} />
        <Heading className="mt-2 piece-title">
          <Link to={`/diy-recipes/${slug}`} prefetch="intent" viewTransition>
            {title}
          </Link>
        </Heading>
        <p className={classNames('piece-text', !large && 'max-md:hidden')}>{description}</p>
        <ul aria-label="Skin types" className="mt-3 flex flex-wrap gap-1.5">
          {skinTypes.slice(0, SKIN_TYPES_SHOWN).map((type) => (
            <li key={type}>
              <Badge>{skinTypeLabels[type]}</Badge>
            </li>
          ))}
        </ul>
        <MetaList>
          <>{prepMinutes(prepTime)}</>
          <>{ingredientCount(recipe.ingredientCount)}</>
          <>{author}</>
        </MetaList>
      </div>
    </article>
  )
}

/** Recipes as cards without an empty place in the last row. */
export function RecipeGrid({ recipes }: { recipes: readonly RecipeSummary[] }) {
  return (
    <div className={grid}>
      {recipes.map((recipe, at) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          large={at === 0}
          className={at === 0 ? leadOf(recipes.length) : undefined}
        />
      ))}
    </div>
  )
}

/** The loading state of the grid. */
export function RecipeGridSkeleton() {
  return (
    <SkeletonGroup label="Loading recipes" className={grid}>
      {Array.from({ length: SKELETON_CARDS }, (_, at) => (
        <div key={at} className={at === 0 ? '' : rowOnPhone.row}>
          <Skeleton className={classNames('ratio-card rounded-lg md:mb-4', at > 0 ? rowOnPhone.cover : 'mb-4')} />
          <div className={at === 0 ? '' : rowOnPhone.text}>
            <Skeleton className="h-7 w-16 rounded-full" />
            <Skeleton className="mt-3 h-5" />
            <Skeleton className={classNames('mt-4 h-10', at > 0 && 'max-md:hidden')} />
            <Skeleton className="mt-3 h-7 w-2/3" />
            <Skeleton className="mt-3 h-3.5 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
