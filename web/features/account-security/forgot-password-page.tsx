import { useState } from 'react'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/forgot-password-page.ts'
import { LazyForm } from './lazy-form.tsx'
import { Outcome, SecurityPage } from './security-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'Get a link by email to choose a new password for your Skynn account.',
    noindex: true,
  })

const loadForm = () => import('./forgot-password-form.tsx')
if (typeof document !== 'undefined') loadForm().catch(() => {})

export default function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const onSent = (address: string) => {
    setEmail(address)
    setSent(true)
  }
  return (
    <SecurityPage title="Forgot your password?" quote="It happens to all of us. Your saved guides are still here.">
      {sent ? (
        <Outcome
          icon="mail"
          title="Check your email"
          takesFocus
          action={
            <Button variant="line" onClick={() => setSent(false)}>
              Send it again
            </Button>
          }
        >
          <p>
            If <b className="text-text">{email}</b> has a Skynn account, a link to choose a new password is on its way.
            It works once, for one hour.
          </p>
          <p className="text-muted">Nothing after a few minutes? Look in your spam folder, or check the spelling.</p>
        </Outcome>
      ) : (
        <LazyForm load={loadForm} fields={[false]} props={{ email, onSent }} />
      )}
    </SecurityPage>
  )
}
