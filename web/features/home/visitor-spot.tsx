import { useSession } from '#web/session/session.tsx'
import { FoundingBanner } from './founding-banner.tsx'
import { JoinBox } from './join-box.tsx'

/**
 * The offer to visitors below the hero. The document is the same for all users, and the stylesheet hides it from members from the first
 * paint.
 * @param founding the founding cap while places are left, else null
 */
export function VisitorSpot({ founding }: { founding: number | null }) {
  const { settled, member } = useSession()
  if (settled && member !== null) return null
  return (
    <div className="for-visitors wrap mt-section">
      {founding === null ? <JoinBox /> : <FoundingBanner cap={founding} />}
    </div>
  )
}
