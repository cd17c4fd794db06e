import { useSession } from '#web/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { AuthLink } from './auth-link.tsx'
import { LazyMenu } from './lazy-menu.tsx'
import { NotificationsBell } from './notifications/bell.tsx'

const loadAccountMenu = () => import('./account-menu.tsx')

/**
 * The end of the header: Sign In and Join, or the bell and the avatar. The document contains both, and the `data-member` flag on `<html>`
 * shows the right one from the first paint, so nothing shifts when the session has loaded.
 */
export function AccountSpot() {
  const { settled, member } = useSession()
  return (
    <>
      {!member && (
        <div className="for-visitors flex items-center gap-1 max-md:hidden lg:gap-2">
          <Button asChild variant="quiet" size="sm" className="text-text">
            <AuthLink mode="login">Sign In</AuthLink>
          </Button>
          <Button asChild size="sm">
            <AuthLink mode="register">Join</AuthLink>
          </Button>
        </div>
      )}
      {(member || !settled) && (
        <div className="for-members flex items-center gap-1 lg:gap-2">
          <NotificationsBell />
          <div className="size-tap max-md:hidden">
            {member && (
              <LazyMenu load={loadAccountMenu} label="Your account">
                <Avatar size="sm" src={member.profileImageUrl} />
              </LazyMenu>
            )}
          </div>
        </div>
      )}
    </>
  )
}
