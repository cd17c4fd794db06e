import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import type { RegistrationInfo, useRegistrationInfo } from '../registration-info.ts'

/** The title of the dialog, or of the card on the /auth page, while this frame is shown. */
export const PAYMENT_TITLE = 'Complete Your Registration'

/** The height of the sticky header, and of the dialog's title, in pixels. */
const HEADER = 112

/**
 * Shown when registering requires a payment (status 402): the registration number, what the subscription costs, and the way back to the
 * form, which keeps its input. It takes the focus, because the button that was pressed is gone.
 */
export function PaymentFrame({
  joining,
  onBack,
}: {
  joining: ReturnType<typeof useRegistrationInfo>
  onBack: () => void
}) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = frame
    current?.focus({ preventScroll: true })
    // The pressed button was at the end of a long form: show the frame from its title on.
    if (current && current.getBoundingClientRect().top < HEADER) current.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={PAYMENT_TITLE}
      className="grid scroll-mt-28 grid-cols-1 gap-5 wrap-anywhere hyphens-auto outline-none"
    >
      {joining.data ? (
        <Subscription info={joining.data} />
      ) : joining.isError ? (
        <ErrorState title="The price did not load" onRetry={() => void joining.refetch()} retrying={joining.isFetching}>
          Check your connection, then try again.
        </ErrorState>
      ) : (
        <SubscriptionSkeleton />
      )}
      <NotOpenYet />
      <Button variant="line" block onClick={onBack}>
        <Icon name="left" />
        Back to Registration
      </Button>
    </section>
  )
}

function Subscription({ info }: { info: RegistrationInfo }) {
  return (
    <>
      <Note tone="warning" title="Annual Subscription Required">
        <span className="num block">Your registration number is&nbsp;#{info.nextRegistrationNumber}.</span>
      </Note>
      <dl className="grid grid-cols-1 gap-3 rounded-md border border-line p-5">
        <Row term="Annual Subscription">{info.passMonths} months</Row>
        <div className="border-t border-line pt-3">
          <dt className="sr-only">Price</dt>
          <dd className="num text-right">
            <span className="serif text-xl">${info.annualPriceUsd} USD</span> total
          </dd>
        </div>
      </dl>
    </>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="font-medium">{term}</dt>
      <dd className="num text-text-2">{children}</dd>
    </div>
  )
}

/** Where the payment button will be. */
function NotOpenYet() {
  return (
    <Note title="Payments are not open yet.">
      Nothing was charged and no account was created. What you typed is still in the form.
    </Note>
  )
}

function SubscriptionSkeleton() {
  return (
    <SkeletonGroup label="Loading the price" className="grid grid-cols-1 gap-5">
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-32 rounded-md" />
    </SkeletonGroup>
  )
}
