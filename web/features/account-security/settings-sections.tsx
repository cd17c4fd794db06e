import { LazyForm } from './lazy-form.tsx'
import { SettingsSection } from './settings/settings-section.tsx'
import { SessionsList } from './settings/sessions-list.tsx'
import { CurrentEmail } from './settings/current-email.tsx'

const loadEmailForm = () => import('./settings/email-form.tsx')
const loadPasswordForm = () => import('./settings/password-form.tsx')

/** For /settings: the member's email address, whether it is confirmed, and how to change it. */
export function EmailSection() {
  return (
    <SettingsSection
      id="email"
      title="Email"
      intro="You sign in with it. A new one counts once you have used the link that we send there."
    >
      <CurrentEmail />
      <LazyForm load={loadEmailForm} fields={[false, false]} props={{}} />
    </SettingsSection>
  )
}

/** For /settings: a new password. */
export function PasswordSection() {
  return (
    <SettingsSection id="password" title="Password" intro="A new one signs you out on all your other devices.">
      <LazyForm load={loadPasswordForm} fields={[false, true]} props={{}} />
    </SettingsSection>
  )
}

/** For /settings: where the member is signed in. */
export function SessionsSection() {
  return (
    <SettingsSection
      id="sessions"
      title="Where you are signed in"
      intro="Sign out a device that you lost or do not recognise, then change your password."
    >
      <SessionsList />
    </SettingsSection>
  )
}
