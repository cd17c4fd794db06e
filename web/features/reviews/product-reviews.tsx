import { useEffect, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { useAuthPrompt } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { OwnReview } from './own-review.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'
import { useOwnReview, useShowOwnReview } from './reviews-data.ts'
import { useOpenedPart } from './use-opened-part.ts'

type Reviewed = Pick<Product, 'id' | 'slug' | 'productName' | 'isSample' | 'rating' | 'ratingCount' | 'ratingCounts'>

const loadDialog = () => import('./review-dialog.tsx')

function ReviewsOf({ product }: { product: Reviewed }) {
  const { member } = useSession()
  const prompt = useAuthPrompt()
  const { data: own = null, isPending, isError } = useOwnReview(product.id)
  const showOwn = useShowOwnReview(product)
  const { Part: ReviewDialog, loading, preload, open, state } = useOpenedPart(loadDialog)
  // Set by a visitor who signed in to write: the form opens once it is known that they have not reviewed the product before.
  const [wantsToWrite, setWantsToWrite] = useState(false)
  const isKnown = member !== null && (!isPending || isError)
  useEffect(() => {
    if (!wantsToWrite || !isKnown) return
    setWantsToWrite(false)
    if (own === null) open()
  }, [wantsToWrite, isKnown, own, open])
  const press = () => {
    if (member !== null) return open()
    let isSignedIn = false
    prompt.open('login', {
      onSignedIn: () => (isSignedIn = true),
      onClosed: () => isSignedIn && setWantsToWrite(true),
    })
  }
  const write = (
    <Button
      variant="secondary"
      className="needs-script"
      pending={loading || wantsToWrite}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={press}
    >
      Write a review
    </Button>
  )
  const hasReviews = product.ratingCount > 0
  return (
    <>
      {hasReviews && <RatingSummary product={product} />}
      <div className="max-w-form not-first:mt-6">
        {member !== null && own !== null ? (
          <OwnReview review={own} isOpening={loading} onEdit={open} onRemoved={() => showOwn(null, own)} />
        ) : hasReviews ? (
          write
        ) : (
          <EmptyState title="No reviews yet" heading="h3" action={write}>
            Have you used it? Be the first to tell others how it worked for you.
          </EmptyState>
        )}
      </div>
      {hasReviews && <ReviewList productId={product.id} />}
      {ReviewDialog && member !== null && (
        <ReviewDialog {...state} product={product} own={own} onSaved={(saved) => showOwn(saved, own)} />
      )}
    </>
  )
}

/** What members who used a product say about it: the rating with its count, the reviews, and the reader's own. */
export function ProductReviews({ product }: { product: Reviewed }) {
  if (product.isSample)
    return (
      <PageSection title="Reviews">
        <p>This product is a made-up sample: nobody has used it, so it cannot be reviewed.</p>
      </PageSection>
    )
  return (
    <PageSection
      title="Reviews"
      id="reviews"
      intro="From members who used it. A moderator reads each review before it appears."
      wide
    >
      <ReviewsOf product={product} />
    </PageSection>
  )
}
