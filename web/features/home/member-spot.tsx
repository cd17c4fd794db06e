import { lazy, Suspense } from 'react'
import { useSession } from '#web/session/session.tsx'

// Lazy: visitors never need it.
const ProgressPanel = lazy(() => import('./progress-panel.tsx'))

/** The progress panel of members. The stylesheet hides its place from visitors; its height is reserved until it loads. */
export function MemberSpot() {
  const { settled, member } = useSession()
  if (settled && member === null) return null
  return (
    <div className="for-members wrap mt-section min-h-80 md:min-h-56">
      {member && (
        <Suspense>
          <ProgressPanel member={member} />
        </Suspense>
      )}
    </div>
  )
}
