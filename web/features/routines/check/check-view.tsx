import { useId } from 'react'
import type { RoutinePlan } from '#contract/routines.ts'
import { messageFor } from '#web/api/api-error.ts'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { SkeletonGroup, SkeletonText } from '#web/ui/skeleton.tsx'
import { type Fix, suggestedOrder } from '../plan/fixes.ts'
import { sortPlan } from '../plan/plan.ts'
import { Findings } from './findings.tsx'
import { HowToStart } from './how-to-start.tsx'
import type { CheckedPlan, useCheck } from './use-check.ts'
import { WeekAndMonth } from './week-and-month.tsx'

type CheckViewProps = {
  plan: RoutinePlan
  query: ReturnType<typeof useCheck>
  /** The last change that settled a finding, in words; it can be undone. */
  done: string | null
  onFix: (fix: Fix) => void
  onUndo: () => void
}

const isSorted = (plan: RoutinePlan, sorted: RoutinePlan): boolean =>
  String([plan.morning, plan.evening]) === String([sorted.morning, sorted.evening])

function Order({ plan, checked, onFix }: { plan: RoutinePlan; checked: CheckedPlan; onFix: (fix: Fix) => void }) {
  const order = suggestedOrder(checked)
  if (isSorted(plan, sortPlan(plan, order))) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-raised p-4 print:hidden">
      <p className="min-w-0 flex-1 basis-56">
        Some steps would work better in another order: thin before thick, sunscreen last.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="border-line-strong"
        onClick={() => onFix({ label: 'Sort for me', apply: (now) => sortPlan(now, order) })}
      >
        Sort for me
      </Button>
    </div>
  )
}

type Without = { isOffline: boolean; isMember: boolean; isWaiting: boolean }

/** What a connection would add to the check. */
function WithoutConnection({ isOffline, isMember, isWaiting }: Without) {
  if (isWaiting)
    return (
      <Note tone="warning" title="The check needs a connection." className="mt-5">
        Go on building: your routine is kept, and we check it as soon as you are back online.
      </Note>
    )
  if (!isOffline) return null
  return (
    <Note tone="warning" title="Checked on your phone, without a connection." className="mt-5">
      {isMember
        ? 'Your skin profile was not read, so warnings about pregnancy, medicines and what you leave out are missing. They follow, with the sources, as soon as you are back online.'
        : 'The sources follow as soon as you are back online.'}
    </Note>
  )
}

/** What the check says of the routine: loading, failed, waiting for a connection, or its findings. */
export function CheckView({ plan, query, done, onFix, onUndo }: CheckViewProps) {
  const id = useId()
  const { member } = useSession()
  const { data, error, isFetching, refetch, isOld, isOutOfReach } = query
  return (
    <section aria-labelledby={id} tabIndex={-1} className="mt-12 outline-none lg:mt-16 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          Does it work together?
        </h2>
        <p role="status" className="min-h-6 text-sm text-muted print:hidden">
          {data !== undefined && (isOld || isFetching) ? 'Checking…' : ''}
        </p>
      </div>
      <p className="mt-2 max-w-measure text-text-2">
        {member === null ? (
          <>
            Checked by what is in the products, for skin in general.{' '}
            <AuthLink mode="login" className="link">
              Sign in
            </AuthLink>
            , and we check it for your skin too.
          </>
        ) : (
          'Checked by what is in the products, and by what your skin profile says about you.'
        )}
      </p>
      <div role="status" className="mt-4 empty:hidden print:hidden">
        {done !== null && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-soft px-4 py-2 text-on-soft">
            <span className="flex min-w-0 flex-1 items-center gap-2 wrap-anywhere">
              <Icon name="check" className="size-5 flex-none" />
              {done}
            </span>
            <Button variant="quiet" size="sm" onClick={onUndo}>
              Undo
            </Button>
          </p>
        )}
      </div>
      <WithoutConnection isOffline={data?.isOffline === true} isMember={member !== null} isWaiting={isOutOfReach} />
      <div className="mt-8 grid gap-10">
        {data === undefined && error === null && (
          <SkeletonGroup label="Checking your routine">
            <SkeletonText lines={4} />
          </SkeletonGroup>
        )}
        {data === undefined && error !== null && !isOutOfReach && (
          <ErrorState
            title="We could not check this routine"
            heading="h3"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {messageFor(error, 'Something went wrong on our side. Your steps are safe; please try again.')}
          </ErrorState>
        )}
        {data !== undefined && (
          <>
            <Order plan={plan} checked={data} onFix={onFix} />
            <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <Findings checked={data} onFix={onFix} />
              <WeekAndMonth check={data.check} isMember={member !== null} />
            </div>
            <HowToStart check={data.check} />
          </>
        )}
      </div>
    </section>
  )
}
