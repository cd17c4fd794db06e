import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { RoutinePlan } from '#contract/routines.ts'
import { readSharedRoutine } from '#contract/routes/routines.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { queryOf, read } from '#web/api/read.ts'
import { SAMPLES_NOTE } from '#web/features/products/product-words.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { SkeletonGroup, SkeletonText } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/shared-page.ts'
import { stepOf, type Time, times } from './plan/plan.ts'
import { kindLabel, oftenWords, timeWords } from './plan/plan-words.ts'
import { opens } from './plan/routine-draft.ts'

const TITLE = 'A shared routine'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/routines',
    title: TITLE,
    description: 'A skincare routine that somebody shared with you by link.',
    noindex: true,
  })

function SharedTime({ plan, time }: { plan: RoutinePlan; time: Time }) {
  const steps = plan[time].flatMap((id) => stepOf(plan, id) ?? [])
  return (
    <section aria-label={timeWords[time]} className="min-w-0">
      <h2 className="flex items-center gap-2 border-b border-line-strong pb-2 text-lg">
        <Icon name={time === 'morning' ? 'sun' : 'moon'} className="size-5 text-link" />
        {timeWords[time]}
      </h2>
      {steps.length === 0 && <p className="py-5 text-muted">No steps in the {time}.</p>}
      <ol>
        {steps.map((step, at) => (
          <li key={step.id} className="border-b border-line py-3 last:border-b-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
              <span>
                <span className="num text-muted">{at + 1}.</span>{' '}
                {step.product === undefined ? (
                  step.name
                ) : (
                  <Link to={`/product-recommendations/${step.product}`} className="link">
                    {step.name}
                  </Link>
                )}
              </span>
              {step.isSample === true && <Badge tone="warning">Sample</Badge>}
            </p>
            <p className="text-xs text-muted">
              {[kindLabel(step.kind), oftenWords(step, time)].filter((one) => one !== undefined).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function SharedPlan({ plan }: { plan: RoutinePlan }) {
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-10 *:min-w-0 md:grid-cols-2">
        {times.map((time) => (
          <SharedTime key={time} plan={plan} time={time} />
        ))}
      </div>
      {plan.steps.some(({ isSample }) => isSample) && (
        <p className="mt-6 max-w-measure text-sm text-muted">{SAMPLES_NOTE}</p>
      )}
      <Note className="mt-8">
        What suits one skin can upset another. Copy it, and we check it for you before you use it.
      </Note>
      <Button variant="primary" className="mt-8 print:hidden" asChild>
        <Link to="/routines" state={opens('A shared routine', plan)}>
          Copy to my routines
        </Link>
      </Button>
    </>
  )
}

/** A routine at a secret address. It is fetched by the browser alone, so that no copy of it lies in a cache of ours. */
export default function SharedPage() {
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(queryOf(read(readSharedRoutine, { params: { token } })))
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <h1 className="text-2xl">{TITLE}</h1>
      <p className="mt-3 mb-8 max-w-[38rem] text-md text-text-2">
        Somebody sent you the steps of a routine. Who it is, and what their skin is like, stays with them.
      </p>
      <noscript>
        <Note tone="warning" title="This page needs JavaScript.">
          It is switched off in your browser.
        </Note>
      </noscript>
      {data === undefined && error === null && (
        <SkeletonGroup label="Opening the routine" className="noscript:hidden">
          <SkeletonText lines={5} />
        </SkeletonGroup>
      )}
      {isGone && (
        <EmptyState
          title="This link has ended"
          action={
            <Button variant="primary" asChild>
              <Link to="/routines">Build your own routine</Link>
            </Button>
          }
        >
          It does not lead to a routine any more. Its owner may have stopped sharing it.
        </EmptyState>
      )}
      {data === undefined && error !== null && !isGone && (
        <ErrorState title="We could not open this routine" onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error, 'Something went wrong on our side. Please try again.')}
        </ErrorState>
      )}
      {data !== undefined && <SharedPlan plan={data.plan} />}
    </div>
  )
}
