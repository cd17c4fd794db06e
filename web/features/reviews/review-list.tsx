import { useState } from 'react'
import { Link } from 'react-router'
import { type ReviewSort, reviewSorts } from '#contract/kinds/review.ts'
import { messageFor } from '#web/api/api-error.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip, ChipGroup } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonGroup, SkeletonText } from '#web/ui/skeleton.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { ReportButton } from './report-button.tsx'
import { ReviewText } from './review-text.tsx'
import { sortWords } from './review-words.ts'
import { useReviews } from './reviews-data.ts'

function Reviews({ productId, sort }: { productId: string; sort: ReviewSort }) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useReviews(
    productId,
    sort,
  )
  const { member } = useSession()
  if (data === undefined && error !== null)
    return (
      <ErrorState title="The reviews did not load" heading="h3" onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Please try again in a moment.')}
      </ErrorState>
    )
  if (data === undefined)
    return (
      <SkeletonGroup label="Loading the reviews">
        <SkeletonText lines={6} />
      </SkeletonGroup>
    )
  const reviews = data.pages.flatMap(({ rows }) => rows)
  const others = reviews.filter(({ can }) => !can.edit)
  return (
    <>
      {sort === 'like-mine' && others.every(({ skinLikeYours }) => skinLikeYours === null) && (
        <p className="mb-5 text-text-2">
          Tell us your skin type and tone, and reviews from skins like yours come first.{' '}
          <Link to="/dashboard?tab=profile" className="link">
            Complete your profile
          </Link>
        </p>
      )}
      <ul className="grid gap-x-12 gap-y-8 *:min-w-0 lg:grid-cols-2">
        {others.map((review) => (
          <li key={review.id}>
            <ReviewText review={review}>
              {(member === null || review.can.vote) && (
                <div className="needs-script mt-3 flex flex-wrap gap-2">
                  <HelpfulButton review={review} />
                  <ReportButton review={review} />
                </div>
              )}
            </ReviewText>
          </li>
        ))}
      </ul>
      {others.length === 0 && !hasNextPage && <p className="text-text-2">There are no other reviews yet.</p>}
      {hasNextPage && (
        <Button variant="line" className="mt-8" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          More reviews
        </Button>
      )}
    </>
  )
}

/** The approved reviews of a product in an order that the reader chooses. */
export function ReviewList({ productId }: { productId: string }) {
  const { member } = useSession()
  const [chosen, setSort] = useState<ReviewSort>('helpful')
  const offered = reviewSorts.filter((sort) => sort !== 'like-mine' || member !== null)
  const sort = offered.includes(chosen) ? chosen : 'helpful'
  return (
    <div className="mt-8">
      <ChipGroup label="Sort the reviews" className="needs-script mb-6">
        {offered.map((one) => (
          <Chip
            key={one}
            className="max-w-full text-left whitespace-normal"
            pressed={one === sort}
            onClick={() => setSort(one)}
          >
            {sortWords[one]}
          </Chip>
        ))}
      </ChipGroup>
      <div className="min-h-48 noscript:hidden">
        <Reviews productId={productId} sort={sort} />
      </div>
      <noscript>
        <p className="text-text-2">The reviews need JavaScript, which is switched off in your browser.</p>
      </noscript>
    </div>
  )
}
