import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

/** The first step of the onboarding while it loads. */
export function OnboardingSkeleton() {
  return (
    <SkeletonGroup label="Loading your skin profile">
      <Skeleton className="h-7 w-24 rounded-full" />
      <Skeleton className="mt-3 h-2" />
      <Skeleton className="mt-6 mb-4 h-6 w-2/3" />
      <div className="grid gap-2 sm:min-h-[22rem] sm:content-start">
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} className="h-16 rounded-md" />
        ))}
      </div>
      <Skeleton className="mt-16 ml-auto h-12 w-32 rounded-md" />
    </SkeletonGroup>
  )
}
