import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { MAX_SHELF_ITEMS, MAX_SHELF_LABEL } from '#contract/kinds/shelf.ts'
import { messageFor } from '#web/api/api-error.ts'
import { MemberPage } from '#web/features/account/member-page.tsx'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/shelf-page.ts'
import { ItemDialog } from './item-dialog.tsx'
import { useShelf } from './shelf-data.ts'
import { ShelfList } from './shelf-list.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/routines/shelf',
    title: 'Your shelf',
    description: 'The products you own, when you opened them and how long they keep.',
    noindex: true,
  })

/** A label that the label check hands over, to be added. */
const labelIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'label' in state && typeof state.label === 'string'
    ? state.label.slice(0, MAX_SHELF_LABEL)
    : undefined

/** The label handed over. It is taken once: a reload must not ask to add it again. */
const useHandedLabel = () => {
  const { state, pathname } = useLocation() as { state: unknown; pathname: string }
  const navigate = useNavigate()
  const [value, setValue] = useState(() => labelIn(state))
  useEffect(() => {
    if (state !== null) void navigate(pathname, { replace: true, state: null, preventScrollReset: true })
  }, [state, pathname, navigate])
  return { value, forget: () => setValue(undefined) }
}

/** The products that a member owns. */
export default function ShelfPage() {
  const { member } = useSession()
  return (
    <MemberPage
      title="Your shelf"
      intro="What you own, when you opened it and how long it keeps. Label checks tell you what clashes with it."
      skeleton={<ShelfSkeleton />}
    >
      {() => member && <Shelf memberId={member.id} />}
    </MemberPage>
  )
}

function ShelfSkeleton() {
  return (
    <div className="grid max-w-measure gap-4">
      <Skeleton className="h-12 w-40" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}

function Shelf({ memberId }: { memberId: string }) {
  const label = useHandedLabel()
  const { data, error, isFetching, refetch } = useShelf(memberId)
  const heading = useRef<HTMLHeadingElement>(null)
  if (data === undefined && error !== null)
    return (
      <ErrorState title="Your shelf did not load" onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Please try again in a moment.')}
      </ErrorState>
    )
  if (data === undefined)
    return (
      <SkeletonGroup label="Your shelf is loading">
        <ShelfSkeleton />
      </SkeletonGroup>
    )
  const add = (
    <ItemDialog
      memberId={memberId}
      initial={label.value === undefined ? {} : { label: label.value }}
      startsOpen={label.value !== undefined}
      onSaved={label.forget}
      trigger={<Button variant="primary">Add a product</Button>}
    />
  )
  return (
    <section aria-labelledby="shelf-items" className="max-w-measure">
      <h2 ref={heading} tabIndex={-1} id="shelf-items" className={data.length === 0 ? 'sr-only' : 'text-lg'}>
        {data.length === 1 ? '1 product' : `${data.length} products`}
      </h2>
      {data.length === 0 ? (
        <div>
          <EmptyState title="Nothing on your shelf yet" heading="h3" action={add}>
            Start with what you use every day. Paste its ingredient list, and we can say what goes with it.
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            {data.length < MAX_SHELF_ITEMS ? (
              add
            ) : (
              <p className="text-muted">Your shelf is full. Remove what is used up to add something new.</p>
            )}
            <Link to="/ingredients/check" className="link inline-flex min-h-tap items-center">
              Check a label
            </Link>
          </div>
          <ShelfList
            items={data}
            memberId={memberId}
            onRemoved={() => heading.current?.focus({ preventScroll: true })}
          />
        </>
      )}
    </section>
  )
}
