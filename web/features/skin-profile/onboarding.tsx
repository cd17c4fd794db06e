import { useEffect, useState } from 'react'
import { useLazyPart } from '#web/shell/lazy-part.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { loadWizard } from './load-onboarding.ts'
import { OnboardingSkeleton } from './onboarding-skeleton.tsx'

/** The onboarding after joining: a skeleton while its code loads, and a retry when that fails. */
export function Onboarding({ onDone }: { onDone: () => void }) {
  const { Part, ensureLoaded } = useLazyPart(loadWizard)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!failed) void ensureLoaded().then((loaded) => setFailed(!loaded))
  }, [failed, ensureLoaded])
  if (Part) return <Part onDone={onDone} />
  if (!failed) return <OnboardingSkeleton />
  return (
    <ErrorState title="The questions did not load" heading="h3" onRetry={() => setFailed(false)}>
      Check your connection, then try again.
    </ErrorState>
  )
}
