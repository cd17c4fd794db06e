import type { ProductSummary } from '#contract/products.ts'

/** The average of the reviews with their number; nothing without reviews. */
export function ProductRating({
  product: { rating, ratingCount },
  className,
}: {
  product: Pick<ProductSummary, 'rating' | 'ratingCount'>
  className?: string
}) {
  if (ratingCount === 0) return null
  return (
    <p className={className}>
      <span aria-hidden="true" className="text-marula">
        ★{' '}
      </span>
      {rating.toFixed(1)}
      <span className="sr-only"> out of 5</span>{' '}
      <span className="text-muted">
        ({ratingCount}
        <span className="sr-only"> {ratingCount === 1 ? 'review' : 'reviews'}</span>)
      </span>
    </p>
  )
}
