import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { removeReview } from '#contract/routes/reviews.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { ReviewText } from './review-text.tsx'

/** The button that was pressed is gone: the focus goes to the one in its place. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

type OwnReviewProps = {
  review: Review
  /** Opens the form. */
  onEdit: () => void
  isOpening: boolean
  onRemoved: () => void
}

/** The member's own review, with whether it is public yet. */
export function OwnReview({ review, onEdit, isOpening, onRemoved }: OwnReviewProps) {
  const [step, setStep] = useState<'shown' | 'asking' | 'removing' | 'kept'>('shown')
  const { show } = useToast()
  const remove = async () => {
    setStep('removing')
    try {
      await call(removeReview, { params: { id: review.id } })
      document.getElementById('main')?.focus({ preventScroll: true })
      onRemoved()
      show({ title: 'Review removed', description: 'Your review is gone, with its votes and pictures.' })
    } catch (error) {
      setStep('asking')
      show({
        tone: 'destructive',
        title: 'Could not remove your review',
        description: messageFor(error, 'Please try again in a moment.'),
      })
    }
  }
  return (
    <Card asChild>
      <section aria-label="Your review">
        <p className="mb-3 text-muted">
          {review.isApproved
            ? 'Your review is public. After a change it waits for a moderator again.'
            : 'Only you can see your review until a moderator has read it. It does not count for the rating yet.'}
        </p>
        <ReviewText review={review}>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            {step === 'shown' || step === 'kept' ? (
              <>
                <Button variant="line" size="sm" pending={isOpening} aria-haspopup="dialog" onClick={onEdit}>
                  Change
                </Button>
                <Button
                  key="remove"
                  ref={step === 'kept' ? focus : undefined}
                  variant="quiet"
                  size="sm"
                  onClick={() => setStep('asking')}
                >
                  Remove
                </Button>
              </>
            ) : (
              <>
                <p className="w-full">Remove your review for good?</p>
                <Button
                  key="confirm"
                  ref={focus}
                  variant="danger"
                  size="sm"
                  pending={step === 'removing'}
                  onClick={() => void remove()}
                >
                  Remove it
                </Button>
                <Button variant="line" size="sm" onClick={() => setStep('kept')}>
                  Keep it
                </Button>
              </>
            )}
          </div>
        </ReviewText>
      </section>
    </Card>
  )
}
