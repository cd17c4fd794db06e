import { PageSection } from '#web/ui/page-section.tsx'
import { FormSkeleton, LazyForm } from './lazy-form.tsx'
import { CurrentEmail } from './settings/current-email.tsx'
import { SessionsList, SessionsSkeleton } from './settings/sessions-list.tsx'

const loadEmailForm = () => import('./settings/email-form.tsx')
const loadPasswordForm = () => import('./settings/password-form.tsx')

/** The head of each section, the same while it loads, so that nothing moves. */
const heads = {
  email: {
    id: 'email',
    title: 'Email',
    intro: 'You sign in with it. A new one counts once you have used the link that we send there.',
  },
  password: { id: 'password', title: 'Password', intro: 'A new one signs you out on all your other devices.' },
  sessions: {
    id: 'sessions',
    title: 'Where you are signed in',
    intro: 'Sign out a device that you lost or do not recognise, then change your password.',
  },
}
/** The fields of each form, for its skeleton; true for one with a hint. */
const emailFields = [false, false]
const passwordFields = [false, true]

/** For /settings: the member's email address, whether it is confirmed, and how to change it. */
export function EmailSection() {
  return (
    <PageSection {...heads.email}>
      <CurrentEmail />
      <LazyForm load={loadEmailForm} fields={emailFields} props={{}} />
    </PageSection>
  )
}

/** For /settings: a new password. */
export function PasswordSection() {
  return (
    <PageSection {...heads.password}>
      <LazyForm load={loadPasswordForm} fields={passwordFields} props={{}} />
    </PageSection>
  )
}

/** For /settings: where the member is signed in. */
export function SessionsSection() {
  return (
    <PageSection {...heads.sessions}>
      <SessionsList />
    </PageSection>
  )
}

/** The three sections while the account loads. */
export function SecuritySkeleton() {
  return (
    <>
      <PageSection {...heads.email}>
        <CurrentEmail />
        <FormSkeleton fields={emailFields} />
      </PageSection>
      <PageSection {...heads.password}>
        <FormSkeleton fields={passwordFields} />
      </PageSection>
      <PageSection {...heads.sessions}>
        <SessionsSkeleton />
      </PageSection>
    </>
  )
}
