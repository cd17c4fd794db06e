import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ResendButton } from '../resend-button.tsx'

/** The member's address and whether it is confirmed. */
export function CurrentEmail() {
  const { member } = useSession()
  if (member === null) {
    return (
      <div className="mb-6 grid grid-cols-1 gap-3">
        <Skeleton className="h-6 w-64" />
        <Skeleton className="h-6 w-80" />
        <Skeleton className="h-11 w-36 rounded-md" />
      </div>
    )
  }
  return (
    <div className="mb-6 grid justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <b className="wrap-anywhere">{member.email}</b>
        {member.emailVerified ? (
          <Badge tone="soft" icon="check">
            Confirmed
          </Badge>
        ) : (
          <Badge tone="warning">Not confirmed yet</Badge>
        )}
      </p>
      {!member.emailVerified && (
        <>
          <p className="text-muted">
            Please confirm that it is yours: it is your way back in if you forget your password.
          </p>
          <ResendButton variant="line" size="sm" />
        </>
      )}
    </div>
  )
}
