import type { Product } from '#contract/products.ts'
import { inReviews, inStars } from './review-words.ts'

function StarCount({ stars, count, total }: { stars: number; count: number; total: number }) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_2rem] items-center gap-3">
      <span aria-hidden="true">{inStars(stars)}</span>
      <span>
        <progress
          aria-label={inStars(stars)}
          className="bar"
          value={count}
          max={total}
          aria-valuetext={inReviews(count)}
        >
          {inReviews(count)}
        </progress>
      </span>
      <span aria-hidden="true" className="num text-right text-muted">
        {count}
      </span>
    </li>
  )
}

/** The average with the number of reviews behind it, and how many gave each number of stars. */
export function RatingSummary({
  product: { rating, ratingCount, ratingCounts },
}: {
  product: Pick<Product, 'rating' | 'ratingCount' | 'ratingCounts'>
}) {
  return (
    <div className="grid max-w-form gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <p className="sm:w-28">
        <span className="serif text-2xl">
          <span aria-hidden="true" className="text-marula">
            ★{' '}
          </span>
          {rating.toFixed(1)}
        </span>
        <span className="sr-only"> out of 5 stars,</span>{' '}
        <span className="block text-muted">{inReviews(ratingCount)}</span>
      </p>
      <ul aria-label="How many gave each number of stars" className="grid gap-1.5 text-xs">
        {[5, 4, 3, 2, 1].map((stars) => (
          <StarCount key={stars} stars={stars} count={ratingCounts[stars - 1] ?? 0} total={ratingCount} />
        ))}
      </ul>
    </div>
  )
}
