import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoutineSummary } from '#contract/routines.ts'
import { messageFor } from '#web/api/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatDate } from '#web/ui/format.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { SkeletonGroup, SkeletonText } from '#web/ui/skeleton.tsx'
import type { Builder } from '../builder/use-builder.ts'
import { open, refreshRoutines, remove, useRoutines } from './saved-routines.ts'

/** The safe choice has the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

type RowProps = {
  routine: RoutineSummary
  isOpen: boolean
  isOpening: boolean
  isDeleting: boolean
  onOpen: () => void
  onDelete: () => void
}

function Row({
  routine: { name, steps, isShared, updatedAt },
  isOpen,
  isOpening,
  isDeleting,
  onOpen,
  onDelete,
}: RowProps) {
  const [asks, setAsks] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 last:border-b">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {isShared && <Badge tone="info">Shared</Badge>}
        </p>
        <p className="text-xs text-muted">
          {steps === 1 ? '1 product' : `${steps} products`} · changed {formatDate(updatedAt, 'short')}
        </p>
      </div>
      {asks ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm">Delete it for good?</span>
          <Button variant="danger" size="sm" pending={isDeleting} onClick={onDelete}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
          <Button variant="quiet" size="sm" ref={takeFocus} onClick={() => setAsks(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <div className="flex gap-2">
          {isOpen ? (
            <span className="inline-flex min-h-tap items-center px-2 text-sm text-muted">Open above</span>
          ) : (
            <Button variant="line" size="sm" pending={isOpening} onClick={onOpen}>
              Open<span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}

export type RoutineListProps = { memberId: string; builder: Builder }

/** The routines in the member's account. */
export default function RoutineList({ memberId, builder }: RoutineListProps) {
  const client = useQueryClient()
  const { show } = useToast()
  const { data, error, isFetching, refetch } = useRoutines(memberId)
  const failed = (problem: unknown, fallback: string) =>
    show({ tone: 'destructive', title: 'Error', description: messageFor(problem, fallback) })
  const opening = useMutation({
    mutationFn: open,
    onSuccess: (draft) => {
      builder.open(draft)
      document.getElementById('builder')?.scrollIntoView()
      document.getElementById('builder')?.focus({ preventScroll: true })
    },
    onError: (problem) => failed(problem, 'We could not open this routine. Please try again.'),
  })
  const deleting = useMutation({
    mutationFn: remove,
    onSuccess: async (_, id) => {
      if (builder.draft?.saved?.id === id) builder.replace({ ...builder.draft, saved: null, changed: true })
      await refreshRoutines(client, memberId)
      show({ title: 'Routine deleted' })
    },
    onError: (problem) => failed(problem, 'We could not delete this routine. Please try again.'),
  })
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="own-routines" tabIndex={-1} className="mt-section print:hidden">
      <h2 id="own-routines" className="mb-5 text-xl">
        Your routines
      </h2>
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading your routines">
          <SkeletonText lines={2} />
        </SkeletonGroup>
      )}
      {data === undefined && error !== null && (
        <ErrorState
          title="We could not load your routines"
          heading="h3"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {messageFor(error, 'Please try again in a moment.')}
        </ErrorState>
      )}
      {data !== undefined && (
        <ul>
          {data.map((routine) => (
            <Row
              key={routine.id}
              routine={routine}
              isOpen={builder.draft?.saved?.id === routine.id}
              isOpening={opening.isPending && opening.variables === routine.id}
              isDeleting={deleting.isPending && deleting.variables === routine.id}
              onOpen={() => opening.mutate(routine.id)}
              onDelete={() => deleting.mutate(routine.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
