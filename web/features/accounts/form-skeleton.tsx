import { ProviderButtonsSkeleton } from '#web/features/provider-sign-in/provider-buttons.tsx'
import type { AuthMode } from '#web/session/auth-prompt.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

function FieldSkeleton({ hint }: { hint?: boolean }) {
  return (
    <div>
      <Skeleton className="mt-0.5 mb-2.5 h-4 w-24" />
      <Skeleton className="h-12 rounded-md" />
      {hint && <Skeleton className="mt-2.5 h-3.5 w-3/4" />}
    </div>
  )
}

/** The loading state of a form. */
export function FormSkeleton({ mode, withSwitch }: { mode: AuthMode; withSwitch: boolean }) {
  return (
    <SkeletonGroup label="Loading the form" className="grid grid-cols-1 gap-5">
      <ProviderButtonsSkeleton />
      <FieldSkeleton />
      <FieldSkeleton hint={mode === 'register'} />
      {mode === 'login' && <Skeleton className="h-5 w-36" />}
      {mode === 'register' && <Skeleton className="my-2.5 h-6 w-5/6" />}
      <Skeleton className="h-12 rounded-md" />
      {withSwitch && <Skeleton className="mx-auto my-3 h-5 w-56" />}
    </SkeletonGroup>
  )
}
