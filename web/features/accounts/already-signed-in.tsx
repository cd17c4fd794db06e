import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { useSignOut } from '#web/shell/sign-out.ts'
import { Button } from '#web/ui/button.tsx'

/** Shown on the sign-in page to a member who is already signed in. */
export function AlreadySignedIn({ member }: { member: User }) {
  const signOut = useSignOut()
  return (
    <>
      <h2 className="text-xl">You are signed in</h2>
      <p className="mt-2 text-muted">
        As <b className="wrap-anywhere text-text">{member.email}</b>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" asChild>
          <Link to="/dashboard">Go to your dashboard</Link>
        </Button>
        <Button variant="quiet" onClick={signOut}>
          Log out
        </Button>
      </div>
    </>
  )
}
