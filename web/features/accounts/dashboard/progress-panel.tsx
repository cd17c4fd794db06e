import type { User } from '#contract/accounts.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { type Measure, membershipMeasure, profileMeasure, savedMeasure } from './measures.ts'
import type { ReadingList } from './reading-list.ts'

const grid = 'mt-6 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-3'

type Loading<Loaded> = { data: Loaded | undefined; failed: boolean }

/** The progress of the membership, of the skin profile and of the reading list. */
export function ProgressPanel({
  member,
  list,
  profile,
  now,
}: {
  member: User
  list: ReadingList
  profile: Loading<SkinProfile>
  now: number
}) {
  const saved = { data: list.isLoaded ? list : undefined, failed: list.error !== null }
  return (
    <Card asChild>
      <section aria-labelledby="progress-title">
        <h2 id="progress-title" className="text-xl">
          Your progress
        </h2>
        <div className={grid}>
          <OneMeasure label="Your plan" measure={membershipMeasure(member, now)} />
          <LoadedMeasure label="Skin profile" loading={profile} measureOf={profileMeasure} />
          <LoadedMeasure
            label="Articles saved"
            loading={saved}
            measureOf={({ articles, hasMore }) => savedMeasure(articles.length, hasMore)}
          />
        </div>
      </section>
    </Card>
  )
}

const unavailable: Measure = { value: 'Unavailable', share: 0, note: 'We could not load this.' }

function LoadedMeasure<Loaded>({
  label,
  loading: { data, failed },
  measureOf,
}: {
  label: string
  loading: Loading<Loaded>
  measureOf: (data: Loaded) => Measure
}) {
  if (data === undefined && !failed) return <MeasureSkeleton />
  return <OneMeasure label={label} measure={data === undefined ? unavailable : measureOf(data)} />
}

function OneMeasure({ label, measure: { value, share, note } }: { label: string; measure: Measure }) {
  return (
    <div>
      <p className="text-xs text-muted">{label}</p>
      <p className="serif num mt-1 mb-3 text-xl">{value}</p>
      <Progress label={label} hideLabel value={Math.round(share * 100)} valueText={value} />
      <p className="mt-3 text-xs text-muted sm:min-h-[2.8em]">{note}</p>
    </div>
  )
}

function MeasureSkeleton() {
  return (
    <div>
      <Skeleton className="h-[1.4em] w-20 text-xs" />
      <Skeleton className="mt-1 mb-3 h-[1.16em] w-32 text-xl" />
      <Skeleton className="h-2" />
      <div className="mt-3 text-xs sm:min-h-[2.8em]">
        <Skeleton className="h-[1.4em] w-3/4" />
      </div>
    </div>
  )
}

/** The panel while the session loads. */
export function ProgressSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Your progress is loading">
        <Skeleton className="h-[1.16em] w-44 text-xl" />
        <div className={grid}>
          <MeasureSkeleton />
          <MeasureSkeleton />
          <MeasureSkeleton />
        </div>
      </SkeletonGroup>
    </Card>
  )
}
