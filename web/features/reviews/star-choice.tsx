import { useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { inStars } from './review-words.ts'

const STARS = [1, 2, 3, 4, 5]

/** One to five stars; by keyboard they are radio buttons. */
export function StarChoice({
  value,
  error,
  onChange,
}: {
  value: number | null
  error: string | undefined
  onChange: (stars: number) => void
}) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && id}
    >
      <legend className="field-label">How many stars?</legend>
      <div className="-ml-2.5 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid h-11 w-[min(2.75rem,15vw)] cursor-pointer place-items-center rounded-full text-marula has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
              aria-label={inStars(stars)}
            />
            <Icon name={value !== null && stars <= value ? 'star-full' : 'star'} className="size-[min(1.75rem,9vw)]" />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** The message under a group of choices. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={id} className="field-error">
      <Icon name="warn" />
      <span>{error}</span>
    </p>
  )
}

/** Yes or no, without a default: silence is no recommendation. */
export function RecommendChoice({
  value,
  error,
  onChange,
}: {
  value: boolean | null
  error: string | undefined
  onChange: (recommends: boolean) => void
}) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && id}
    >
      <legend className="field-label">Would you recommend it?</legend>
      <div className="flex flex-wrap gap-x-8">
        {[true, false].map((recommends) => (
          <label key={String(recommends)} className="inline-flex min-h-tap cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="wouldRecommend"
              className="size-5 accent-primary"
              checked={value === recommends}
              onChange={() => onChange(recommends)}
            />
            {recommends ? 'Yes' : 'No'}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
