import { useId } from 'react'
import type { Brand } from '#contract/brands.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useBrandRating } from './use-brand-rating.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** The editors' stars, which a click replaces with the reader's own; by keyboard they are radio buttons. */
export function StarRating({ brand }: { brand: Brand }) {
  const name = useId()
  const { yourRating, memberRating, memberRatingCount, rate } = useBrandRating(brand)
  const shown = yourRating ?? brand.rating
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3">
        <div role="radiogroup" aria-label={`Rate ${brand.name}`} className="-ml-2.5 flex">
          {STARS.map((stars) => (
            <label
              key={stars}
              className="relative grid h-11 w-[min(2.75rem,15vw)] cursor-pointer place-items-center rounded-full text-marula has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={yourRating === stars}
                onChange={() => rate(stars)}
                className="absolute inset-0 cursor-pointer opacity-0"
                aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              />
              <Icon name={stars <= shown ? 'star-full' : 'star'} className="size-[min(1.5rem,9vw)]" />
            </label>
          ))}
        </div>
        <p role="status" className="num text-sm text-text-2">
          {yourRating === null ? `${brand.rating}/5 (Click to rate)` : `Your rating: ${yourRating}/5`}
        </p>
      </div>
      <p className="text-xs text-muted">
        {brand.isSample
          ? 'Sample stars from our editors, until we have tried real products.'
          : 'Stars from our editors.'}
        {memberRating !== null &&
          ` Members: ${memberRating}/5 from ${memberRatingCount === 1 ? '1 rating' : `${memberRatingCount} ratings`}.`}
      </p>
    </div>
  )
}
