import { useSession } from '#web/session/session.tsx'

/** Tells the member that these are their last saved details, because the server is unreachable (decision A3). */
export function LastKnown() {
  const { outOfReach } = useSession()
  if (!outOfReach) return null
  return (
    <span className="mt-1 block max-w-60 text-xs text-warning">
      We could not reach your account just now. These are your last saved details.
    </span>
  )
}
