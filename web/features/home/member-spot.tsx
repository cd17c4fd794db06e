import { lazy, Suspense } from 'react'
import { useSession } from '#web/session/session.tsx'
import { FoundingBanner } from './founding-banner.tsx'
import { JoinBox } from './join-box.tsx'

// Lazy: visitors never need it.
const ProgressPanel = lazy(() => import('./progress-panel.tsx'))

/**
 * The section below the hero: the founding offer for visitors, the progress panel for members. The document contains both, and the
 * stylesheet shows the right one from the first paint; the member's has a reserved height until it loads.
 * @param founding the founding cap while places are left, else null
 */
export function MemberSpot({ founding }: { founding: number | null }) {
  const { settled, member } = useSession()
  return (
    <div className="wrap mt-section">
      {(!settled || member === null) && (
        <div className="for-visitors">{founding === null ? <JoinBox /> : <FoundingBanner cap={founding} />}</div>
      )}
      {(!settled || member !== null) && (
        <div className="for-members min-h-80 md:min-h-56">
          {member && (
            <Suspense>
              <ProgressPanel member={member} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}
