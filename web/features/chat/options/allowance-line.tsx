import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import type { Allowance } from '#contract/guidance.ts'
import { hasPersonalAdvice } from '#contract/membership.ts'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { formatTime } from '#web/ui/format.ts'
import { Note } from '#web/ui/note.tsx'

/** What is left of the daily allowance. */
export function AllowanceLine({ allowance }: { allowance: Allowance | undefined }) {
  if (allowance === undefined) return null
  const left = Math.max(0, allowance.limit - allowance.used)
  return `${left} of ${allowance.limit} messages left today`
}

/** The allowance is used up: when it starts again, and who has more. */
export function AllowanceUsed({
  message,
  allowance,
  member,
}: {
  message: string
  allowance: Allowance | undefined
  member: User | null
}) {
  return (
    <div role="alert">
      <Note tone="warning">
        <p>
          {message}
          {allowance !== undefined && ` They start again at ${formatTime(allowance.resetsAt)}.`} What you wrote stays
          here.
        </p>
        {member === null && (
          <p>
            Members have more messages a day and can keep their conversations:{' '}
            <AuthLink mode="register" className="link">
              join
            </AuthLink>{' '}
            or{' '}
            <AuthLink mode="login" className="link">
              sign in
            </AuthLink>
            .
          </p>
        )}
        {member !== null && !hasPersonalAdvice(member.subscriptionStatus) && (
          <p>
            Trial, premium and founding members have more messages a day, and replies that use their skin profile.{' '}
            <Link to="/dashboard" className="link">
              See the plans on your dashboard
            </Link>
            .
          </p>
        )}
        <p>A question about something urgent is always answered.</p>
      </Note>
    </div>
  )
}
