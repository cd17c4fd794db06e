import { LazyForm } from './lazy-form.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { SessionsList } from './settings/sessions-list.tsx'
import { CurrentEmail } from './settings/current-email.tsx'

const loadEmailForm = () => import('./settings/email-form.tsx')
const loadPasswordForm = () => import('./settings/password-form.tsx')

/** For /settings: the member's email address, whether it is confirmed, and how to change it. */
export function EmailSection() {
  return (
    <PageSection
      id="email"
      title="Email"
      intro="You sign in with it. A new one counts once you have used the link that we send there."
    >
      <CurrentEmail />
      <LazyForm load={loadEmailForm} fields={[false, false]} props={{}} />
    </PageSection>
  )
}

/** For /settings: a new password. */
export function PasswordSection() {
  return (
    <PageSection id="password" title="Password" intro="A new one signs you out on all your other devices.">
      <LazyForm load={loadPasswordForm} fields={[false, true]} props={{}} />
    </PageSection>
  )
}

/** For /settings: where the member is signed in. */
export function SessionsSection() {
  return (
    <PageSection
      id="sessions"
      title="Where you are signed in"
      intro="Sign out a device that you lost or do not recognise, then change your password."
    >
      <SessionsList />
    </PageSection>
  )
}
