import { lazy, Suspense } from 'react'
import { useSession } from '#web/session/session.tsx'
import { FoundingBanner } from './founding-banner.tsx'
import { JoinBox } from './join-box.tsx'

// Only members need it.
const ProgressPanel = lazy(() => import('./progress-panel.tsx'))

/**
 * One place below the hero: the founding offer for visitors, their progress for members. Both places are in the document, and the
 * stylesheet shows the right one from the first picture; the member's is kept free until it is filled.
 * @param founding the number of founding places while there are any left, else null
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
