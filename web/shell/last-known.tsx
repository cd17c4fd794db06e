import { useSession } from '#web/session/session.tsx'

/** Says that the member shown is the last known one, because the server could not be asked (decision A3). */
export function LastKnown() {
  const { outOfReach } = useSession()
  if (!outOfReach) return null
  return (
    <span className="mt-1 block max-w-60 text-xs text-warning">
      We could not reach your account just now. This is what we knew last.
    </span>
  )
}
