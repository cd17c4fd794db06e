import { Link } from 'react-router'
import { isUpgradable } from '#contract/membership.ts'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

const primary = buttonClass({ variant: 'primary' })

/**
 * The call-to-action buttons. The document is the same for all users: it contains the first button for visitors and the one for members,
 * and the stylesheet shows the right one from the first paint. On a phone the others form a second row of constant height.
 */
export function HeroActions() {
  const { settled, member } = useSession()
  const mayUpgrade = member !== null && isUpgradable(member.subscriptionStatus)
  const second = classNames(
    buttonClass({ variant: 'line' }),
    'max-lg:px-1',
    mayUpgrade && 'max-[26rem]:text-xs max-[22rem]:leading-tight max-[22rem]:whitespace-normal',
  )
  return (
    <div className="mt-6 grid gap-3 lg:flex">
      {(!settled || member === null) && (
        <AuthLink mode="register" className={`${primary} for-visitors`}>
          Join Now
        </AuthLink>
      )}
      {(!settled || member !== null) && (
        <Link to="/dashboard" className={`${primary} for-members`}>
          Go to Dashboard
        </Link>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2 lg:flex lg:gap-3">
        <Link to="/skin-quiz" className={second}>
          Take AI Skin Quiz
        </Link>
        {mayUpgrade && (
          <Link to="/subscription" className={second}>
            Upgrade to Premium
          </Link>
        )}
      </div>
    </div>
  )
}
