import { Link } from 'react-router'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

const line = buttonClass({ variant: 'line' })

/**
 * The first steps. The document is the same for everybody: it holds the visitor's and the member's second step, and the stylesheet
 * shows the right one from the first picture. On a phone they are a second row, as high for one button as for two.
 */
export const HeroActions = () => {
  const { settled, member } = useSession()
  return (
    <div className="mt-6 grid gap-3 lg:flex">
      <Link to="/skin-quiz" className={buttonClass({ variant: 'primary' })}>Take AI Skin Quiz</Link>
      <div className="grid auto-cols-fr grid-flow-col gap-2 lg:flex lg:gap-3">
        {(!settled || member === null) && <AuthLink mode="register" className={`${line} for-visitors`}>Join Now</AuthLink>}
        {(!settled || member !== null) && <Link to="/dashboard" className={`${line} for-members max-lg:px-1`}>Go to Dashboard</Link>}
        {member?.subscriptionStatus === 'trial' && <Link to="/subscription" className={`${line} max-lg:px-1`}>Upgrade to Premium</Link>}
      </div>
    </div>
  )
}
