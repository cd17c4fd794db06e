import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ResendButton } from '../resend-button.tsx'

/** The member's address and whether it is confirmed. */
export function CurrentEmail() {
  const { member } = useSession()
  if (member === null) return null
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
