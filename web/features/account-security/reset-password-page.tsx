import { useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/reset-password-page.ts'
import { LazyForm } from './lazy-form.tsx'
import { useLinkToken } from '#web/shell/navigation/link-token.ts'
import { Outcome, SecurityPage } from './security-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/reset-password',
    title: 'Choose a new password',
    description: 'Choose a new password for your Skynn account.',
    noindex: true,
  })

const loadForm = () => import('./reset-password-form.tsx')
if (typeof document !== 'undefined') loadForm().catch(() => {})

const newLink = (
  <Button variant="primary" asChild>
    <Link to="/forgot-password">Get a new link</Link>
  </Button>
)

export default function ResetPasswordPage() {
  const token = useLinkToken()
  const { signOut } = useSession()
  const [outcome, setOutcome] = useState<'reset' | 'expired'>()
  const onReset = async () => {
    // The server has ended every session, that of this browser included.
    await signOut()
    setOutcome('reset')
  }
  return (
    <SecurityPage title="Choose a new password" quote="Three random words beat one clever one.">
      {outcome === 'reset' ? (
        <Outcome
          icon="check-circle"
          title="Your password is changed"
          takesFocus
          action={
            <Button variant="primary" asChild>
              <Link to="/auth">Sign in</Link>
            </Button>
          }
        >
          <p>For your safety all your devices were signed out. Sign in with your new password.</p>
        </Outcome>
      ) : outcome === 'expired' ? (
        <Outcome icon="clock" title="This link has expired or was used before" takesFocus action={newLink}>
          <p>A link works once, for one hour. A new one takes a minute.</p>
        </Outcome>
      ) : token === null ? (
        <Outcome icon="link" title="This link is not complete" action={newLink}>
          <p>Open the link in the email again, all of it, or get a new one.</p>
        </Outcome>
      ) : (
        <LazyForm
          load={loadForm}
          fields={[true]}
          props={{ token: token ?? '', onReset, onExpired: () => setOutcome('expired') }}
        />
      )}
    </SecurityPage>
  )
}
