import type { User } from '#contract/accounts.ts'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { type Measure, membershipMeasure, savedMeasure } from './measures.ts'
import type { ReadingList } from './reading-list.ts'

/** The progress of the membership and of the reading list. */
export function ProgressPanel({ member, list, now }: { member: User; list: ReadingList; now: number }) {
  return (
    <Card asChild>
      <section aria-labelledby="progress-title">
        <h2 id="progress-title" className="text-xl">
          Your progress
        </h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <OneMeasure label="Your plan" measure={membershipMeasure(member, now)} />
          {list.isLoaded ? (
            <OneMeasure label="Articles saved" measure={savedMeasure(list.articles.length, list.hasMore)} />
          ) : list.error === null ? (
            <MeasureSkeleton />
          ) : (
            <OneMeasure label="Articles saved" measure={unavailable} />
          )}
        </div>
      </section>
    </Card>
  )
}

const unavailable: Measure = { value: 'Unavailable', share: 0, note: 'We could not load your reading list.' }

function OneMeasure({ label, measure: { value, share, note } }: { label: string; measure: Measure }) {
  return (
    <div>
      <p className="text-xs text-muted">{label}</p>
      <p className="serif num mt-1 mb-3 text-xl">{value}</p>
      <Progress label={label} hideLabel value={Math.round(share * 100)} valueText={value} />
      <p className="mt-3 text-xs text-muted">{note}</p>
    </div>
  )
}

function MeasureSkeleton() {
  return (
    <div>
      <Skeleton className="h-[1.4em] w-20 text-xs" />
      <Skeleton className="mt-1 mb-3 h-[1.16em] w-32 text-xl" />
      <Skeleton className="h-2" />
      <Skeleton className="mt-3 h-[1.4em] w-3/4 text-xs" />
    </div>
  )
}

/** The panel while the session loads. */
export function ProgressSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Your progress is loading">
        <Skeleton className="h-[1.16em] w-44 text-xl" />
        <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <MeasureSkeleton />
          <MeasureSkeleton />
        </div>
      </SkeletonGroup>
    </Card>
  )
}
