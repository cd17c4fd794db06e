import { useState } from 'react'
import { Link } from 'react-router'
import { verifyEmail } from '#contract/routes/account-security.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Route } from './+types/verify-email-page.ts'
import { isExpired } from './failed-form.ts'
import { useLinkToken } from '#web/shell/navigation/link-token.ts'
import { ResendButton } from './resend-button.tsx'
import { Outcome, SecurityPage } from './security-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/verify-email',
    title: 'Confirm your email',
    description: 'Confirm the email address of your Skynn account.',
    noindex: true,
  })

type State =
  | { step: 'ready' | 'sending' | 'expired' | 'taken' }
  | { step: 'failed'; message: string }
  | { step: 'done'; email: string }

const home = (
  <Button variant="primary" asChild>
    <Link to="/dashboard">Go to your dashboard</Link>
  </Button>
)

/** Confirms an address at the press of a button: mail scanners open links, and some of them run scripts, but they press nothing. */
export default function VerifyEmailPage() {
  const token = useLinkToken()
  const { refresh } = useSession()
  const [state, setState] = useState<State>({ step: 'ready' })
  const confirm = async () => {
    if (typeof token !== 'string') return
    setState({ step: 'sending' })
    try {
      const { email } = await call(verifyEmail, { body: { token } })
      void refresh()
      setState({ step: 'done', email })
    } catch (error) {
      if (isExpired(error)) setState({ step: 'expired' })
      else if (error instanceof ApiError && error.response?.code === 'email_taken') setState({ step: 'taken' })
      else setState({ step: 'failed', message: messageFor(error, 'Please try again.') })
    }
  }
  return (
    <SecurityPage title="Confirm your email" quote="One press, and your account can always find its way back to you.">
      {state.step === 'done' ? (
        <Outcome icon="check-circle" title="Your email is confirmed" takesFocus action={home}>
          <p>
            <b className="text-text">{state.email}</b> is the email of your account.
          </p>
        </Outcome>
      ) : state.step === 'expired' ? (
        <Expired />
      ) : state.step === 'taken' ? (
        <Outcome icon="info" title="This email has an account by now" takesFocus action={home}>
          <p>Someone joined Skynn with this address after you asked for the link. Your email stays as it was.</p>
        </Outcome>
      ) : token === null ? (
        <Outcome icon="link" title="This link is not complete">
          <p>Open the link in the email again, all of it.</p>
        </Outcome>
      ) : (
        <>
          <p className="text-text-2">Press the button to tell us that you received our email.</p>
          <Button
            variant="primary"
            block
            className="mt-5"
            pending={state.step === 'sending'}
            onClick={() => void confirm()}
          >
            Confirm my email
          </Button>
          <div role="status" className="mt-4 empty:hidden">
            {state.step === 'failed' && (
              <Note tone="danger" title="That did not work.">
                {state.message}
              </Note>
            )}
          </div>
        </>
      )}
    </SecurityPage>
  )
}

function Expired() {
  const { member } = useSession()
  if (member?.emailVerified) {
    return (
      <Outcome icon="check-circle" title="This link was used before" takesFocus action={home}>
        <p>
          Nothing more to do: <b className="text-text">{member.email}</b> is confirmed.
        </p>
      </Outcome>
    )
  }
  return (
    <Outcome
      icon="clock"
      title="This link has expired or was used before"
      takesFocus
      action={
        member ? (
          <ResendButton variant="primary" />
        ) : (
          <Button variant="primary" asChild>
            <Link to="/auth">Sign in</Link>
          </Button>
        )
      }
    >
      <p>
        {member
          ? 'We can send you a new one.'
          : 'Sign in to see whether your email is confirmed, and to get a new link in your settings.'}
      </p>
    </Outcome>
  )
}
